import Clients
import Testing

@testable import Simulation

@Suite struct JourneyComparisonTests {
    private func differences(_ expected: PropertyValue, _ result: PropertyValue) -> [String] {
        JourneyComparison.differences(expected: [expected], results: [result]).map(\.description)
    }

    @Test(
        arguments: [
            (["a": 1], ["a": 1, "b": 2]),
            (["a": nil], [:]),
            (["a": nil], ["a": nil]),
            (["a": ["b": nil, "c": 1]], ["a": ["c": 1]]),
            (["a": ["c": 1]], ["a": ["b": nil, "c": 1]]),
            (["a": ["x": 1, "y": 2]], ["a": ["y": 2, "x": 1]]),
            (["a": 80], ["a": .real(80)]),
            (["a": .real(80.1)], ["a": .real(Double(Float(80.1)))]),
        ] as [(PropertyValue, PropertyValue)])
    func theseAgree(_ expected: PropertyValue, _ result: PropertyValue) {
        #expect(differences(expected, result) == [])
    }

    @Test(
        arguments: [
            (["a": 1], [:], "step 1, a: expected 1, got nothing"),
            (["a": nil], ["a": 0], "step 1, a: expected null, got 0"),
            (["a": true], ["a": 1], "step 1, a: expected true, got 1"),
            (["a": "1"], ["a": 1], "step 1, a: expected \"1\", got 1"),
            (["a": "e\u{301}"], ["a": "\u{E9}"], "step 1, a: expected \"e\u{301}\", got \"\u{E9}\""),
            (["a": [1, 2]], ["a": [2, 1]], "step 1, a: expected [1,2], got [2,1]"),
            (["a": [1]], ["a": [1, nil]], "step 1, a: expected [1], got [1,null]"),
            (["a": ["b": 1]], ["a": ["b": 1, "c": 2]], "step 1, a.c: expected null, got 2"),
            (["a": ["b": ["c": 1]]], ["a": ["b": ["c": 2]]], "step 1, a.b.c: expected 1, got 2"),
        ] as [(PropertyValue, PropertyValue, String)])
    func theseDiffer(_ expected: PropertyValue, _ result: PropertyValue, _ description: String) {
        #expect(differences(expected, result) == [description])
    }

    @Test func namesThatOnlyLookAlikeAreTwo() {
        #expect(
            differences(["a": ["e\u{301}": 1]], ["a": ["\u{E9}": 1]]) == [
                "step 1, a.e\u{301}: expected 1, got nothing", "step 1, a.\u{E9}: expected null, got 1",
            ])
        #expect(differences(["\u{E9}": 1], ["e\u{301}": 1]) == ["step 1, \u{E9}: expected 1, got nothing"])
    }

    @Test func aStepThatDidNotComeIsADifference() {
        let found = JourneyComparison.differences(expected: [["a": 1], ["a": 2]], results: [["a": 1]])
        #expect(found.map(\.description) == ["step 2, step: expected {\"a\":2}, got nothing"])
    }
}
