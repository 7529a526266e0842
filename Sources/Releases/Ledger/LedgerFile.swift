import Clients
import Files

/// A file of the ledger that is written: its place below `releases/<locale>/`, and its bytes.
public struct LedgerFile: Equatable, Sendable {
    /// Its place.
    public var path: String
    /// What is in it.
    var bytes: [UInt8]

    /// A file.
    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Bytes that are kept once, under their hash.
    init(keeping bytes: [UInt8]) {
        self.init(path: LedgerPath.file(SHA256Digest(of: bytes).hexadecimal), bytes: bytes)
    }

    /// An approval.
    init(_ approval: Approval) {
        let bytes = approval.bytes
        self.init(
            path: LedgerPath.approval(
                campaign: approval.message.campaign, message: approval.message.hash,
                file: SHA256Digest(of: bytes).hexadecimal), bytes: bytes)
    }

    /// A step of sending.
    public init(_ record: SendingRecord) {
        let bytes = record.bytes
        self.init(
            path: LedgerPath.sending(
                campaign: record.campaign, message: record.message, file: SHA256Digest(of: bytes).hexadecimal),
            bytes: bytes)
    }

    /// The JSON in some bytes.
    static func json(_ bytes: [UInt8]) throws(LedgerFormError) -> PropertyValue {
        do {
            return try JSONReader().read(bytes)
        } catch {
            throw LedgerFormError("it is no JSON: \(error)")
        }
    }
}
