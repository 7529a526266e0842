import Campaigns
import Clients
import Foundation
import Testing

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
        ("-0001-01-01T00:00:00Z", Instant.notable.lowerBound),
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

    @Test func binaryNestingIsLimited() throws {
        var value: Any = "x"
        for _ in 0..<5000 { value = [value] }
        let data = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        #expect(throws: PropertyListError.tooDeep(limit: 200)) { try PropertyListReader().read(Array(data)) }
    }

    /// Names are told apart letter by letter, as in the dictionaries of clients, whatever the format.
    @Test func twoFormsOfALetterAreTwoNamesInABinaryList() throws {
        // Objects: a dictionary of two names and one value; é in one code unit, and in two.
        var bytes = Array("bplist00".utf8) + [0xD2, 1, 2, 3, 3, 0x61, 0x00, 0xE9, 0x62, 0x00, 0x65, 0x03, 0x01, 0x09]
        bytes += [8, 13, 16, 21]
        bytes += [0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22]
        let names = try PropertyListReader().read(bytes).dictionary?.map { Array($0.key.utf8) }
        #expect(names == [Array("e\u{301}".utf8), Array("\u{E9}".utf8)])
    }

    @Test func anArrayThatContainsItselfIsRefused() {
        // Objects: one array of one reference, to object 0.
        var bytes = Array("bplist00".utf8) + [0xA1, 0x00, 0x08]
        bytes += [0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10]
        #expect(throws: PropertyListError.self) { try PropertyListReader().read(bytes) }
    }

    @Test func sharedObjectsCountOnceForEachPlace() {
        // Arrays that each hold the next one twice: 2 to the power of 40 values in a hundred bytes.
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for index in 0..<40 {
            offsets.append(UInt8(bytes.count))
            bytes += [0xA2, UInt8(index + 1), UInt8(index + 1)]
        }
        offsets.append(UInt8(bytes.count))
        bytes += [0x09]
        let table = UInt8(bytes.count)
        bytes += offsets
        bytes += [0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 41, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, table]
        var reader = PropertyListReader()
        reader.mostValues = 1000
        #expect(throws: PropertyListError.tooManyValues(limit: 1000)) { try reader.read(bytes) }
    }

    @Test func sharedTextsCountOnceForEachPlace() {
        // An array of 400 references to one text of 4 KB.
        let count = 4 << 10
        var bytes = Array("bplist00".utf8) + [0xAF, 0x11, 0x01, 0x90]
        bytes += Array(repeating: 1, count: 400)
        let text = bytes.count
        bytes += [0x5F, 0x12, 0x00, 0x00, 0x10, 0x00] + Array(repeating: UInt8(ascii: "a"), count: count)
        let table = bytes.count
        for offset in [8, text, table] { bytes += (0..<4).reversed().map { UInt8(offset >> (8 * $0) & 0xFF) } }
        bytes.removeLast(4)
        bytes += [0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        bytes += (0..<4).reversed().map { UInt8(table >> (8 * $0) & 0xFF) }
        var reader = PropertyListReader()
        reader.mostBytes = 400 * count
        #expect(throws: Never.self) { try reader.read(bytes) }
        reader.mostBytes -= 1
        #expect(throws: PropertyListError.tooMuchText(limit: reader.mostBytes)) { try reader.read(bytes) }
    }

    @Test func damagedBinaryIsRefusedEverywhere() throws {
        let objects: [String: Any] = ["a": [1, 2, ["b": "c"]], "d": Date(timeIntervalSince1970: 0)]
        let data = Array(try PropertyListSerialization.data(fromPropertyList: objects, format: .binary, options: 0))
        for index in data.indices {
            for bit in 0..<8 {
                var damaged = data
                damaged[index] ^= 1 << UInt8(bit)
                let own = try? PropertyListReader().read(damaged)
                // Foundation has the parser of phones, but crashes here over objects that it does not know.
                guard index < 8 || index >= data.count - 32 else { continue }
                let foundation = try? PropertyListSerialization.propertyList(from: Data(damaged), format: nil)
                #expect((own == nil) == (foundation == nil), "byte \(index), bit \(bit)")
            }
            // Up to there it is a word in the old notation.
            guard index > 8 else { continue }
            #expect(throws: PropertyListError.self) { try PropertyListReader().read(Array(data[..<index])) }
        }
    }

    /// The bytes of a binary list of small objects, the first of which is the outermost.
    private func binary(_ objects: [[UInt8]], version: String = "bplist00", behindTable gap: [UInt8] = []) -> [UInt8] {
        var bytes = Array(version.utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets.append(UInt8(bytes.count))
            bytes += object
        }
        let table = UInt8(bytes.count)
        bytes += offsets + gap + [0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)]
        return bytes + [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, table]
    }

    @Test func nothingIsAValueInABinaryListAndInNoOther() throws {
        #expect(try PropertyListReader().read(binary([[0xD1, 1, 2], [0x51, 0x61], [0x00]])) == ["a": .null])
        #expect(throws: PropertyListError.self) {
            try PropertyListReader().read(Array("<plist><dict><key>a</key><null/></dict></plist>".utf8))
        }
    }

    @Test func ofTwoWithOneNameABinaryListKeepsTheFirst() throws {
        let list = binary([[0xD2, 1, 1, 2, 3], [0x51, 0x61], [0x08], [0x09]])
        #expect(try PropertyListReader().read(list) == ["a": false])
    }

    @Test func binaryListsThatPhonesRefuseAreRefused() throws {
        let objects: [[UInt8]] = [[0xD1, 1, 2], [0x51, 0x61], [0x09]]
        #expect(try PropertyListReader().read(binary(objects)) == ["a": true])
        #expect(try PropertyListReader().read(binary(objects, version: "bplist0z")) == ["a": true])
        for list in [binary(objects, version: "bplist10"), binary(objects, behindTable: [0])] {
            #expect(throws: PropertyListError.self) { try PropertyListReader().read(list) }
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
