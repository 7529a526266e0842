import Testing

@testable import Exchange

@Suite struct XMLReaderTests {
    @Test func namespacesReferencesAndCDATAAreRead() throws {
        let text =
            "<?xml version=\"1.0\"?><!-- c --><p:a xmlns:p=\"urn:x\" k='&lt;&#x41;'>x&amp;y<![CDATA[<z>]]><p:b/></p:a>"
        let root = try XMLReader.read(IndexedText(text))
        #expect(root.name == "a")
        #expect(root.namespace == "urn:x")
        #expect(root.attributes == ["k": "<A"])
        #expect(root.text == "x&y<z>")
        #expect(root.elements.map(\.name) == ["b"])
    }

    @Test(arguments: [
        ("<a>", "the file ends too early"), ("<a></b>", "ends nothing here"), ("<a>&b;</a>", "is not known"),
        ("<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", "declares entities"), ("<a/><b/>", "behind the end"),
        ("<a k=1/>", "not in quotes"), ("<a k='1' k='2'/>", "stands twice"), ("<p:a/>", "stands for nothing"),
        ("<a>\u{0}&#0;</a>", "is not known"), ("<a>&#+65;</a>", "is not known"), ("<a>&#x+41;</a>", "is not known"),
        (String(repeating: "<a>", count: 100), "nested too deep"),
        ("<a><!-- ", "does not end"), ("< a/>", "this is not XML"), ("<!doctype html>", "this is not XML"),
        ("<a>1 < 2</a>", "write &lt; for the character"), ("<a>I <3 you</a>", "write &lt; for the character"),
        ("<a " + (0...100).map { "k\($0)='' " }.joined() + "/>", "more than 100 attributes"),
    ])
    func whatIsWrongIsRefusedInWords(_ text: String, _ reason: String) {
        #expect {
            try XMLReader.read(IndexedText(text))
        } throws: { error in
            (error as? ExchangeProblem)?.message.contains(reason) == true
        }
    }

    @Test func elementsAttributesAndTextsKnowTheirPlaces() throws {
        let text = IndexedText("<a\n k='\n' é = \"&amp;1\">\n<b/>ü\n</a>")
        let root = try XMLReader.read(text)
        let inner = try #require(root.first("b"))
        let offsets = [
            root.offset, root.offset(ofAttribute: "k", in: text), root.offset(ofAttribute: "é", in: text),
            root.offset(ofAttribute: "b", in: text), inner.offset, inner.end, root.end,
        ]
        #expect(
            offsets.map(text.position(at:)) == [
                ExchangePosition(), ExchangePosition(line: 2, column: 5), ExchangePosition(line: 3, column: 8),
                ExchangePosition(), ExchangePosition(line: 4), ExchangePosition(line: 4), ExchangePosition(line: 5),
            ])
        guard case .text(_, let place)? = root.content.last else {
            Issue.record("there is no text")
            return
        }
        #expect(text.position(at: place.offset) == ExchangePosition(line: 4, column: 5))
    }
}
