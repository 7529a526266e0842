import Clients
import Testing

@Suite struct JSONPrintingTests {
    @Test func whatATerminalWouldObeyIsEscapedAndMeansTheSame() throws {
        let value: PropertyValue = [
            "a\u{202E}": .string("\u{7F}\u{9B}31m \u{85} \u{61C}\u{2028}\u{2066}\u{FEFF}\u{1B}\n"), "é": .string("日本"),
        ]
        let text = JSONWriter(.pretty).printed(value)
        #expect(
            text == #"""
                {
                  "a\u202e": "\u007f\u009b31m \u0085 \u061c\u2028\u2066\ufeff\u001b\n",
                  "é": "日本"
                }

                """#)
        #expect(try JSONReader().read(Array(text.utf8)) == value)
    }
}
