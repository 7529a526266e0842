import Testing

@testable import Exchange

@Suite struct XMLReaderTests {
    @Test func namespacesReferencesAndCDATAAreRead() throws {
        let root = try XMLReader.read(
            "<?xml version=\"1.0\"?><!-- c --><p:a xmlns:p=\"urn:x\" k='&lt;&#x41;'>x&amp;y<![CDATA[<z>]]><p:b/></p:a>")
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
            try XMLReader.read(text)
        } throws: { error in
            (error as? ExchangeProblem)?.message.contains(reason) == true
        }
    }

    @Test func elementsKnowTheirLines() throws {
        let root = try XMLReader.read("<a\n k='\n'>\n<b/>\n</a>")
        #expect(root.line == 1)
        #expect(root.first("b")?.line == 4)
    }
}
