import Campaigns
import Files
import Testing

@Suite struct RuleTests {
    @Test func everyIDIsThereOnce() {
        let ids = Rule.ofCampaigns.map(\.id)
        #expect(Dictionary(grouping: ids) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
    }

    @Test(arguments: Rule.ofCampaigns)
    func anIDIsLowerCaseWordsWithDashes(_ rule: Rule) {
        #expect(rule.id.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil)
    }

    @Test(arguments: Rule.ofCampaigns)
    func itIsReadAsItWasWritten(_ rule: Rule) throws {
        var writer = ByteWriter()
        writer.write(rule)
        var reader = ByteReader(writer.bytes)
        #expect(try reader.value(Rule.self) == rule)
        #expect(reader.isAtEnd)
    }

    @Test func severitiesOrderFromNoteToError() {
        #expect([Severity.error, .note, .warning].sorted() == [.note, .warning, .error])
    }
}
