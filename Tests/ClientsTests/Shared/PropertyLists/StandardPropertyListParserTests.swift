import Foundation
import TestSupport
import Testing

@testable import Clients

@Suite struct StandardPropertyListParserTests {
    private let budget = PropertyListBudget(greatestDepth: 200, mostValues: 1000, mostBytes: 1 << 20)

    private let standard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>b</key>
        \t<array>
        \t\t<integer>-12</integer><real>1.5</real><true/><false/><string/><dict/><array/>
        \t</array>
        \t<key>a</key>
        \t<string> é &amp; &lt;x&gt; &quot;&apos;&#13;
         </string>
        \t<key>d</key>
        \t<date>2026-11-20T08:00:00Z</date>
        \t<key>e</key>
        \t<data>
        \tAAEC
        \t</data>
        </dict>
        </plist>
        """

    @Test func theStandardFormIsReadWithoutFoundation() throws {
        let expected: PropertyValue = [
            "a": " é & <x> \"'\r\n ", "b": [-12, .real(1.5), true, false, "", [:], []],
            "d": .date(try #require(.init(iso8601: "2026-11-20T08:00:00Z"))), "e": .data([0, 1, 2]),
        ]
        #expect(StandardPropertyListParser.document(Array(standard.utf8), budget: budget) == expected)
    }

    /// Whatever is damaged: what this parser accepts, it reads as Foundation does.
    @Test func itAgreesWithFoundation() throws {
        var generator = SteppedGenerator(seed: 3)
        let pieces = ["<", ">", "/", "&", ";", "\r", "0", "-", " ", "<key>a</key>", "<string>", "</dict>", "<!-- -->"]
        var accepted = 0
        for _ in 0..<3000 {
            var text = Array(standard.utf8)
            let place = Int.random(in: 150..<text.count, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: text[place] = UInt8.random(in: 0x20...0x7E, using: &generator)
            case 1: text.remove(at: place)
            default:
                let piece = pieces[Int.random(in: 0..<pieces.count, using: &generator)]
                text.insert(contentsOf: piece.utf8, at: place)
            }
            guard let value = StandardPropertyListParser.document(text, budget: budget) else { continue }
            accepted += 1
            // A space in the first line sends the same property list the other way.
            let other = Array("<?xml  ".utf8) + text.dropFirst(6)
            let message = String(decoding: text, as: UTF8.self)
            #expect(try PropertyListReader().read(other) == value, "\(message)")
        }
        #expect(accepted > 200)
    }

    /// Foundation takes one mark of the order of bytes off the front of a text or a name.
    @Test(arguments: [
        ("\u{FEFF}Hello", "Hello"), ("\u{FEFF}\u{FEFF}Hello", "\u{FEFF}Hello"), ("\u{FEFF}", ""),
        ("a\u{FEFF}b", "a\u{FEFF}b"), (" \u{FEFF}a", " \u{FEFF}a"), ("&amp;\u{FEFF}", "&\u{FEFF}"),
    ])
    func aMarkOfTheOrderOfBytesIsReadAsFoundationDoes(_ written: String, _ text: String) throws {
        let list =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict><key>\(written)k</key>"
            + "<string>\(written)</string></dict></plist>"
        let expected = PropertyValue.dictionary([.init(text + "k", .string(text))])
        for list in [list, list.replacing("<?xml ", with: "<?xml  ")] {
            #expect(try PropertyListReader().read(Array(list.utf8)) == expected)
        }
    }

    @Test(arguments: [
        "<plist version=\"1.0\"><dict><key>a</key><true/><key>a</key><false/></dict></plist>",
        "<plist version=\"1.0\"><string>a\rb</string></plist>",
        "<plist version=\"1.0\"><integer>0x10</integer></plist>",
        "<plist version=\"1.0\"><string>a</string></plist>x",
        "<plist version=\"1.0\"><string a=\"b\">a</string></plist>",
        "<plist><string>a</string></plist>",
    ])
    func whatIsOutOfTheOrdinaryIsLeftAlone(_ text: String) {
        let text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + text
        #expect(StandardPropertyListParser.document(Array(text.utf8), budget: budget) == nil)
    }
}
