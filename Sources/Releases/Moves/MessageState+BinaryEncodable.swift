import Campaigns
import Files

extension MessageState: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(working?.rawValue)
        writer.write(released?.rawValue)
    }
}

extension NextStep: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        switch self {
        case .approve(let campaigns):
            writer.append(0 as UInt8)
            writer.write(campaigns)
        case .approveAll: writer.append(1 as UInt8)
        case .write(let campaign, let file, let isStale):
            writer.append(2 as UInt8)
            writer.write(campaign)
            writer.write(file)
            writer.write(isStale)
        case .translate: writer.append(3 as UInt8)
        case .check: writer.append(4 as UInt8)
        case .release: writer.append(5 as UInt8)
        case .deploy: writer.append(6 as UInt8)
        case .publish(let file):
            writer.append(7 as UInt8)
            writer.write(file)
        case .putBack(let rollback, let file, let isGone):
            writer.append(8 as UInt8)
            writer.write(rollback)
            writer.write(file)
            writer.write(isGone)
        case .push(let campaigns):
            writer.append(9 as UInt8)
            writer.write(campaigns)
        }
    }
}

extension ReleaseObstacle: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        switch self {
        case .ahead(let number, let time):
            writer.append(0 as UInt8)
            writer.write(number)
            writer.write(time)
        case .noFolder: writer.append(1 as UInt8)
        case .templates: writer.append(2 as UInt8)
        }
    }
}
