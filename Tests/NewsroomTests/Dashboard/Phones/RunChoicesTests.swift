import Campaigns
import Testing

@testable import Newsroom

@Suite struct RunChoicesTests {
    private func choices(share: Int) throws -> RunChoices {
        let workspace = try TestWorkspace([
            "campaigns/2026-11-20-sale.md": "---\ntitle: Sale\nversions: {min: \"2.0\"}\n---\nText\n"
        ])
        let now = try #require(Instant(iso8601: "2026-11-21T00:00:00Z"))
        let edition = try EditionReader(now: now, makesSchedules: true).read(workspace.folder)
        let schedule = try #require(edition.schedules?.groups.first?.schedule)
        return RunChoices(
            schedule, app: edition.workspace.configuration.app, until: now.advanced(seconds: 28 * 86400), share: share)
    }

    @Test func aShortFeedIsPlayedInEveryWay() throws {
        let choices = try choices(share: RunChoices.mostWork)
        #expect(choices.versions.map(\.title) == ["2.0", "1.0"])
        #expect(choices.leftOut.isEmpty && !choices.isShortened)
        #expect(choices.habits == [.daily, .weekdays, .weekends, .weekly])
        #expect(choices.responses == [.dismiss, .action, .remind, .never])
    }

    @Test func lessTimeLeavesOutAnswersThenHabitsThenVersions() throws {
        // Six for each launch: one message, and what a launch costs beside.
        let some = try choices(share: 2 * 3 * 80 * 6)
        #expect(some.responses == [.dismiss, .action, .remind] && some.habits.count == 4)
        #expect(some.isShortened && some.leftOut.isEmpty)
        let fewer = try choices(share: 2 * 2 * 32 * 6)
        #expect(fewer.responses == [.dismiss, .action] && fewer.habits == [.daily, .weekly])
        #expect(fewer.leftOut.isEmpty)
        let one = try choices(share: 2 * 2 * 32 * 6 - 1)
        #expect(one.versions.map(\.title) == ["2.0"] && one.leftOut == ["1.0"])
    }

    @Test func somethingIsAlwaysPlayed() throws {
        let choices = try choices(share: 0)
        #expect(choices.versions.map(\.title) == ["2.0"])
        #expect(choices.responses == [.dismiss] && choices.habits == [.daily, .weekly])
    }
}
