import Foundation
import TestSupport
import Testing

@testable import Clients

@Suite struct BraceListWalkTests {
    @Test(arguments: [
        ("{ a = { Title = x; Message = y‸ } }", "“;” is missing here"),
        ("{ a = { Title = caf‸é; }; }", "“é” may stand in a text in quotes only"),
        ("{ a = { Title = ‸\"x; Message = y; }; }", "the quote that opens here is not closed"),
        ("‸{ a = x;", "no “}” ends this dictionary"), ("\n { a = ‸", "it ends where a value belongs"),
        ("{ \"a\"‸: 1 }", "“=” belongs here; it looks like JSON, which this client does not read"),
        ("{ a‸ b; }", "“=” is missing here"), ("(a‸ b)", "“,” or “)” is missing here"),
        ("‸(a, b", "no “)” ends this list"),
        ("{ a = <0f‸b>; }", "data has two digits for each byte"),
        ("{ a = <‸xy>; }", "this is no digit of data, which stands in “<” and “>”"),
        ("{ a = x; } ‸{", "something stands behind its end"), ("// c\r/* \n */{ a = ‸; }", "a value belongs here"),
    ])
    func whatIsWrongIsToldAtItsPlace(_ marked: String, _ reason: String) {
        let place = marked[..<(marked.firstIndex(of: "‸") ?? marked.endIndex)].utf8.count
        do throws(PropertyListError) {
            _ = try PropertyListReader().read(Array(marked.replacing("‸", with: "").utf8))
            Issue.record("it was read")
        } catch {
            #expect(error == .malformed(reason, offset: place))
        }
    }

    @Test func aLetterInAnotherEncodingIsToldAtItsPlace() {
        let bytes = Array("{ a = \"caf".utf8) + [0xE9] + Array("\"; }".utf8)
        #expect(throws: PropertyListError.malformed("a letter is not in UTF-8; save the file as UTF-8", offset: 10)) {
            try PropertyListReader().read(bytes)
        }
    }

    @Test(arguments: [
        "{ a = x; b; \"c d\" = ('e', <0f b1>, {},); }", "\"2026/11/20\" = { Title = \"a\\\"b; }\"; };\n", "word",
        "{ a = (); } // end", "/* { */ (a, /* b */ c)", "{\u{2028}a = x;\u{2029}}", "a = b; \"c",
    ])
    func whatFoundationReadsHasNoFault(_ text: String) {
        var walk = BraceListWalk(Array(text.utf8))
        #expect(walk.fault() == nil)
        #expect(throws: Never.self) {
            try PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
        }
    }

    /// Foundation's own parser must be asked about all that it would read, and about nothing else.
    @Test func everyMixtureIsReadWhereFoundationReadsIt() {
        let pieces = [
            "{", "}", "(", ")", "<", ">", "=", ";", ",", "a", "b1", "\"x\"", "'y'", "\"", "'", "\\", " ", "\n", "\r",
            "//",
            "/*", "*/", "é", ":", "0f", "/", "\u{2028}", "{ a = x; }", "a = ", "(a, b)", "\t",
        ]
        var generator = SteppedGenerator(seed: 11)
        for _ in 0..<4_000 {
            let count = Int.random(in: 1...9, using: &generator)
            let text = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
            guard let first = text.utf8.first(where: { $0 > 0x20 }), first != UInt8(ascii: "<") else { continue }
            var walk = BraceListWalk(Array(text.utf8))
            let fault = walk.fault()
            let isRead =
                (try? PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)) != nil
            if isRead != (fault == nil) {
                Issue.record(
                    "\(text.debugDescription): \(fault?.reason ?? "no fault"), and Foundation \(isRead ? "reads" : "refuses") it"
                )
            }
        }
    }
}
