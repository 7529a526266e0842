import Campaigns
import Foundation

/// Reads property lists as the clients do: XML, binary, or the old text with braces.
///
/// Foundation's parsers recurse, so nesting is measured before they see the bytes. Entries of a dictionary come out in
/// the order of their names by Unicode scalars, because the parsers do not keep the order of the file.
public struct PropertyListReader: Sendable {
    /// The most bytes that are accepted.
    public var largestSize = 64 << 20
    /// How many values may stand inside each other.
    public var greatestDepth = 200
    /// The most values that are accepted.
    public var mostValues = 4_000_000

    /// A reader with limits far above what a feed needs.
    public init() {}

    /// The value that the bytes hold.
    public func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyValue {
        guard bytes.count <= largestSize else { throw .tooLarge(limit: largestSize) }
        guard PropertyListNesting(limit: greatestDepth).accepts(bytes) else { throw .tooDeep(limit: greatestDepth) }
        var remaining = mostValues
        return try convert(parse(bytes), depth: 0, remaining: &remaining)
    }

    private func parse(_ bytes: [UInt8]) throws(PropertyListError) -> Any {
        do {
            return try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
        } catch {
            let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
            throw .malformed(reason ?? "the data is not in the correct format")
        }
    }

    private func convert(_ value: Any, depth: Int, remaining: inout Int) throws(PropertyListError) -> PropertyValue {
        guard depth <= greatestDepth else { throw .tooDeep(limit: greatestDepth) }
        remaining -= 1
        guard remaining >= 0 else { throw .tooManyValues(limit: mostValues) }
        switch value {
        case let text as String: return .string(text)
        case let number as NSNumber: return Self.convert(number)
        case let date as Date: return try Self.convert(date)
        case let data as Data: return .data(Array(data))
        case let values as [Any]:
            var result: [PropertyValue] = []
            result.reserveCapacity(values.count)
            for value in values {
                result.append(try convert(value, depth: depth + 1, remaining: &remaining))
            }
            return .array(result)
        case let values as [String: Any]:
            var entries: [PropertyValue.Entry] = []
            entries.reserveCapacity(values.count)
            for (key, value) in values {
                entries.append(.init(key, try convert(value, depth: depth + 1, remaining: &remaining)))
            }
            entries.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            return .dictionary(entries)
        default: throw .malformed("a value of an unknown type")
        }
    }

    /// Numbers bridge to one another freely (1 is also true), so only the type they are stored in tells them apart.
    private static func convert(_ number: NSNumber) -> PropertyValue {
        switch number.objCType[0] {
        case CChar(bitPattern: UInt8(ascii: "c")), CChar(bitPattern: UInt8(ascii: "B")): .boolean(number.boolValue)
        case CChar(bitPattern: UInt8(ascii: "d")), CChar(bitPattern: UInt8(ascii: "f")): .real(number.doubleValue)
        case CChar(bitPattern: UInt8(ascii: "Q")):
            Int64(exactly: number.uint64Value).map { .integer($0) } ?? .real(number.doubleValue)
        default: .integer(number.int64Value)
        }
    }

    private static func convert(_ date: Date) throws(PropertyListError) -> PropertyValue {
        let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
        // Beyond the years 0 to 9999 no notation of ours can show the moment.
        guard abs(milliseconds) < 300_000_000_000_000 else { throw .malformed("a date outside the calendar") }
        return .date(Instant(milliseconds: Int64(milliseconds)))
    }
}
