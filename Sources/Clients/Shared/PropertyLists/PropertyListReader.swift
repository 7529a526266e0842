import Campaigns
import Files
import Foundation

/// Reads property lists as the clients do: XML, binary, or the old text with braces.
///
/// Foundation's parsers recurse, so nesting is measured before they see the bytes. Entries of a dictionary come out in
/// the order of their names by Unicode scalars, because the parsers do not keep the order of the file.
struct PropertyListReader: Sendable {
    /// The most bytes that are accepted.
    var largestSize = 64 << 20
    /// How many values may stand inside each other.
    var greatestDepth = 200
    /// The most values that are accepted.
    var mostValues = 4_000_000
    /// The most bytes of texts and data that are accepted, counting shared ones once for each place.
    var mostBytes = 256 << 20

    /// A reader with limits far above what a feed needs.
    init() {}

    /// The value that the bytes hold.
    func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyValue {
        guard bytes.count <= largestSize else { throw .tooLarge(limit: largestSize) }
        var budget = PropertyListBudget(
            greatestDepth: greatestDepth, mostValues: mostValues, mostBytes: mostBytes)
        if BinaryPropertyListParser.recognizes(bytes) {
            do {
                var parser = try BinaryPropertyListParser(bytes, budget: budget)
                return try parser.value()
            } catch  where Self.isWord(bytes) {
                // What begins like a binary list and is none is read as text, where a single word is a property list.
            } catch {
                throw error
            }
        }
        if let value = StandardPropertyListParser.document(bytes, budget: budget) { return value }
        if let encoding = PropertyListNesting.unreadableEncoding(of: bytes) {
            throw .malformed("its encoding is \(encoding), which is not read here")
        }
        guard PropertyListNesting(limit: greatestDepth).accepts(bytes) else { throw .tooDeep(limit: greatestDepth) }
        return try Self.convert(parse(bytes), depth: 0, &budget)
    }

    /// Whether the bytes are a word that the old notation takes without quotes, perhaps with line ends behind it.
    private static func isWord(_ bytes: [UInt8]) -> Bool {
        let end = bytes.lastIndex { $0 != 0x0A && $0 != 0x0D && $0 != 0x20 && $0 != 0x09 } ?? 0
        return bytes[...end].allSatisfy(\.isInBareWord)
    }

    private func parse(_ bytes: [UInt8]) throws(PropertyListError) -> Any {
        let text = SourceFile(path: "", bytes: PropertyListText.utf8(bytes)).bytes
        try refuseFaultyBraces(text)
        do {
            return try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
        } catch {
            let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
            // Foundation tells the line in its words alone, and none where letters are not in the file's encoding.
            let line = reason?.firstMatch(of: /line ([0-9]+)/).flatMap { Int($0.1) }
            if line == nil, let offset = Self.firstByteNotInUTF8(of: bytes) {
                throw .malformed(
                    "a letter is not in UTF-8; save the file as UTF-8, as its first line says", offset: offset)
            }
            if !Self.isXML(text), let offset = SourceFile(path: "", bytes: text).firstInvalidByte {
                throw .malformed("a letter is not in UTF-8; save the file as UTF-8", offset: offset)
            }
            let offset = PropertyListFault.offset(in: text, line: line)
            let isReference = reason?.contains("ampersand-escape") == true
            let advice = isReference ? Self.advice(onReferenceAt: offset, in: text) : ""
            throw .malformed((reason ?? "the data is not in the correct format") + advice, offset: offset)
        }
    }

    /// Finds what is wrong in the old notation before Foundation sees it, which tells neither the place nor the reason.
    private func refuseFaultyBraces(_ text: [UInt8]) throws(PropertyListError) {
        guard !Self.isXML(text), String(validating: text, as: UTF8.self) != nil else { return }
        var walk = BraceListWalk(text)
        if let fault = walk.fault() { throw .malformed(fault.reason, offset: fault.offset) }
    }

    /// Whether a text begins as XML does, if it says anything.
    private static func isXML(_ text: [UInt8]) -> Bool {
        text.first { $0 > 0x20 }.map { $0 == UInt8(ascii: "<") } ?? true
    }

    /// What to write in place of a reference that XML does not know, the mistake that hands make most often: they forget what
    /// `&` means, or take one of HTML's.
    private static func advice(onReferenceAt offset: Int?, in text: [UInt8]) -> String {
        let rest = offset.map { String(decoding: text[$0...].prefix(40), as: UTF8.self) } ?? ""
        guard let name = rest.prefixMatch(of: /&[A-Za-z][A-Za-z0-9]*;/) else { return "; write &amp; for &" }
        return "; XML does not know \(name.0): write the character itself, or its number, as in &#233; for é"
    }

    /// The first byte that is not UTF-8, in XML that says it is, as editors leave it that save in another.
    private static func firstByteNotInUTF8(of bytes: [UInt8]) -> Int? {
        let head = String(decoding: bytes.prefix(400), as: UTF8.self).lowercased()
        let file = SourceFile(path: "", bytes: bytes)
        guard head.contains(/encoding=["']utf-8["']/), !bytes.contains(0) else { return nil }
        return file.firstInvalidByte
    }

    private static func convert(
        _ value: Any, depth: Int, _ budget: inout PropertyListBudget
    ) throws(PropertyListError) -> PropertyValue {
        try budget.spend(depth: depth)
        switch value {
        case let text as String: return .string(text)
        case let number as NSNumber: return convert(number)
        case let date as Date:
            return .date(try PropertyListDate.instant(sinceReference: date.timeIntervalSinceReferenceDate))
        case let data as Data: return .data(Array(data))
        case let values as [Any]:
            var result: [PropertyValue] = []
            result.reserveCapacity(values.count)
            for value in values { result.append(try convert(value, depth: depth + 1, &budget)) }
            return .array(result)
        case let values as [String: Any]:
            var entries: [String: PropertyValue] = [:]
            for (key, value) in values { entries[key] = try convert(value, depth: depth + 1, &budget) }
            return .dictionary(entries.map { PropertyValue.Entry($0.key, $0.value) }.sortedByScalars)
        default: throw .malformed("a value of an unknown type")
        }
    }

    /// Numbers bridge to one another freely (1 is also true), so only the type they are stored in tells them apart.
    private static func convert(_ number: NSNumber) -> PropertyValue {
        switch UInt8(bitPattern: number.objCType[0]) {
        case UInt8(ascii: "c"), UInt8(ascii: "B"): .boolean(number.boolValue)
        case UInt8(ascii: "d"), UInt8(ascii: "f"): .real(number.doubleValue)
        case UInt8(ascii: "Q"): Int64(exactly: number.uint64Value).map { .integer($0) } ?? .real(number.doubleValue)
        default: .integer(number.int64Value)
        }
    }
}

extension [PropertyValue.Entry] {
    /// The entries in the order of their names by Unicode scalars, which is that of their bytes in UTF-8.
    var sortedByScalars: [PropertyValue.Entry] { sorted { $0.key.isBytewiseLess(than: $1.key) } }
}
