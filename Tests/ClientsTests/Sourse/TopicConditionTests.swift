import Testing

@testable import Clients

@Suite struct TopicConditionTests {
    @Test(arguments: [
        ("'a' in topics", ["a"], true), ("'a' in topics", ["b"], false),
        ("'a' in topics && 'b' in topics", ["a"], false), ("'a' in topics || 'b' in topics", ["b"], true),
        ("!('a' in topics)", [], true), ("'a' in topics && !('b' in topics || 'c' in topics)", ["a", "c"], false),
        ("('a' in topics || 'b' in topics) && 'c' in topics", ["b", "c"], true),
    ])
    func conditionsHold(_ text: String, _ topics: [String], _ expected: Bool) throws {
        #expect(try #require(TopicCondition(text)).holds(for: Set(topics)) == expected)
    }

    @Test(arguments: [
        "", "a in topics", "'a'", "'a' in topics &&", "('a' in topics", "'a' in topics 'b' in topics", "'' in topics",
        "'a b' in topics", "'ä' in topics", "'a' intopics",
    ])
    func whatIsNoConditionIsNil(_ text: String) {
        #expect(TopicCondition(text) == nil)
    }

    @Test(arguments: [
        ("'a' in topics", "!('a' in topics)", true), ("'a' in topics", "'b' in topics", false),
        ("'a' in topics && !('b' in topics)", "'a' in topics && 'b' in topics && 'c' in topics", true),
        ("'a' in topics || 'b' in topics", "!('a' in topics)", false),
    ])
    func conditionsExcludeEachOther(_ first: String, _ second: String, _ expected: Bool) throws {
        let (first, second) = (try #require(TopicCondition(first)), try #require(TopicCondition(second)))
        #expect(first.excludes(second) == expected)
        #expect(second.excludes(first) == expected)
    }

    @Test func nestingIsLimited() {
        let text = String(repeating: "(", count: 100_000) + "'a' in topics" + String(repeating: ")", count: 100_000)
        #expect(TopicCondition(text) == nil)
        #expect(TopicCondition(String(repeating: "!", count: 100_000) + "'a' in topics") == nil)
    }

    @Test func fiveTopicsAreTheMost() {
        func condition(_ count: Int) -> String {
            Array(repeating: "'a' in topics", count: count).joined(separator: " && ")
        }
        #expect(TopicCondition(condition(5))?.holds(for: ["a"]) == true)
        #expect(TopicCondition(condition(6)) == nil)
        #expect(TopicCondition(condition(100_000)) == nil)
    }

    @Test func requiredTopicsAreThoseInEveryWay() throws {
        let condition = try #require(
            TopicCondition("'a' in topics && ('b' in topics || 'c' in topics) && !('d' in topics)"))
        #expect(condition.required == ["a"])
    }

    @Test(
        arguments: [
            ("'a' in topics", []), ("!('a' in topics)", ["a"]), ("'a' in topics && !('b' in topics)", ["b"]),
            ("!('a' in topics) || !('b' in topics)", []),
            ("!('a' in topics) && ('c' in topics || !('b' in topics))", ["a"]),
            ("!('a' in topics || 'b' in topics)", ["a", "b"]), ("!('a' in topics && 'b' in topics)", []),
            ("!(!('a' in topics))", []),
        ] as [(String, [String])])
    func forbiddenTopicsAreThoseInNoWay(_ text: String, _ topics: [String]) throws {
        #expect(try #require(TopicCondition(text)).forbidden == Set(topics))
    }
}
