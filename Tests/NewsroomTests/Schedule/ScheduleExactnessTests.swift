import Campaigns
import Clients
import Simulation
import TestSupport
import Testing

@testable import Newsroom

/// Schedules say what real devices do and why, at every cut, right before and after it, and anywhere in between.
struct ScheduleExactnessTests {
    private static let start = Instant(iso8601: "2026-10-15T00:00:00Z")!
    private static let days: Int64 = 45
    /// The answers that come with a reason in every such workspace.
    private static let reasoned: [String: Set<ScheduleAnswer.Kind>] = [
        "inotify": [.excluded, .waiting, .shown], "notable": [.excluded, .tied], "sourse": [.excluded],
    ]

    @Test(arguments: 1...8)
    func `Devices are shown what the schedule says`(seed: UInt64) throws {
        let workspace = GeneratedWorkspace(seed: seed)
        let files = try TestWorkspace(workspace.files)
        let edition = try EditionReader(now: Self.start).read(files.folder)
        var chance = SteppedGenerator(seed: seed)
        let groups = edition.schedules(from: Self.start, days: Self.days).groups
        #expect(groups.map(\.client) == ClientCatalogue.names)
        for group in groups {
            let client = try #require(edition.clients.first { $0.name == group.client })
            #expect(!group.schedule.messages.isEmpty)
            var compared: Set<ScheduleAnswer.Kind> = []
            for (instant, band) in points(of: group.schedule, &chance) {
                let probe = ScheduleProbe(edition, client, group, at: instant, band: band)
                let configuration = workspace.files["newsadmin.yml"] ?? ""
                switch group.client {
                case "inotify":
                    compared.formUnion(try probe.compareINotify(oldestFirst: configuration.contains("First: true")))
                case "notable": compared.formUnion(try probe.compareNotable(&chance))
                case "ismartnews":
                    try probe.compareISmartNews(
                        clientVersion: configuration.contains("2.0.1") ? "2.0.1" : "4.9.6", &chance)
                case "sourse": compared.formUnion(try probe.compareSourse(&chance))
                default: Issue.record("nothing compares devices of \(group.client) with their schedule")
                }
            }
            #expect(compared.isSuperset(of: Self.reasoned[group.client] ?? []), "\(group.client): \(compared)")
        }
    }

    /// Points at every cut, a second and a thousandth before and after it, and anywhere; versions at and beside every
    /// bound.
    private func points(of schedule: Schedule, _ chance: inout SteppedGenerator) -> [(Instant, Int)] {
        let bands = Array(schedule.versions.bands)
        let around = schedule.timeline.starts.shuffled(using: &chance).prefix(24).flatMap { cut in
            [-1000, -1, 0, 1000].map { cut.advanced(milliseconds: $0) }
        }.filter { schedule.timeline.interval(of: $0) != nil }
        let anywhere = (0..<max(48, bands.count)).map { _ in
            Self.start.advanced(milliseconds: Int64.random(in: 0..<Self.days * 86_400_000, using: &chance))
        }
        return (around + anywhere).enumerated().map { ($1, bands[$0 % bands.count]) }
    }
}
