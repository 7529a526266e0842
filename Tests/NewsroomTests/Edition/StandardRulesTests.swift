import Campaigns
import Newsroom
import Testing

@Suite struct StandardRulesTests {
    private static let rules = WorkspaceVocabulary.standard.rules

    @Test func everyRuleOfEveryModuleHasAnIDOfItsOwn() {
        #expect(Dictionary(grouping: Self.rules, by: \.id).filter { $0.value.count > 1 }.keys.sorted() == [])
    }

    @Test(arguments: rules)
    func anIDIsLowerCaseWordsWithDashes(_ rule: Rule) {
        #expect(rule.id.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil)
    }
}
