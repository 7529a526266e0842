import Files
import Foundation

/// A version prepared once, for comparing it as iNotify and Notable do: NSString's `compare:` with the numeric option.
///
/// Runs of ASCII digits compare as numbers that wrap at 64 bits, everything else character by character; a text that
/// ends first is smaller, so `1.0` comes before `1.0.0` and before `1.0b2`.
public struct NumericVersion: Sendable, Comparable, CustomStringConvertible {
    /// The version as it was written.
    public let text: String
    /// Nil for text beyond ASCII, where canonically equivalent characters must be found equal.
    private let parts: [Part]?

    /// A version of any text.
    public init(_ text: String) {
        self.text = text
        parts = Self.parts(of: text)
    }

    /// The version as it was written.
    public var description: String { text }

    /// Whether one is less than, equal to or greater than the other.
    func compare(to other: NumericVersion) -> ComparisonResult {
        guard let parts, let others = other.parts else {
            // Without a locale Foundation compares the same way everywhere.
            return NSString(string: text).compare(
                other.text, options: .numeric, range: NSRange(location: 0, length: text.utf16.count), locale: nil)
        }
        for (part, other) in zip(parts, others) where part != other {
            return part < other ? .orderedAscending : .orderedDescending
        }
        if parts.count == others.count { return .orderedSame }
        return parts.count < others.count ? .orderedAscending : .orderedDescending
    }

    /// Whether the left version is smaller.
    public static func < (left: NumericVersion, right: NumericVersion) -> Bool {
        left.compare(to: right) == .orderedAscending
    }

    /// Whether neither is smaller: `1.0` and `01.00` are equal.
    public static func == (left: NumericVersion, right: NumericVersion) -> Bool {
        left.compare(to: right) == .orderedSame
    }

    /// A character, or a run of digits.
    private struct Part: Comparable, Sendable {
        /// The code of the character, that of 0 for all digits.
        var code: UInt8
        /// The value of a run of digits.
        var value: UInt64 = 0

        static func < (left: Part, right: Part) -> Bool {
            left.code == right.code ? left.value < right.value : left.code < right.code
        }
    }

    private static func parts(of text: String) -> [Part]? {
        var parts: [Part] = []
        parts.reserveCapacity(text.utf8.count)
        var isInDigits = false
        for byte in text.utf8 {
            if byte >= 0x80 { return nil }
            if !byte.isDigit {
                parts.append(Part(code: byte))
            } else if isInDigits {
                parts[parts.count - 1].value = parts[parts.count - 1].value &* 10 &+ UInt64(byte - 0x30)
            } else {
                parts.append(Part(code: 0x30, value: UInt64(byte - 0x30)))
            }
            isInDigits = byte.isDigit
        }
        return parts
    }
}
