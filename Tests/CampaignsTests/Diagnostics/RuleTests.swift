import Campaigns
import Files
import Testing

@Suite struct RuleTests {
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
