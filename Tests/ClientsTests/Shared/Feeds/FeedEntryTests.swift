import Campaigns
import Testing

@testable import Clients

@Suite struct FeedEntryTests {
    private static func entry(
        campaign: String = "news", locale: String = "en", identity: String = "é", file: String = "campaigns/é.md",
        line: Int = 1, order: Int = 0, start: Instant? = nil, end: Instant? = nil, value: PropertyValue = .real(0),
        page: String = "page", asset: String = "campaigns/é.gif"
    ) -> FeedEntry {
        FeedEntry(
            campaign: campaign, locale: locale, identity: identity,
            identityPosition: SourcePosition(file: file, line: line), order: order, start: start,
            window: Window(end: end), value: value,
            files: [FeedFile(path: "feeds/page.html", bytes: Array(page.utf8))],
            assets: [Asset(source: asset, path: "assets/1.gif")])
    }

    @Test func oneStandsForAnotherOnlyWhereNothingDiffers() {
        let instant = Instant(seconds: 1)
        #expect(Self.entry().isInterchangeable(with: Self.entry()))
        let others = [
            Self.entry(campaign: "other"), Self.entry(locale: "fr"), Self.entry(identity: "e\u{301}"),
            Self.entry(file: "campaigns/e\u{301}.md"), Self.entry(line: 2), Self.entry(order: 1),
            Self.entry(start: instant), Self.entry(end: instant), Self.entry(value: .real(-0.0)),
            Self.entry(value: .integer(0)), Self.entry(page: "Page"), Self.entry(asset: "campaigns/e\u{301}.gif"),
        ]
        for other in others {
            #expect(!Self.entry().isInterchangeable(with: other) && !other.isInterchangeable(with: Self.entry()))
        }
    }

    /// JSON holds what a property list has no form for.
    @Test(
        arguments: [
            (["a": nil], [:]), ("a\u{7}", "a"),
            (.date(Instant(milliseconds: 1500)), .date(Instant(milliseconds: 1000))),
            (nil, ""),
        ] as [(PropertyValue, PropertyValue)])
    func valuesThatOnlyAPropertyListHoldsAlikeAreTwo(_ value: PropertyValue, _ other: PropertyValue) {
        #expect(Self.entry(value: value).isInterchangeable(with: Self.entry(value: value)))
        #expect(!Self.entry(value: value).isInterchangeable(with: Self.entry(value: other)))
    }
}
