import Foundation
import Testing

@testable import Exchange

/// What keeps a file from being read is told where it begins; `‸` marks the place.
@Suite struct ExchangeProblemTests {
    private func expect(_ place: MarkedText, in bytes: [UInt8]) {
        do throws(ExchangeProblem) {
            _ = try ExchangeFile.read(bytes)
            Issue.record("it was read")
        } catch {
            #expect(error.position == place.position, "\(error.message)")
        }
    }

    private static let lineEnds = ["\n", "\r\n"]

    private static let xliff: [String] = [
        "<a>\n<b>é 日本 ‸&c;</b></a>", "<a>\n\té 👍 ‸& b</a>", "<a k='é'>ü</a>\n ‸<b/>", "<a>é</a>\n ‸x",
        "<a>é</a>\n ‸<![CDATA[x]]>", "<!-- é -->\n<a>ü<b>‸", "<a>\né ‸</b></a>", "<a é='1' ‸b></a>",
        "<a é='1'\n b=‸c></a>", "<a é='1'\n b=‸'c></a>", "<a é='1' ‸é='2'/>", "<a k='é\n ü ‸&b; c'/>",
        "<é:a xmlns:é='u'>\n ‸<ü:b/></é:a>", "<a>\né ‸< 2</a>", "<a>é\n ‸<!-- b</a>", "<a>é ‸<![CDATA[ b</a>",
        "<a>é ‸<? b</a>", "<!-- é -->\n‸<!DOCTYPE a", "<!-- é\n\n-->\n<!DOCTYPE a ‸[<!ENTITY b \"c\">]><a/>",
        "<!-- é -->\n ‸<html/>",
        "<!-- é --> <xliff version='1.2'><file original='é' target-language='‸de'>"
            + "<trans-unit id='a.fr.title.0123456789abcdef'/></file></xliff>",
        "<xliff version='2.0' é='&amp;'\n trgLang = '‸de'>\n"
            + "<file><unit id='a.fr.title.0123456789abcdef'/></file></xliff>",
    ]

    @Test(arguments: xliff, lineEnds)
    func mistakesOfXLIFF(_ marked: String, _ lineEnd: String) {
        let place = MarkedText(marked, lineEnd: lineEnd)
        for bytes in place.encodings { expect(place, in: bytes) }
    }

    private static let row = "\n\nmsgctxt \"a.fr.title.0123456789abcdef\"\nmsgid \"x\""

    private static let catalogues: [String] = [
        #"msgid ‸"é"#, #"msgid "é"\#nmsgstr ""\#n"日本"\#n  ‸"b"#, #"msgid "é" ‸b"#, #"msgid "é"\#nmsgstr ‸é"""#,
        #"msgid "é"\#nmsgstr‸"#, #"# é\#n ‸"msgid""#, #"# é msgid\#n\#t‸hello "a""#,
        #"msgid ""\#nmsgstr ""\#n"X: é\n"\#n"Language: ‸de\n""# + row,
        #"msgid ""\#nmsgstr "X: \"é\"\nLanguage: ‸de\n""# + row,
    ]

    @Test(arguments: catalogues, lineEnds)
    func mistakesOfCatalogues(_ marked: String, _ lineEnd: String) {
        let place = MarkedText(marked, lineEnd: lineEnd)
        for bytes in place.encodings { expect(place, in: bytes) }
    }

    @Test(arguments: [
        "<?xml version='1.0'\n encoding='‸koi8-r'?><a/>",
        "# é\r\nmsgid \"\"\r\nmsgstr \"Content-Type: text/plain; charset=‸koi8-r\\n\"",
    ])
    func anEncodingThatIsNotRead(_ marked: String) {
        let place = MarkedText(marked)
        expect(place, in: Array(place.text.utf8))
    }

    @Test(arguments: [[], [0xEF, 0xBB, 0xBF]] as [[UInt8]])
    func aByteThatIsNotUTF8(_ mark: [UInt8]) {
        let place = MarkedText("msgid \"é\"\r\nmsgstr \"é‸")
        expect(place, in: mark + Array(place.text.utf8) + [0xE9, 0x22])
    }

    /// Hardly anything that calls itself ISO 8859-1 is: quotation marks stand where it has control characters.
    @Test(arguments: [("iso-8859-15", "œ€é"), ("ISO-8859-1", "½¤é’"), ("windows-1252", "½¤é’")])
    func westernEncodingsAreReadAsBrowsersReadThem(_ name: String, _ expected: String) throws {
        let bytes: [UInt8] = [0xBD, 0xA4, 0xE9, 0x92].dropLast(name == "iso-8859-15" ? 1 : 0)
        let text = try DecodedText.text(of: Array("charset=\(name)\n".utf8) + bytes)
        #expect(text == "charset=\(name)\n\(expected)")
    }

    @Test func bytesThatAreNoCharacterInOtherEncodings() {
        let little: [UInt8] = [0x61, 0, 0x0A, 0, 0xE9, 0, 0x3D, 0xD8, 0x4D, 0xDC, 0x00, 0xD8, 0x62, 0]
        let big: [UInt8] = stride(from: 0, to: little.count, by: 2).flatMap { [little[$0 + 1], little[$0]] }
        let expected = ExchangePosition(line: 2, column: 3)
        #expect(DecodedText.position(ofFaultIn: little, .utf16(isLittleEndian: true)) == expected)
        #expect(DecodedText.position(ofFaultIn: big, .utf16(isLittleEndian: false)) == expected)
        let cut = Array(little.prefix(9))
        #expect(
            DecodedText.position(ofFaultIn: cut, .utf16(isLittleEndian: true)) == ExchangePosition(line: 2, column: 2))
        let windows: [UInt8] = [0x61, 0x0D, 0x0A, 0xE9, 0x80, 0x81]
        #expect(DecodedText.position(ofFaultIn: windows, .windows1252) == expected)
    }
}
