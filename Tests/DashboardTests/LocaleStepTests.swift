import Campaigns
import Releases
import Testing

@testable import Dashboard

@Suite("What is to be done in a locale")
struct LocaleStepTests {
    private func steps(in locale: LocaleReleaseReport) -> [LocaleNeed: NextStep?] {
        var steps: [LocaleNeed: NextStep?] = [:]
        for need in LocaleNeed.allCases {
            if let step = locale.step(for: need) { steps[need] = .some(step.next) }
        }
        return steps
    }

    @Test("Nothing, where phones have what is due and the files say nothing else")
    func needsNothing() {
        let locale = ReleasePageTests.locale([ReleasePageTests.status(nil, .live)])
        #expect(steps(in: locale).isEmpty)
    }

    @Test("Each need has the step that meets it, beside all others")
    func tellsSteps() {
        var locale = ReleasePageTests.locale([
            ReleasePageTests.status(.approved, campaign: "a", next: .release),
            ReleasePageTests.status(.waiting, campaign: "b", next: .approve(["b"])),
            ReleasePageTests.status(
                .missing, campaign: "c", next: .write(campaign: "c", file: "campaigns/c.md", isStale: false)),
            ReleasePageTests.status(.waiting, campaign: "d", next: .check),
        ])
        (locale.standing.differing, locale.standing.unsent) = (.init(2), ["e", "f"])
        locale.standing.renewal = .init(before: Sample.end, urgency: .later)
        let expected: [LocaleNeed: NextStep?] = [
            .behind: .deploy, .send: .push(["e", "f"]), .release: .release, .review: .approveAll,
            .approveByName: .approve(["c"]), .later: .release,
        ]
        #expect(steps(in: locale) == expected)
        #expect(locale.step(for: .send)?.count == 2 && locale.step(for: .behind)?.count == 1)
        locale.standing.renewal?.urgency = .soon
        #expect(steps(in: locale)[.soon] == .release && steps(in: locale)[.later] == nil)
    }

    @Test("What would be refused is no step, and the need is told nevertheless")
    func namesNothingRefused() {
        var locale = ReleasePageTests.locale([
            ReleasePageTests.status(.approved, campaign: "a", next: .release),
            ReleasePageTests.status(.waiting, campaign: "b", next: .approve(["b"])),
        ])
        (locale.standing.isUnsigned, locale.standing.differing, locale.standing.obstacle) = (true, .init(1), .noFolder)
        let expected: [LocaleNeed: NextStep?] = [
            .noFolder: nil, .unsigned: nil, .behind: nil, .release: nil,
            .review: .approveAll,
        ]
        #expect(steps(in: locale) == expected)
        locale.standing.obstacle = .templates
        #expect(steps(in: locale)[.review] == .some(nil))
    }

    @Test("Where there are many campaigns, a word stands for their names")
    func namesFew() {
        var locale = ReleasePageTests.locale()
        locale.standing.unsent = (1...9).map { "c\($0)" }
        #expect(locale.step(for: .send)?.next == .push(["CAMPAIGN"]) && locale.step(for: .send)?.count == 9)
        locale.standing.unsent.removeLast()
        #expect(locale.step(for: .send)?.next == .push((1...8).map { "c\($0)" }))
    }

    @Test("Until a locale is used, nobody is told to translate into it")
    func asksForNoTranslations() {
        let write = NextStep.write(campaign: "c", file: "campaigns/c.md", isStale: false)
        let missing = ReleasePageTests.status(.missing, campaign: "c", next: write)
        #expect(steps(in: ReleasePageTests.locale([missing], hasLedger: false)).isEmpty)
        let waiting = ReleasePageTests.status(.waiting, campaign: "b", next: .approve(["b"]))
        #expect(
            steps(in: ReleasePageTests.locale([missing, waiting], hasLedger: false)).keys.contains(.approveByName))
    }
}
