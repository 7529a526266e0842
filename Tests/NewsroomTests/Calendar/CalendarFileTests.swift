import Campaigns
import Testing

@testable import Newsroom

@Suite struct CalendarFileTests {
    private func lines(title: String) -> [String] {
        var calendar = CalendarFile(name: "News")
        calendar.add(CalendarFile.Entry(id: "a", instant: Instant(seconds: 0), title: title, notes: ""))
        return calendar.text.unicodeScalars.split(separator: "\r\n".unicodeScalars).map { String($0) }
    }

    @Test(arguments: ["a", "日", "é", "😀", "e\u{301}", "👩‍👩‍👧", ",", "\\"])
    func noLineIsLongerThan75BytesAndNoCharacterIsTorn(_ piece: String) throws {
        for count in [20, 66, 67, 68, 200] {
            let title = String(repeating: piece, count: count)
            let lines = lines(title: title)
            #expect(lines.allSatisfy { $0.utf8.count <= 75 })
            let start = try #require(lines.firstIndex { $0.hasPrefix("SUMMARY:") })
            var unfolded = lines[start]
            for line in lines[(start + 1)...].prefix(while: { $0.unicodeScalars.first == " " }) {
                unfolded.unicodeScalars += line.unicodeScalars.dropFirst()
            }
            let escaped = piece == "," || piece == "\\" ? String(repeating: "\\" + piece, count: count) : title
            #expect(unfolded == "SUMMARY:" + escaped)
        }
    }

    @Test(arguments: [
        ("a;b,c\\d", "a\\;b\\,c\\\\d"), ("a\nb\r\nc\rd", "a\\nb\\ncd"), (",\u{301};\u{20E3}", "\\,\u{301}\\;\u{20E3}"),
        ("\u{0}\u{1B}\u{9B}a", "a"), ("a\u{85}b\u{2028}c", "a\\nb\\nc"), ("a:b\"c", "a:b\"c"),
    ])
    func whatEndsAValueIsEscaped(_ title: String, _ expected: String) {
        #expect(lines(title: title).contains("SUMMARY:\(expected)"))
    }
}
