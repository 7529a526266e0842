import Campaigns
import Testing

@testable import Exchange

/// `default`, in place of which iSmartNews shows words of the phone's own.
@Suite struct KeywordTests {
    private func workspace(_ front: String, text: String = "Text.", clients: String = "{ismartnews: {}}") throws
        -> ExchangeWorkspace
    {
        try ExchangeWorkspace(["a.md": "---\n\(front)\n---\n\(text)\n"], clients: clients)
    }

    private func fields(_ workspace: ExchangeWorkspace) throws -> [String] {
        let campaign = try #require(try workspace.read().campaigns.first)
        return TranslatableText(sourceOf: campaign).fields.map(\.field.name)
    }

    @Test func aLabelOfIsmartnewsIsNotTranslated() throws {
        let front = "title: Sale\nbuttons: {dismiss: {label: default}, remind: {label: Later}}"
        let own = try workspace(front)
        #expect(try fields(own) == ["title", "text.1", "buttons.remind.label"])
        #expect(try !own.export(.po).contains("\"default\""))
        let (texts, findings) = try own.imported(try own.export(.xliff))
        #expect(findings.isEmpty)
        #expect(try #require(texts["campaigns/a.fr.md"]).contains("dismiss") == false)
        let pseudo = PseudoTranslation.bytes(of: try #require(try own.read().campaigns.first), in: .accented)
        #expect(!String(decoding: pseudo, as: UTF8.self).contains("dismiss"))
    }

    @Test func elsewhereItIsAWord() throws {
        let front = "title: Sale\nbuttons: {dismiss: {label: default}}"
        let other = try workspace(front, clients: "{notable: {}}")
        #expect(try fields(other) == ["title", "text.1", "buttons.dismiss.label"])
    }

    @Test func aTitleThatAsksForAReviewCannotBeLost() throws {
        let front = "title: default\nbuttons: {review: {}}"
        func change(_ item: ExchangeItem) -> ExchangeItem {
            if case .text(let text) = item { .text(text.replacing("default", with: "par défaut")) } else { item }
        }
        let asking = try workspace(front)
        let (texts, findings) = try asking.imported(try asking.export(.xliff), change: change)
        #expect(findings.map(\.rule.id) == ["lost-placeholder"])
        #expect(texts.isEmpty)
        #expect(try asking.imported(try asking.export(.xliff)).findings.isEmpty)
        let plain = try workspace("title: default")
        #expect(try plain.imported(try plain.export(.xliff), change: change).findings.isEmpty)
    }
}
