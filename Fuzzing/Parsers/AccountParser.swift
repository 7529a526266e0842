@testable import Delivery

/// The file of a service account.
enum AccountParser: Parser {
    static let name = "account"

    static func read(_ bytes: [UInt8]) {
        guard let account = try? ServiceAccount(bytes: bytes) else { return }
        _ = try? account.assertion(at: 1_795_000_000)
    }
}
