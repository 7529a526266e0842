import Files

/// An app's version as people read it: number by number, missing ones zero, a pre-release before its release.
///
/// `1.10` is after `1.9`, `1.0` equals `1.0.0`, and `2.0b1` is before `2.0`. How a client's code compares may differ:
/// that is the device's business.
public struct AppVersion: Hashable, Sendable {
    /// The version as it was written.
    public let text: String
    private let numbers: [String]
    private let preRelease: [Piece]

    /// Reads a version such as `2.0`, `1.4.2`, `3.0-beta.1` or `2.0b1`; nil if it does not begin with a number, has a
    /// point with nothing behind it, or holds anything but ASCII letters, digits, `.`, `-`, `_` and `+`.
    public init?(_ text: String) {
        let allowed = text.utf8.allSatisfy { $0.isLetterOrDigit || ".-_+".utf8.contains($0) }
        guard allowed, !text.isEmpty, text.utf8.count <= 64 else { return nil }
        self.text = text
        var numbers: [String] = []
        var rest = Substring(text.prefix { $0 != "+" })
        while true {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard !digits.isEmpty else { return nil }
            let significant = digits.drop { $0 == "0" }
            numbers.append(String(significant))
            rest = rest[digits.endIndex...]
            guard rest.first == ".", let next = rest.dropFirst().first, next.isASCII, next.isNumber else { break }
            rest = rest.dropFirst()
        }
        while numbers.last?.isEmpty == true { numbers.removeLast() }
        self.numbers = numbers
        guard !rest.hasPrefix("."), !rest.hasSuffix("."), !rest.contains("..") else { return nil }
        preRelease = Self.pieces(rest)
    }

    /// Whether two versions mean the same release, however they are written.
    public static func == (left: AppVersion, right: AppVersion) -> Bool {
        left.numbers == right.numbers && left.preRelease == right.preRelease
    }

    /// Hashes what equality compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(numbers)
        hasher.combine(preRelease)
    }
}

extension AppVersion: Comparable {
    /// Orders versions as people do.
    public static func < (left: AppVersion, right: AppVersion) -> Bool {
        for index in 0..<max(left.numbers.count, right.numbers.count) {
            let first = index < left.numbers.count ? left.numbers[index] : ""
            let second = index < right.numbers.count ? right.numbers[index] : ""
            if first != second {
                // Without leading zeros the longer number is the larger one; so no number is too large.
                return (first.utf8.count, first) < (second.utf8.count, second)
            }
        }
        if left.preRelease.isEmpty || right.preRelease.isEmpty {
            return !left.preRelease.isEmpty && right.preRelease.isEmpty
        }
        return left.preRelease.lexicographicallyPrecedes(right.preRelease) { first, second in
            (first.isNumber ? 0 : 1, first.length, first.text) < (second.isNumber ? 0 : 1, second.length, second.text)
        }
    }
}

extension AppVersion {
    /// A run of digits, or of anything else, of a pre-release.
    private struct Piece: Hashable {
        var isNumber: Bool
        var text: String
        /// The number of digits of a number, so that 10 follows 9; the same for all words.
        var length: Int
    }

    private static func pieces(_ text: Substring) -> [Piece] {
        var result: [Piece] = []
        var rest = text
        while let first = rest.first {
            let isNumber = first.isNumber
            let run = rest.prefix { $0.isNumber == isNumber }
            rest = rest[run.endIndex...]
            let significant = isNumber ? run.drop { $0 == "0" } : run
            result.append(
                Piece(isNumber: isNumber, text: String(significant), length: isNumber ? significant.count : 0))
        }
        return result
    }
}

extension FieldReader {
    /// A version of the app.
    mutating func version(_ key: String) -> Located<AppVersion>? {
        guard let text = notation(key) else { return nil }
        return version(text)
    }

    /// The version of a system under a name: numbers with dots between them, which is all that phones compare.
    mutating func systemVersion(_ key: String) -> Located<String>? {
        guard let text = notation(key) else { return nil }
        let parts = text.value.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let isVersion = parts.allSatisfy { part in
            (1...9).contains(part.count) && part.allSatisfy(\.isDigit)
        }
        guard isVersion, text.value.utf8.count <= 64 else {
            report(
                .badVersion, at: text.offset, "“\(text.value)” is not a version of a system",
                suggestion: "write numbers with dots between them, such as 17.0")
            return nil
        }
        return text
    }

    /// A text that is to be a version of the app.
    mutating func version(_ text: Located<String>) -> Located<AppVersion>? {
        guard let version = AppVersion(text.value) else {
            report(
                .badVersion, at: text.offset, "“\(text.value)” is not a version",
                suggestion: "write numbers with dots between them, such as 2.0.1")
            return nil
        }
        return Located(version, at: text.offset)
    }
}

extension Rule {
    /// A text that is no version.
    static let badVersion = Rule.locked("bad-version")
}
