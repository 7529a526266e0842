import Campaigns
import Files

extension PropertyValue: BinaryCodable {
    /// Appends the value behind its type.
    public func write(to writer: inout ByteWriter) {
        switch self {
        case .null: writer.append(0 as UInt8)
        case .string(let text):
            writer.append(1 as UInt8)
            writer.append(text)
        case .integer(let number):
            writer.append(2 as UInt8)
            writer.append(number)
        case .real(let number):
            writer.append(3 as UInt8)
            writer.write(number)
        case .boolean(let flag): writer.append(flag ? 5 : 4 as UInt8)
        case .date(let instant):
            writer.append(6 as UInt8)
            writer.write(instant)
        case .data(let bytes):
            writer.append(7 as UInt8)
            writer.append(bytes)
        case .array(let values):
            writer.append(8 as UInt8)
            writer.write(values)
        case .dictionary(let entries):
            writer.append(9 as UInt8)
            writer.write(entries)
        }
    }

    /// Reads a value.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        switch try reader.number(UInt8.self) {
        case 0: self = .null
        case 1: self = .string(try reader.text())
        case 2: self = .integer(try reader.number(Int64.self))
        case 3: self = .real(try reader.value())
        case 4: self = .boolean(false)
        case 5: self = .boolean(true)
        case 6: self = .date(try reader.value())
        case 7: self = .data(try reader.content())
        case 8: self = .array(try reader.nested { (reader) throws(ByteReader.Damage) in try reader.value() })
        case 9: self = .dictionary(try reader.nested { (reader) throws(ByteReader.Damage) in try reader.value() })
        default: throw ByteReader.Damage()
        }
    }
}

extension PropertyValue.Entry: BinaryCodable {
    /// Appends the name and its value.
    public func write(to writer: inout ByteWriter) {
        writer.append(key)
        writer.write(value)
    }

    /// Reads a name and its value.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        self.init(try reader.text(), try reader.value())
    }
}
