import Campaigns
import Testing

@testable import Clients

@Suite struct PropertyListWriterTests {
    @Test func theStandardFormIsWritten() {
        let value: PropertyValue = [
            "text": "a < b & c > d\r\n\"quoted\"", "number": 12, "fraction": .real(1.5), "yes": true, "no": false,
            "date": .date(Instant(milliseconds: 1_795_161_600_999)), "data": .data([1, 2, 3, 4]), "empty": [:],
            "list": [1, []],
        ]
        let expected = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \t<key>text</key>
            \t<string>a &lt; b &amp; c &gt; d&#13;
            "quoted"</string>
            \t<key>number</key>
            \t<integer>12</integer>
            \t<key>fraction</key>
            \t<real>1.5</real>
            \t<key>yes</key>
            \t<true/>
            \t<key>no</key>
            \t<false/>
            \t<key>date</key>
            \t<date>2026-11-20T08:00:00Z</date>
            \t<key>data</key>
            \t<data>AQIDBA==</data>
            \t<key>empty</key>
            \t<dict/>
            \t<key>list</key>
            \t<array>
            \t\t<integer>1</integer>
            \t\t<array/>
            \t</array>
            </dict>
            </plist>

            """
        #expect(String(decoding: PropertyListWriter.write(value), as: UTF8.self) == expected)
    }

    @Test func whatXMLCannotHoldIsLeftOut() {
        var bytes: [UInt8] = []
        PropertyListWriter.appendText("a\u{0}\u{8}\u{B}\u{C}\u{1F}b\t\n\u{FFFD}\u{FFFE}\u{FFFF}\u{7F}ﬁ", to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "ab\t\n\u{FFFD}\u{7F}ﬁ")
    }

    @Test func nullIsLeftOut() throws {
        let value: PropertyValue = ["a": nil, "b": [1, nil], "c": ["d": nil]]
        #expect(try PropertyListReader().read(PropertyListWriter.write(value)) == ["b": [1], "c": [:]])
    }

    @Test func whatIsWrittenReadsBack() throws {
        let text = "“quotes” & <tags> \r\n\t 😀 é e\u{301} \u{2028}"
        let value: PropertyValue = [
            "d": .date(Instant(seconds: -1)), "i": .integer(Int64.min), "r": .real(0.1), "t": .string(text),
            "x": .data(Array(0...255)),
        ]
        #expect(try PropertyListReader().read(PropertyListWriter.write(value)) == value)
    }
}
