import Testing

@testable import Campaigns

@Suite struct BidirectionalLineTests {
    /// Capitals of Hebrew stand for themselves; what is compared is the order from left to right.
    private func drawn(_ text: String) -> String {
        let line = BidirectionalLine(Array(text.unicodeScalars))
        return String(String.UnicodeScalarView(line.visualOrder.map { line.scalars[$0.index] }))
    }

    @Test(arguments: [
        ("abc", "abc"), ("אבג", "גבא"), ("abc אבג def", "abc גבא def"), ("אבג abc דהו", "והד abc גבא"),
        ("אב 12 גד", "דג 12 בא"), ("אב 1-2", "1-2 בא"), ("عر 1-2", "2-1 رع"), ("عر 1/2", "1/2 رع"),
        ("אב C++ גד", "דג ++C בא"),
        ("אב 24 GB", "GB 24 בא"), ("אב iOS 17 גד", "דג iOS 17 בא"), ("a (אב) b", "a (בא) b"),
        ("אב (cd) ה", "ה )cd( בא"),
        ("אב C++\u{200E} גד", "דג C++\u{200E} בא"), ("\u{202E}abc\u{202C}", "cba"), ("50% אב", "בא 50%"),
        ("ab 50%", "ab 50%"),
    ])
    func charactersAreDrawnAsTheStandardSays(_ text: String, _ order: String) {
        #expect(drawn(text) == order)
    }

    @Test func anIsolateKeepsItsOrderAndTakesTheLevelAroundIt() {
        #expect(drawn("אב \u{2068}C++\u{2069} גד").filter { !$0.isIsolate } == "דג C++ בא")
        #expect(drawn("\u{2068}iOS\u{2069} אב").filter { !$0.isIsolate } == "בא iOS")
    }

    @Test(
        arguments: [
            ("a", "L"), ("א", "R"), ("ع", "AL"), ("1", "EN"), ("٣", "AN"), ("۳", "EN"), ("+", "ES"), ("%", "ET"),
            (",", "CS"),
            ("\u{301}", "NSM"), ("\u{AD}", "BN"), (" ", "WS"), ("!", "ON"), ("\u{2068}", "FSI"), ("ก", "L"), ("中", "L"),
            ("€", "ET"),
            ("\u{A0}", "CS"), ("।", "L"), ("🎉", "ON"),
        ] as [(Unicode.Scalar, String)])
    func classesAreThoseOfUnicode(_ scalar: Unicode.Scalar, _ name: String) {
        #expect(BidirectionalClass(scalar).rawValue == name)
    }
}

extension Character {
    fileprivate var isIsolate: Bool { self == "\u{2068}" || self == "\u{2069}" }
}
