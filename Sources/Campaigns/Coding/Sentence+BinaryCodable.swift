import Files

extension Sentence: BinaryCodable {
    /// Appends the pieces.
    public func write(to writer: inout ByteWriter) {
        writer.write(parts)
    }

    /// Reads a sentence.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        let parts: [Part] = try reader.value()
        self.init(parts)
    }
}

extension Sentence.Part: BinaryCodable {
    /// Appends the piece.
    public func write(to writer: inout ByteWriter) {
        switch self {
        case .words(let words):
            writer.append(0 as UInt8)
            writer.write(words)
        case .message(let name):
            writer.append(1 as UInt8)
            writer.write(name)
        case .moment(let instant, let written):
            writer.append(2 as UInt8)
            writer.write(instant)
            writer.write(written)
        case .command(let command):
            writer.append(3 as UInt8)
            writer.write(command.verb)
            writer.write(command.arguments)
        }
    }

    /// Reads a piece.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        switch try reader.number(UInt8.self) {
        case 0: self = .words(try reader.value())
        case 1: self = .message(try reader.value())
        case 2: self = .moment(try reader.value(), written: try reader.value())
        case 3: self = .command(TypedCommand(try reader.value(), try reader.value()))
        default: throw ByteReader.Damage()
        }
    }
}
