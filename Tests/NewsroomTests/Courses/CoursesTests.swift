import Campaigns
import Clients
import Testing

@testable import Newsroom

@Suite struct CoursesTests {
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
        #expect(edition.courses.map(\.client).sorted() == ClientCatalogue.names.sorted())
        for course in edition.courses {
            let launches = course.steps.filter { $0.occasion == "launch" }
            #expect(launches.count == Course.days, "\(course.client)")
        }
    }
}
