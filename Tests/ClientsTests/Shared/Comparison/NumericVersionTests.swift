import Foundation
import TestSupport
import Testing

@testable import Clients

@Suite struct NumericVersionTests {
    @Test(
        arguments: [
            ("1.0", "1.0.0", .orderedAscending), ("1.10", "1.9", .orderedDescending),
            ("1.0", "1.0b2", .orderedAscending), ("1.0b2", "1.0.1", .orderedDescending),
            ("1.0-beta", "1.0.1", .orderedAscending), ("01", "1", .orderedSame), ("1.00", "1.0", .orderedSame),
            ("1.05", "1.5", .orderedSame), ("", "0", .orderedAscending), ("v1.0", "1.0", .orderedDescending),
            (" 1.0", "1.0", .orderedAscending), (".1", "0.1", .orderedAscending), ("1.*", "1.0", .orderedAscending),
            ("18446744073709551616", "18446744073709551615", .orderedAscending),
            ("18446744073709551616", "0", .orderedSame),
            ("\u{661}", "1", .orderedDescending), ("\u{FF11}", "9", .orderedDescending),
            ("\u{E9}", "e\u{301}", .orderedSame), ("1.0\u{E9}2", "1.0e\u{301}10", .orderedAscending),
            ("1\u{301}", "1", .orderedDescending),
        ] as [(String, String, ComparisonResult)])
    func versionsCompareAsTheClientsDo(_ first: String, _ second: String, _ expected: ComparisonResult) {
        #expect(NumericVersion(first).compare(to: NumericVersion(second)) == expected)
        #expect(NumericVersion(second).compare(to: NumericVersion(first)).rawValue == -expected.rawValue)
    }

    @Test func theFastWayAgreesWithFoundation() {
        var generator = SteppedGenerator(seed: 1)
        let alphabet = Array("0012399.._-ab +*/:Z")
        for _ in 0..<5000 {
            let first = generator.text(of: alphabet)
            let second = generator.text(of: alphabet)
            let expected = NSString(string: first).compare(second, options: .numeric)
            #expect(NumericVersion(first).compare(to: NumericVersion(second)) == expected, "\(first) : \(second)")
        }
    }

    @Test func versionsThatCompareEqualShareARank() {
        let ranking = NumericVersionRanking(["2.0", "1.0", "01.00", "1.0.0"])
        #expect(ranking.versions.map(\.text).count == 3)
        #expect(ranking.rank(of: NumericVersion("1.0")) == 0)
        #expect(ranking.rank(of: NumericVersion("1.00")) == 0)
        #expect(ranking.rank(of: NumericVersion("1.0.0")) == 1)
        #expect(ranking.rank(of: NumericVersion("2")) == nil)
        #expect(ranking.countBelow(NumericVersion("2")) == 2)
    }
}

extension NumericVersionRanking {
    /// The rank of a version, from 0; nil if none of the ranked ones compares equal to it.
    fileprivate func rank(of version: NumericVersion) -> Int? {
        let place = countBelow(version)
        return place < versions.count && versions[place] == version ? place : nil
    }
}
