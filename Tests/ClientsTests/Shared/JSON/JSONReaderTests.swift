import Campaigns
import Testing

@testable import Clients

@Suite struct JSONReaderTests {
    @Test(
        arguments: [
            ("{\"b\": 1, \"a\": [true, false, null]}", ["b": 1, "a": [true, false, nil]]),
            ("1", 1), ("-0", 0), ("1.0", .real(1)), ("1e2", .real(100)), ("-1.5E-1", .real(-0.15)),
            ("9223372036854775807", .integer(Int64.max)), ("9223372036854775808", .real(9_223_372_036_854_775_808)),
            ("\"\\u00e9\\ud83d\\ude00\\n\\/\"", "é😀\n/"),
            ("{\"a\": 1, \"b\": 2, \"a\": 3}", ["a": 3, "b": 2]),
            (" [ ] ", []),
        ] as [(String, PropertyValue)])
    func jsonIsRead(_ text: String, _ expected: PropertyValue) throws {
        #expect(try JSONReader().read(Array(text.utf8)) == expected)
    }

    @Test(arguments: [
        "", "{", "[1,]", "{\"a\":1,}", "{a: 1}", "01", "1.", ".5", "+1", "1e", "nul", "\"\n\"", "\"\\x\"",
        "\"\\ud83d\"",
        "\"\\ud83d\\u0041\"", "\"\\udc00\"", "[1] 2", "'a'", "NaN", "1e999", "\"a", "\u{FEFF}\u{FEFF}1",
    ])
    func whatIsNoJSONIsRefused(_ text: String) {
        #expect(throws: JSONError.self) { try JSONReader().read(Array(text.utf8)) }
    }

    @Test func textThatIsNotUTF8IsRefused() {
        #expect(throws: JSONError.self) { try JSONReader().read([0x22, 0xC3, 0x28, 0x22]) }
    }

    /// The dictionaries of clients compare names letter by letter, where Swift's texts take two forms of one for equal.
    @Test(arguments: [0, 30])
    func twoFormsOfALetterAreTwoNames(others: Int) throws {
        let more = (0..<others).map { "\"\($0)\": 0, " }.joined()
        let object = try JSONReader().read(Array("{\(more)\"\\u00e9\": 1, \"e\\u0301\": 2, \"\\u00e9\": 3}".utf8))
        let values = object.dictionary?.dropFirst(others).map { [$0.key.utf8.count, Int($0.value.integer ?? 0)] }
        #expect(values == [[2, 3], [3, 2]])
    }

    @Test func nestingIsLimited() {
        let text = String(repeating: "[", count: 1_000_000)
        #expect(throws: JSONError("values nested too deep", offset: 101)) { try JSONReader().read(Array(text.utf8)) }
    }

    /// Apple's reader lets one comma pass behind the last element, and no other.
    @Test func foundationReadsTrailingCommas() throws {
        let text = Array("{\"a\": [1, [2,],\n], \"b\": {\"c\": 3 , } ,}".utf8)
        #expect(try JSONReader.foundation.read(text) == ["a": [1, [2]], "b": ["c": 3]])
        for wrong in ["[,]", "{,}", "[1,,]", "{\"a\":1,,}", "[1,}", "[1,", "1,", "{\"a\",}"] {
            #expect(throws: JSONError.self) { try JSONReader.foundation.read(Array(wrong.utf8)) }
        }
    }

    /// Phones read a control file of 512 levels.
    @Test(arguments: [(JSONReader(), 100), (.foundation, 512)])
    func soManyLevelsAreRead(_ reader: JSONReader, _ levels: Int) throws {
        func nested(_ levels: Int) -> [UInt8] {
            Array((String(repeating: "[", count: levels) + String(repeating: "]", count: levels)).utf8)
        }
        #expect(throws: Never.self) { try reader.read(nested(levels)) }
        #expect(throws: JSONError.self) { try reader.read(nested(levels + 1)) }
    }

    @Test func datesAreReadInJourneysOnly() throws {
        let bytes = Array("{\"$date\": \"2026-11-20T09:00:00.250Z\"}".utf8)
        #expect(try JSONReader().read(bytes) == ["$date": "2026-11-20T09:00:00.250Z"])
        #expect(try JSONReader(readsDates: true).read(bytes) == .date(Instant(milliseconds: 1_795_165_200_250)))
    }

    /// Small objects are looked through, large ones have a table.
    @Test(arguments: [1, 11, 12, 13, 40])
    func ofEqualNamesTheLastOneWinsInThePlaceOfTheFirst(_ count: Int) throws {
        let names = (0..<count).map { "\"n\($0)\": 1" } + (0..<count).map { "\"n\($0)\": \($0)" }
        let value = try JSONReader().read(Array("{\(names.joined(separator: ", "))}".utf8))
        #expect(value == .dictionary((0..<count).map { .init("n\($0)", .integer(Int64($0))) }))
    }
}
