import Clients

@testable import Newsroom
@testable import Releases

/// What releases/ holds: manifests, approvals, contents, steps of sending, and the file `current`.
enum LedgerParser: Parser {
    static let name = "ledger"
    static let greatestLength = 8192

    static func read(_ bytes: [UInt8]) {
        if let manifest = try? ReleaseManifest(bytes: bytes) {
            let again = try? ReleaseManifest(bytes: manifest.bytes)
            precondition(again == manifest, "a manifest that cannot be read again")
        }
        if let approval = try? Approval(bytes: bytes) {
            precondition((try? Approval(bytes: approval.bytes)) == approval, "an approval that cannot be read again")
        }
        if let record = try? SendingRecord(bytes: bytes) {
            precondition((try? SendingRecord(bytes: record.bytes)) == record, "a sending that cannot be read again")
        }
        if let content = try? MessageContent(json: LedgerFile.json(bytes)) {
            precondition((try? MessageContent(json: content.json)) == content, "a content that cannot be read again")
            _ = content.hash
        }
        _ = LedgerVerification.current(bytes)
        _ = OutputManifest(json: bytes)
        let path = String(decoding: bytes, as: UTF8.self)
        _ = LedgerPath.approval(named: path)
        _ = LedgerPath.isRelease(path)
        let isMade = ClientCatalogue.makes(path, in: "fr")
        precondition(!isMade || !path.utf8.contains { $0 < 0x20 }, "a path that is no line of a list")
    }
}
