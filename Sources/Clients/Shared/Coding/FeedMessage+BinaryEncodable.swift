import Campaigns
import Files

extension FeedMessage: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(identity)
        writer.write(screen)
        writer.write(window)
        writer.write(conditions)
        writer.write(source)
    }
}

extension FeedMessage.Condition: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(name)
        writer.write(value)
    }
}

extension FeedExcerpt: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        switch language {
        case .propertyList: writer.append(0 as UInt8)
        case .json: writer.append(1 as UInt8)
        }
        writer.write(entries)
    }
}
