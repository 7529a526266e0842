import Campaigns
import Files
import Simulation

extension RunReport: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(launches)
    }
}

extension RunReport.Launch: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(instant)
        writer.write(occasion)
        writer.write(shown)
        writer.write(moreShown)
        writer.write(reason)
        writer.write(named)
        writer.write(crash)
        writer.write(opened)
        writer.write(reasons)
        writer.write(moreReasons)
        writer.write(news)
        writer.write(moreNews)
    }
}

extension SimulatedOccasion: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        switch self {
        case .launch: writer.write(tag: 0, "")
        case .arrival: writer.write(tag: 1, "")
        case .events(let names): writer.write(tag: 2, names)
        case .step(let word): writer.write(tag: 3, word)
        }
    }
}

extension RunReport.Name: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        switch self {
        case .campaign(let campaign): writer.write(tag: 0, campaign)
        case .id(let campaign): writer.write(tag: 1, campaign)
        case .words(let words): writer.write(tag: 2, words)
        }
    }
}

extension RunReport.Shown: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(name)
        writer.write(buttons)
        writer.write(answer)
        writer.write(alternatives)
    }
}

extension RunReport.Answer: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        switch self {
        case .none: writer.write(tag: 0, "")
        case .button(let place): writer.write(tag: 1, place)
        case .words(let words): writer.write(tag: 2, words)
        }
    }
}

extension RunReport.Address: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        switch self {
        case .action(let campaign): writer.write(tag: 0, campaign)
        case .other(let address): writer.write(tag: 1, address)
        }
    }
}

extension RunReport.Reason: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(names)
        writer.write(more)
        writer.write(sentence)
        writer.write(behind)
    }
}
