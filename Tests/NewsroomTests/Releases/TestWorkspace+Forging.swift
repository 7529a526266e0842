import Files
import Foundation

@testable import Releases

/// A ledger as somebody makes it who can write hashes too.
extension TestWorkspace {
    /// Changes the manifests of a locale, the first one first, and makes the chain of releases fit.
    func forge(_ locale: String, _ change: (_ number: Int, _ manifest: String) -> String) throws {
        let folder = "releases/\(locale)"
        let last = try ledger(locale).releases.count
        var before: (old: String, new: String)?
        for number in 1...last {
            let path = "\(folder)/\(LedgerPath.manifest(number))"
            let old = try text(path)
            var new = change(number, old)
            if let before { new = new.replacing(before.old, with: before.new) }
            try write(new, to: path)
            before = (Self.hash(old), Self.hash(new))
        }
        try write("\(last) \(before?.new ?? "")\n", to: "\(folder)/\(LedgerPath.current)")
    }

    /// Keeps bytes in a locale's ledger, and returns the hash they are kept under.
    func keep(_ text: String, in locale: String) throws -> String {
        let hash = Self.hash(text)
        try write(text, to: "releases/\(locale)/\(LedgerPath.file(hash))")
        return hash
    }

    private static func hash(_ text: String) -> String { SHA256Digest(of: Array(text.utf8)).hexadecimal }
}
