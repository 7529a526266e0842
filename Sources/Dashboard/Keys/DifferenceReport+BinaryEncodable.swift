import Campaigns
import Files
import Releases

extension DifferenceReport: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(until)
        writer.write(groups)
        writer.write(messages)
    }
}

extension DifferenceReport.Group: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(title)
        writer.write(items)
    }
}

extension DifferenceReport.Item: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(campaigns)
        writer.write(who)
        writer.write(sentences)
    }
}

extension DifferenceReport.Sentence: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(start)
        writer.write(campaigns)
        writer.write(more)
        writer.write(end)
    }
}

extension DifferenceReport.Message: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(campaign)
        writer.write(word)
        writer.write(fields)
        writer.write(lines)
    }
}

extension DifferenceReport.Field: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(name)
        writer.write(before)
        writer.write(after)
    }
}

extension DifferencePart: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        switch self {
        case .line(let line):
            writer.append(0 as UInt8)
            writer.write(line.kind.rawValue)
            writer.write(line.pieces)
        case .gap(let count):
            writer.append(1 as UInt8)
            writer.write(count)
        }
    }
}

extension LineDifference.Piece: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(text)
        writer.write(isChanged)
    }
}
