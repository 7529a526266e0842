import Testing

@testable import Exchange

/// Where a placeholder is written; `‸` marks the place.
@Suite struct PlaceholderSearchTests {
    private func expect(_ marked: String, _ what: String, _ name: String) {
        let before = marked.unicodeScalars.prefix { $0 != "‸" }.count
        let search = PlaceholderSearch(in: marked.replacing("‸", with: ""))
        #expect(search.offset(of: Placeholder(what: what, name: name)) == before, "\(marked)")
    }

    @Test func aVariableMayHaveSpaces() {
        expect("é {{xy}} ‸{{x}}", "variable", "x")
        expect("é {x} {‸{{ x }}", "variable", "x")
        expect("é ‸{{a\\_b}}", "variable", "a_b")
    }

    @Test func anAddressIsNotTakenForALongerOne() {
        expect("é https://a.b/cd ‸https://a.b/c", "link", "https://a.b/c")
        expect("é https://a.b/c.html [x](‸https://a.b/c)", "link", "https://a.b/c")
        expect("é xhttps://a.b/c, ‸https://a.b/c.", "link", "https://a.b/c")
        expect("日本‸https://a.b/cは", "link", "https://a.b/c")
        expect("an app.png ![x](‸p.png \"t\")", "image", "p.png")
        expect("é ‸https://a.b/cd", "link", "https://a.b/c")
    }

    @Test func anAddressMayHaveBackslashesAndReferences() {
        expect("[x](‸https://a.b/\\(c\\)?d&amp;e)", "link", "https://a.b/(c)?d&e")
        expect("[x](‸https://a.b/?d&e)", "link", "https://a.b/?d&e")
        expect("é <‸a@b.example>", "link", "mailto:a@b.example")
    }

    @Test func codeBeginsWithItsMarks() {
        expect("x é ‸`x`", "code", "x")
        expect("x é ‸`` `x ``", "code", "`x")
    }

    @Test func aTagIsFoundAsItIs() {
        expect("é ‸<br>", "tag", "<br>")
    }

    @Test func whatIsNotThereHasNoPlace() {
        #expect(PlaceholderSearch(in: "é {{y}}").offset(of: Placeholder(what: "variable", name: "x")) == nil)
        #expect(PlaceholderSearch(in: "é").offset(of: Placeholder(what: "link", name: "")) == nil)
    }
}
