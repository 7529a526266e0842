import Campaigns
import Testing

@testable import Clients
@testable import Exchange

@Suite struct CampaignIdentifiersTests {
    private func announcement(_ name: String, isKey: Bool = false, identity: String? = nil) -> FeedMerge.Announcement {
        var entry = ImportedEntry(
            key: isKey ? name : nil, name: name, path: FeedPath(), value: .null, spareTitle: name)
        entry.identity = identity
        return FeedMerge.Announcement(name: name, isKey: isKey, entries: ["en": entry])
    }

    private func ids(_ announcements: [FeedMerge.Announcement]) -> [String] {
        var configuration = WorkspaceConfiguration(file: SourceFile(path: "newsadmin.yml", bytes: []))
        configuration.sourceLocale = "en"
        configuration.locales = ["en", "fr"]
        var identifiers = CampaignIdentifiers(configuration: configuration)
        return identifiers.ids(of: announcements)
    }

    @Test(arguments: [
        (["Sale", "Sale", "Sale"], ["sale", "sale-2", "sale-3"]),
        (["Sale", "Sale 2", "Sale", "Sale 2", "SALE"], ["sale", "sale-2", "sale-3", "sale-2-2", "sale-4"]),
        (["Sale", "Sale 3", "Sale", "Sale"], ["sale", "sale-3", "sale-2", "sale-4"]),
        (["Sale", "Sale fr", "Sale fr", "Sale"], ["sale", "sale-fr-2", "sale-fr-3", "sale-2"]),
    ])
    func equalTitlesAreNumbered(_ titles: [String], _ expected: [String]) {
        #expect(ids(titles.map { announcement($0) }) == expected)
    }

    @Test func aNumberThatOneMessageMayNotHaveIsThereForAnother() {
        let found = ids([
            announcement("A"), announcement("A"), announcement("A"),
            announcement("b", isKey: true, identity: "a-2"), announcement("A", identity: "x"),
            announcement("A", identity: "y"),
        ])
        #expect(found == ["a", "a-3", "a-4", "b", "a-2", "a-5"])
    }

    @Test func thousandsOfEqualTitlesAreNumberedInTheirOrder() {
        let found = ids((1...5000).map { _ in announcement("Sale") })
        #expect(found == ["sale"] + (2...5000).map { "sale-\($0)" })
    }
}
