import Files
import Foundation

/// The order of iNotify's keys: CoreFoundation's case-insensitive comparison of plain text, not numeric.
///
/// Texts are folded to lower case, so `_` and digits sort before letters; no locale takes part.
public enum CaseInsensitiveOrder {
    /// Whether the left text is less than, equal to or greater than the right one.
    public static func compare(_ left: String, _ right: String) -> ComparisonResult {
        let result = left.withUTF8Bytes { left in right.withUTF8Bytes { compareASCII(left, $0) } }
        if let result { return result }
        return NSString(string: left).compare(
            right, options: .caseInsensitive, range: NSRange(location: 0, length: left.utf16.count), locale: nil)
    }

    /// Whether the left text comes before the right one.
    static func areInOrder(_ left: String, _ right: String) -> Bool {
        compare(left, right) == .orderedAscending
    }

    /// Nil if one of the texts goes beyond ASCII.
    private static func compareASCII(
        _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
    ) -> ComparisonResult? {
        guard left.allSatisfy({ $0 < 0x80 }), right.allSatisfy({ $0 < 0x80 }) else { return nil }
        for place in 0..<min(left.count, right.count) {
            let (first, second) = (left[place].lowercased, right[place].lowercased)
            if first != second { return first < second ? .orderedAscending : .orderedDescending }
        }
        if left.count == right.count { return .orderedSame }
        return left.count < right.count ? .orderedAscending : .orderedDescending
    }
}
