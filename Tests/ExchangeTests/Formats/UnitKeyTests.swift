import Campaigns
import Testing

@testable import Exchange

@Suite struct UnitKeyTests {
    @Test(arguments: [
        TranslatableField.title, .text(12), .actionLabel, .label(.dismiss), .label(.review),
    ])
    func aKeyIsReadAsItWasWritten(_ field: TranslatableField) {
        for campaign in ["a", "2026-11-20-sale", "a.title", "x.action.label", "text.1"] {
            let key = UnitKey(campaign: campaign, locale: "pt-BR", field: field, fingerprint: "0123456789abcdef")
            #expect(UnitKey(key.text) == key)
            var translated = key
            translated.translation = "fedcba9876543210"
            #expect(UnitKey(translated.text) == translated)
        }
    }

    @Test(arguments: [
        "", "a", "a.fr.title", "a.fr.title.0123", "a.fr.title.0123456789ABCDEF", "a.fr.text.0.0123456789abcdef",
        "a.fr.what.0123456789abcdef", "../x.fr.title.0123456789abcdef", ".fr.title.0123456789abcdef",
        "a.fr.buttons.close.label.0123456789abcdef",
    ])
    func anythingElseIsNoKey(_ text: String) {
        #expect(UnitKey(text) == nil)
    }
}
