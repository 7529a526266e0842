import Campaigns
import Foundation
import Testing

@testable import Clients

@Suite struct PropertyListReaderTests {
    private let everything: PropertyValue = .dictionary([
        .init("big", .real(18_446_744_073_709_551_616)),
        .init("data", .data([0, 1, 2])),
        .init("date", .date(Instant(seconds: 1_767_225_600))),
        .init("false", false),
        .init("list", ["x", ["y": "z"]]),
        .init("negative", -5),
        .init("one", 1),
        .init("oneAndAHalf", .real(1.5)),
        .init("oneReal", .real(1)),
        .init("true", true),
        .init("zero", 0),
    ])

    @Test func xmlKeepsEveryType() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict>
            <key>zero</key><integer>0</integer><key>one</key><integer>1</integer>
            <key>true</key><true/><key>false</key><false/>
            <key>oneReal</key><real>1</real><key>oneAndAHalf</key><real>1.5</real>
            <key>negative</key><integer>-5</integer><key>big</key><integer>18446744073709551615</integer>
            <key>date</key><date>2026-01-01T00:00:00Z</date><key>data</key><data>AAEC</data>
            <key>list</key><array><string>x</string><dict><key>y</key><string>z</string></dict></array>
            </dict></plist>
            """
        #expect(try PropertyListReader().read(Array(text.utf8)) == everything)
    }

    /// A phone reads them, and nobody lives to see them.
    @Test(arguments: [
        ("10000-01-01T00:00:00Z", Instant(milliseconds: 253_402_300_799_999)),
        ("99999999-12-31T23:59:59Z", Instant(milliseconds: 253_402_300_799_999)),
        ("9999-12-31T23:59:59Z", Instant(seconds: 253_402_300_799)),
        ("-0001-01-01T00:00:00Z", Instant.representable.lowerBound),
    ])
    func datesBeyondWhatCanBeWrittenAreTheLastThatCan(_ text: String, _ instant: Instant) throws {
        let list = "<plist><dict><key>a</key><date>\(text)</date></dict></plist>"
        #expect(try PropertyListReader().read(Array(list.utf8)) == ["a": .date(instant)])
    }

    @Test func binaryKeepsEveryType() throws {
        let objects: [String: Any] = [
            "zero": 0, "one": 1, "true": true, "false": false, "oneReal": 1.0, "oneAndAHalf": 1.5, "negative": -5,
            "date": Date(timeIntervalSince1970: 1_767_225_600), "data": Data([0, 1, 2]), "list": ["x", ["y": "z"]],
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: objects, format: .binary, options: 0)
        let entries = (everything.dictionary ?? []).filter { $0.key != "big" }
        #expect(try PropertyListReader().read(Array(data)) == .dictionary(entries))
    }

    @Test(
        arguments: [
            (
                "{ b = 1; a = (x, \"y z\"); c = <00ff>; d = { e = f; }; }",
                ["a": ["x", "y z"], "b": "1", "c": .data([0, 255]), "d": ["e": "f"]]
            ),
            ("OK", "OK"),
            ("404", "404"),
            ("bplist00", "bplist00"),
            ("bplistOK", "bplistOK"),
            ("bplist00\r\n", "bplist00"),
            ("{}", [:]),
            ("/* { */ a = \"{ \\\" {\"; // {\n", ["a": "{ \" {"]),
        ] as [(String, PropertyValue)])
    func oldStyleTextIsRead(_ text: String, _ expected: PropertyValue) throws {
        #expect(try PropertyListReader().read(Array(text.utf8)) == expected)
    }

    @Test(arguments: ["", "<html><body>404</body></html>", "{\"a\": 1}", "Not Found", "<?xml version=\"1.0\"?><plist>"])
    func whatIsNoPropertyListIsRefused(_ text: String) {
        #expect(throws: PropertyListError.self) { try PropertyListReader().read(Array(text.utf8)) }
    }

    @Test func utf16IsReadWithItsMark() throws {
        let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist version=\"1.0\"><string>é</string></plist>"
        var bytes: [UInt8] = [0xFF, 0xFE]
        for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        #expect(try PropertyListReader().read(bytes) == "é")
    }

    @Test(arguments: [
        ("<array>", "</array>"), ("<dict><key>k</key>", "</dict>"), ("(", ")"), ("{k=", ";}"),
        ("<array a='/>'>", "</array>"), ("<!-- </array> --><array>", "</array>"), ("<array\n>", "</array>"),
    ])
    func nestingIsLimitedBeforeTheParserSeesIt(_ open: String, _ close: String) {
        let depth = 300_000
        let inner = open.hasPrefix("<") ? "<string/>" : "x"
        let body = String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)
        let text = open.hasPrefix("<") ? "<plist version=\"1.0\">\(body)</plist>" : body
        #expect(throws: PropertyListError.tooDeep(limit: 200)) { try PropertyListReader().read(Array(text.utf8)) }
    }

    /// A text in UTF-16, after its mark.
    private func wide(_ text: String, isBigEndian: Bool = false) -> [UInt8] {
        "\u{FEFF}\(text)".utf16.flatMap { unit in
            let (low, high) = (UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8))
            return isBigEndian ? [high, low] : [low, high]
        }
    }

    /// Letters whose bytes are those of markup, in one order or the other: `<<`, `<>`, `</`, `<"`, `c"` and `((`.
    @Test(
        arguments: ["\u{3C3C}", "\u{3E3C}", "\u{3C3E}", "\u{2F3C}", "\u{223C}", "\u{2263}", "\u{2828}"], [false, true])
    func lettersInUTF16AreNoMarkup(_ letter: String, _ isBigEndian: Bool) throws {
        let text = String(repeating: letter, count: 300)
        let lists = ["<plist version=\"1.0\"><array><string>\(text)</string></array></plist>", "(\"\(text)\")"]
        for list in lists {
            #expect(try PropertyListReader().read(wide(list, isBigEndian: isBigEndian)) == [.string(text)])
        }
    }

    @Test(
        arguments: [("<plist><array><string>\u{223C}</string>", "<array>"), ("(\"\u{2263}\", ", "(")], [false, true])
    func lettersInUTF16HideNoNesting(_ list: (start: String, open: String), _ isBigEndian: Bool) {
        let bytes = wide(list.start + String(repeating: list.open, count: 5000), isBigEndian: isBigEndian)
        // Half a letter at the end is passed over.
        for bytes in [bytes, bytes + [0x20]] {
            #expect(throws: PropertyListError.tooDeep(limit: 200)) { try PropertyListReader().read(bytes) }
        }
    }

    @Test func nestingInUTF16WithoutAMarkIsLimited() {
        let list = "(\"\u{2263}\", " + String(repeating: "(", count: 5000)
        #expect(throws: PropertyListError.tooDeep(limit: 200)) {
            try PropertyListReader().read(Array(wide(list).dropFirst(2)))
        }
    }

    @Test func nestingUpToTheLimitIsRead() throws {
        var value: PropertyValue = "x"
        for _ in 0..<200 { value = ["k": value] }
        #expect(try PropertyListReader().read(PropertyListWriter.write(value)) == value)
        #expect(throws: PropertyListError.tooDeep(limit: 200)) {
            try PropertyListReader().read(PropertyListWriter.write(["k": value]))
        }
    }

    @Test func entriesComeInTheOrderOfTheirScalars() throws {
        let value: PropertyValue = ["\u{FF21}": 1, "\u{1F600}": 2, "b": 3, "B": 4, "é": 5]
        let names = try PropertyListReader().read(PropertyListWriter.write(value)).dictionary?.map(\.key)
        #expect(names == ["B", "b", "é", "\u{FF21}", "\u{1F600}"])
    }

    @Test func anAmpersandByItselfIsToldHowToWrite() throws {
        let bytes = Array("<plist version=\"1.0\">\n<string>this & that</string>\n</plist>".utf8)
        do {
            _ = try PropertyListReader().read(bytes)
            Issue.record("it was read")
        } catch PropertyListError.malformed(let reason, let offset) {
            #expect(reason.hasSuffix("; write &amp; for &") && offset == bytes.firstIndex(of: UInt8(ascii: "&")))
        }
    }

    @Test(arguments: [("\"UTF-8\"", true), ("'utf-8'", true), ("\"windows-1252\"", false)])
    func aLetterThatIsNotInUTF8IsToldWithItsPlace(_ encoding: String, _ isUTF8: Bool) throws {
        let head = Array("<?xml version=\"1.0\" encoding=\(encoding)?>\n<plist>\n<string>caf".utf8)
        let bytes = head + [0xE9] + Array("</string></plist>".utf8)
        guard isUTF8 else {
            #expect(try PropertyListReader().read(bytes) == "café")
            return
        }
        let reason = "a letter is not in UTF-8; save the file as UTF-8, as its first line says"
        #expect(throws: PropertyListError.malformed(reason, offset: head.count)) {
            try PropertyListReader().read(bytes)
        }
    }

    @Test(
        "CoreFoundation knows encodings by many spellings",
        arguments: ["UTF8", "utf_8", "latin1", "iso8859-1", "cp1252"])
    func knowsSpellings(_ encoding: String) throws {
        let text = "<?xml version=\"1.0\" encoding=\"\(encoding)\"?><plist><string>a</string></plist>"
        #expect(try PropertyListReader().read(Array(text.utf8)) == "a")
    }

    @Test("An encoding that is not read is named")
    func namesEncoding() {
        let text = "<?xml version=\"1.0\" encoding=\"EBCDIC-US\"?><plist><array/></plist>"
        #expect(throws: PropertyListError.malformed("its encoding is EBCDIC-US, which is not read here")) {
            try PropertyListReader().read(Array(text.utf8))
        }
    }
}
