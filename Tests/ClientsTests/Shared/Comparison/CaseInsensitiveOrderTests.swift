import Clients
import Foundation
import TestSupport
import Testing

@Suite struct CaseInsensitiveOrderTests {
    @Test(
        arguments: [
            ("10", "9", .orderedAscending), ("2026/10/5", "2026/2/5", .orderedAscending),
            ("15/01/2026", "03/02/2026", .orderedDescending), ("_a", "AB", .orderedAscending),
            ("^a", "Z", .orderedAscending), ("{a", "Z", .orderedDescending), ("Key", "kEY", .orderedSame),
            ("a", "a ", .orderedAscending), ("a", "ä", .orderedAscending), ("ä", "B", .orderedAscending),
            ("É", "é", .orderedSame), ("K", "\u{212A}", .orderedSame), ("I", "ı", .orderedAscending),
        ] as [(String, String, ComparisonResult)])
    func keysCompareAsINotifySortsThem(_ first: String, _ second: String, _ expected: ComparisonResult) {
        #expect(CaseInsensitiveOrder.compare(first, second) == expected)
        #expect(CaseInsensitiveOrder.compare(second, first).rawValue == -expected.rawValue)
    }

    @Test func theFastWayAgreesWithFoundation() {
        var generator = SteppedGenerator(seed: 2)
        let alphabet = Array("aAbBzZ_^[`{ 09/-.")
        for _ in 0..<5000 {
            let first = generator.text(of: alphabet)
            let second = generator.text(of: alphabet)
            let expected = NSString(string: first).compare(second, options: .caseInsensitive)
            #expect(CaseInsensitiveOrder.compare(first, second) == expected, "\(first) : \(second)")
        }
    }
}
