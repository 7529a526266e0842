import Files

extension YAMLNode: BinaryCodable {
    /// Appends the node with all that is in it.
    public func write(to writer: inout ByteWriter) {
        writer.write(offset)
        switch content {
        case .scalar(let text, let isQuoted):
            writer.append(isQuoted ? 1 : 0 as UInt8)
            writer.append(text)
        case .sequence(let nodes):
            writer.append(2 as UInt8)
            writer.write(nodes)
        case .mapping(let entries):
            writer.append(3 as UInt8)
            writer.write(entries)
        }
    }

    /// Reads a node.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        let offset: Int = try reader.value()
        let content: Content
        switch try reader.number(UInt8.self) {
        case 0: content = .scalar(try reader.text(), isQuoted: false)
        case 1: content = .scalar(try reader.text(), isQuoted: true)
        case 2: content = .sequence(try reader.nested { (reader) throws(ByteReader.Damage) in try reader.value() })
        case 3: content = .mapping(try reader.nested { (reader) throws(ByteReader.Damage) in try reader.value() })
        default: throw ByteReader.Damage()
        }
        self.init(content, at: offset)
    }
}

extension YAMLNode.Entry: BinaryCodable {
    /// Appends the name and what stands under it.
    public func write(to writer: inout ByteWriter) {
        writer.append(key)
        writer.write(keyOffset)
        writer.write(value)
    }

    /// Reads a name and what stands under it.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        self.init(key: try reader.text(), keyOffset: try reader.value(), value: try reader.value())
    }
}
