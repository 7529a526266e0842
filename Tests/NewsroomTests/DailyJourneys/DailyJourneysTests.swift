import Campaigns
import Clients
import Testing

@testable import Newsroom

@Suite struct DailyJourneysTests {
    @Test(
        arguments: ["0001-01-01T00:00:00Z", "2026-11-21T12:00:00Z", "9988-12-31T23:59:59Z"],
        ["Pacific/Kiritimati", "Pacific/Pago_Pago"])
    func aPhoneWithEachClientIsFollowedWheneverNewsadminWorksAsOf(_ now: String, _ zone: String) throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en", clients: TestWorkspace.allClients)
                .replacing("Europe/Berlin", with: zone),
            "campaigns/2026-11-20-sale.md": "---\ntitle: Sale\n---\nText\n",
        ])
        let now = try #require(Instant(iso8601: now))
        #expect(now.isWorkable)
        let edition = try EditionReader.forDashboard(now: now).read(workspace.folder)
        #expect(edition.dailyJourneys.map(\.client).sorted() == ClientCatalogue.names.sorted())
        for journey in edition.dailyJourneys {
            let launches = journey.steps.filter { $0.occasion == .launch }
            #expect(launches.count == DailyJourney.days, "\(journey.client)")
        }
    }

    @Test(
        "What a daily user meets is known to be tied where the client has no order", arguments: ["notable", "inotify"])
    func tellsTies(client: String) throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en", clients: "clients: {\(client): {}}"),
            "campaigns/2026-11-19-a.md": "---\ntitle: A\n---\nText\n",
            "campaigns/2026-11-20-b.md": "---\ntitle: B\n---\nText\n",
        ])
        let now = try #require(Instant(iso8601: "2026-11-21T12:00:00Z"))
        let edition = try EditionReader.forDashboard(now: now).read(workspace.folder)
        let clock = edition.workspace.configuration.clock
        let days = clock.midnights(from: clock.midnight(before: now), days: DailyJourney.days)
        let meetings = LocaleJourneys.groups(of: edition.dailyJourneys, locales: ["en"]).flatMap {
            $0.meetings(on: days)
        }
        #expect(!meetings.isEmpty)
        #expect(meetings.contains(where: \.isTied) == (client == "notable"))
    }
}
