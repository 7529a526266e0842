import Clients
import Exchange
import Foundation
import Testing

@Suite struct FeedPlacesTests {
    private let path = FeedPath().key("b").index(1).key("c")

    private func place(_ text: String, _ path: FeedPath) -> String {
        let position = FeedPlaces(path: "feed", bytes: Array(text.utf8)).position(of: path)
        return "\(position.line):\(position.column)"
    }

    @Test func aValueInXMLIsFound() {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- <dict> -->
            <plist version="1.0"><dict>
              <key>a</key><dict><key>b</key><string/></dict>
              <key>b</key><array><true/>
                <dict><key>&amp;</key><data/><key>c</key><integer>1</integer></dict></array>
            </dict></plist>
            """
        #expect(place(text, path) == "6:46")
    }

    @Test func markupWithinCharacterDataIsNone() {
        let text =
            "<plist><dict>\n<key>a</key><string><![CDATA[</b> a <b>]]></string>\n<key>b</key><integer>1</integer></dict></plist>"
        #expect(place(text, FeedPath().key("b")) == "3:13")
    }

    @Test func namesAreReadHoweverTheyAreWritten() {
        let names = ["<![CDATA[1.0]]>", "2<!-- x -->&#46;<![CDATA[0]]>", "3&#x2E;0", "4.0"]
        let entries = names.map { "<key>\($0)</key><string>x</string>" }.joined(separator: "\n")
        let text = "<plist><dict>\n\(entries)</dict></plist>"
        #expect(["1.0", "2.0", "3.0", "4.0"].map { place(text, FeedPath().key($0)).first } == ["2", "3", "4", "5"])
        #expect(FeedPlaces(path: "feed", bytes: Array(text.utf8)).replaced().isEmpty)
        let same = "<plist><dict><key>1.0</key><true/><key>1&#46;0</key><false/></dict></plist>"
        #expect(FeedPlaces(path: "feed", bytes: Array(same.utf8)).replaced().count == 1)
    }

    @Test(arguments: [
        "<plist><dict>\n<key>é</key><string/>\n<key>b</key><true/><key>b</key><false/></dict></plist>",
        "{ é = x;\n\n b =        y; b = z; }",
    ])
    func placesInUTF16AreThoseInUTF8(_ text: String) {
        let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
        let places = FeedPlaces(path: "feed", bytes: bytes)
        let replaced = places.replaced().map { places.position(at: $0.offset) }
        #expect(replaced.map { "\($0.line):\($0.column)" } == ["3:13"])
        #expect(places.position(of: FeedPath().key("b")).line == 3)
    }

    @Test(arguments: [
        ("ISO-8859-1", String.Encoding.isoLatin1), ("windows-1252", .windowsCP1252), ("macintosh", .macOSRoman),
    ])
    func placesInAnEncodingOfOneByteAreThoseInUTF8(_ name: String, _ encoding: String.Encoding) throws {
        let text = "<?xml version=\"1.0\" encoding=\"\(name)\"?>\n<plist><dict>\n<key>é</key>  <true/></dict></plist>"
        let places = FeedPlaces(path: "feed", bytes: Array(try #require(text.data(using: encoding))))
        let position = places.position(of: FeedPath().key("é"))
        #expect("\(position.line):\(position.column)" == "3:15")
    }

    @Test(arguments: ["\"\\U00e9\"", "'\\U00e9'", "\"\\Ud83d\\Ude00\\\"\\n\"", "'\\101\\é'"])
    func aNameWithEscapesOfTheOldNotationIsFound(_ name: String) {
        let names = ["\"\\U00e9\"": "é", "'\\U00e9'": "é", "'\\101\\é'": "Aé"]
        #expect(place("{\n \(name) = x; }", FeedPath().key(names[name] ?? "😀\"\n")) == "2:\(name.count + 5)")
    }

    @Test func aCarriageReturnAloneEndsALine() {
        #expect(
            place("<plist><dict>\r<key>a</key>\r\n<true/>\r<key>b</key><true/></dict></plist>", FeedPath().key("b"))
                == "4:13")
        #expect(place("// first\r{ a = x;\r b = y; }", FeedPath().key("b")) == "3:6")
    }

    @Test func aValueInJSONIsFound() {
        #expect(place("{\"a\": \"}\\\"\",\n \"b\": [1, {\"x\": [2], \"\\u0063\": 3}]}", path) == "2:32")
    }

    @Test func aValueInAnOldStylePropertyListIsFound() {
        #expect(place("// first\n{ a = (x, y); \"b\" = (\n  {}, { /* c = 1; */ c = 'd'; }); }", path) == "3:26")
    }

    private func replaced(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return FeedPlaces(path: "feed", bytes: bytes).replaced().map { "\($0.path) \($0.offset)" }
    }

    @Test func whatALaterValueReplacesIsFoundInXML() {
        let text = """
            <plist><dict><key>a</key><array><dict><key>b</key><string>&lt;</string><key>b</key><true/></dict></array>
            <key>c</key><string/><key>a</key><dict/><key>b</key><data></data><key>a</key><integer>1</integer></dict></plist>
            """
        let offsets = ["<array>", "<string>", "<dict/>"].compactMap { text.firstRange(of: $0) }
            .map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) }
        #expect(replaced(text) == ["a \(offsets[0])", "a[0].b \(offsets[1])", "a \(offsets[2])"])
    }

    @Test(arguments: ["", "\u{FEFF}"])
    func whatALaterValueReplacesIsFoundInJSON(_ mark: String) {
        let text = mark + "{\"a\": [1, {\"b\": 2, \"c\": \"}\", \"\\u0062\": []}], \"b\": {}, \"a\": null}"
        // The mark is no part of the text, as everywhere.
        #expect(replaced(text) == ["a 6", "a[1].b 16"])
    }

    @Test func whatALaterValueReplacesIsFoundInAnOldStylePropertyList() {
        #expect(replaced("{ a = (x, { b = y; }); /* a = 1; */ \"b\" = 'z'; b = <00>; }") == ["b 42"])
    }

    @Test func nothingIsReplacedWhereNamesStandInOtherDictionaries() {
        #expect(replaced("[{\"a\": 1}, {\"a\": 1}]") == [])
        #expect(replaced("nonsense") == [])
        #expect(replaced("{\"a\": ") == [])
    }

    @Test func whatIsNotThereIsToldByWhatIsAroundIt() {
        #expect(place("{\"a\": 1,\n \"b\": [2]}", path) == "2:7")
        #expect(place("nonsense", path) == "1:1")
        #expect(place("", path) == "1:1")
    }

    @Test func aPathReadsAsPeopleWriteIt() {
        #expect(FeedPath().index(2).key("meta").key("urls").description == "[2].meta.urls")
        #expect(FeedPath().key("2026/11/20").key("Title").description == "“2026/11/20”.Title")
        #expect(FeedPath().description == "the root")
    }
}
