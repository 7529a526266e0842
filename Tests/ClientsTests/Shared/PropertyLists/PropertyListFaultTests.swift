import Testing

@testable import Clients

/// Foundation names the line of what it cannot read, and the place within it is found here; `‸` marks it in the bytes.
@Suite struct PropertyListFaultTests {
    @Test(arguments: [
        "<plist>\n<string>this ‸& that</string>\n</plist>",
        "<plist><dict><key>a</key><string>&#13;&#xD;&amp;</string><key>b</key><string>a‸&b;</string></dict></plist>",
        "<plist><dict><key>a</key><string>x</string><key>b</key>‸<text>y</text></dict></plist>",
        "<?xml version=\"1.0\"?>\n<!-- & <b> -->\n<plist><array><true/>‸<True/></array></plist>",
        "<plist>\n<dict>\n<key>a</key><string>x</string>‸<string>y</string>\n</dict>\n</plist>",
        "<plist><dict>\n<key>a</key><true/> ‸<array>\n<true/>\n</array>\n</dict></plist>",
        "<plist><dict>\n<key>a</key>\n  ‸</dict></plist>",
        "<plist><dict>\n<key>a</key><string>x‸</key>\n</dict></plist>",
        "<plist><array>\n<string>x‸<b>y</b></string></array></plist>",
        "<plist>\n<dict/>\n‸<dict/>\n</plist>",
        "<plist>\n<array>\n  ‸text\n</array>\n</plist>",
        "<plist>\n<array><string><![CDATA[</b> & ]]></string>‸<date>yesterday</date></array></plist>",
        "<plist>\n<array><integer>12</integer><real>1.5</real>‸<integer>1,5</integer></array></plist>",
        "<plist>\r\n<array>\r\n<string>a\r\nb</string>‸<b/>\r\n</array></plist>",
        "<plist>\n<dict>\n<key>a</key><dict>‸",
        "‸<plist/>",
    ])
    func whatFoundationStopsAtIsFound(_ marked: String) {
        let place = marked[..<(marked.firstIndex(of: "‸") ?? marked.endIndex)].utf8.count
        let text = marked.replacing("‸", with: "")
        // The mark of the encoding is no part of the text.
        for bytes in [Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8)] {
            do throws(PropertyListError) {
                _ = try PropertyListReader().read(bytes)
                Issue.record("it was read")
            } catch {
                guard case .malformed(let reason, let offset) = error else {
                    Issue.record("\(error)")
                    continue
                }
                #expect(offset == place, "\(reason)")
            }
        }
    }

    @Test func aPlaceInUTF16IsThatInUTF8() {
        let text = "<plist>\n<string>é & è</string>\n</plist>"
        let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
        do throws(PropertyListError) {
            _ = try PropertyListReader().read(bytes)
            Issue.record("it was read")
        } catch {
            guard case .malformed(_, let offset) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(offset == Array(text.utf8).firstIndex(of: UInt8(ascii: "&")))
        }
    }

    @Test func aPlaceInAnEncodingOfOneByteIsThatInUTF8() {
        let text = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><plist><string>é & è</string></plist>"
        do throws(PropertyListError) {
            _ = try PropertyListReader().read(text.unicodeScalars.map { UInt8($0.value) })
            Issue.record("it was read")
        } catch {
            guard case .malformed(_, let offset) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(offset == Array(text.utf8).firstIndex(of: UInt8(ascii: "&")))
        }
    }

    @Test(arguments: [
        (
            "Moiti&eacute;",
            "; XML does not know &eacute;: write the character itself, or its number, as in &#233; for é"
        ),
        ("50&nbsp;%", "; XML does not know &nbsp;: write the character itself, or its number, as in &#233; for é"),
        ("A & B", "; write &amp; for &"), ("AT&T", "; write &amp; for &"),
    ])
    func theAdviceOnAReferenceIsWhatItsAuthorMeant(_ text: String, _ advice: String) {
        do throws(PropertyListError) {
            _ = try PropertyListReader().read(Array("<plist><string>\(text)</string></plist>".utf8))
            Issue.record("it was read")
        } catch {
            #expect(error.description.hasSuffix(advice), "\(error)")
        }
    }
}
