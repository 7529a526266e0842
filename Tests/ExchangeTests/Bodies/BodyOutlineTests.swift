import Testing

@testable import Exchange

@Suite struct BodyOutlineTests {
    @Test func wordsAreReplacedAndEverythingAroundThemStays() {
        let body = """
            Intro *one*
            over lines.

            <!-- more -->

            ## Head ##

            Under
            =====

            - item
              1. nested\\
                 broken

            > quoted
            lazy

            ```
            code
            ```

            [ref]: https://a.b/
            [Link][ref] behind it.

            """
        let outline = BodyOutline(Array(body.utf8))
        let texts = outline.places.enumerated().map { index, place -> [Inline] in
            place.parts.contains(.lineBreak) ? [.text("x"), .lineBreak, .text("y")] : [.text("\(index)")]
        }
        let expected = """
            0

            <!-- more -->

            ## 1

            2
            =====

            - 3
              1. x\\
                 y

            > 5

            ```
            code
            ```

            [ref]: https://a.b/
            6

            """
        #expect(String(decoding: outline.filled(with: texts), as: UTF8.self) == expected)
    }

    @Test func whatHasNoWordsIsNoPlace() {
        let outline = BodyOutline(Array("![](a.png)\n\n{{price}}\n\n`code`\n\n<https://a.b>\n\n***\n".utf8))
        #expect(outline.places.isEmpty)
    }

    @Test func lineEndsStayThoseOfTheSource() {
        let outline = BodyOutline(Array("> a\\\r\n> b\r\n".utf8))
        let body = outline.filled(with: [[.text("c"), .lineBreak, .text("d")]])
        #expect(String(decoding: body, as: UTF8.self) == "> c\\\r\n> d\r\n")
    }
}
