import Campaigns
import Testing

@testable import Releases

@Suite("Where a locale stands, and what comes next")
struct LocaleStandingTests {
    private struct Message: StandingMessage {
        var campaign: String
        var state = MessageState(working: nil, released: nil)
        var next: NextStep?
    }

    private static let moment = Instant(seconds: 0)
    private static let write = NextStep.write(campaign: "c", file: "campaigns/c.md", isStale: false)
    private static let putBack = NextStep.putBack(rollback: 3, file: "campaigns/d.md", isGone: false)

    private func steps(_ next: [NextStep?], _ change: (inout LocaleStanding) -> Void = { _ in }) -> [NextStep] {
        var standing = LocaleStanding()
        change(&standing)
        return standing.steps(of: next.enumerated().map { Message(campaign: "c\($0)", next: $1) })
    }

    @Test("Texts come before approvals, approvals before releases, each once")
    func ordersSteps() {
        let steps = steps([.release, .approve(["b"]), nil, .release, Self.write, .check]) { standing in
            (standing.differing, standing.unsent) = (.init(2), ["e"])
        }
        #expect(steps == [.check, Self.write, .approve(["b"]), .release, .deploy, .push(["e"])])
    }

    @Test("Where several wait for review, all are approved at once")
    func approvesSeveralAtOnce() {
        #expect(steps([.approve(["a"]), .approve(["b"])]) == [.approveAll])
    }

    @Test("A deployment that would be refused does not come next, what makes it possible does")
    func leavesOutRefusedDeployments() {
        #expect(steps([]) { $0.differing = .init(1) } == [.deploy])
        #expect(steps([]) { $0.differing = .init(1, unknown: 1) } == [])
        #expect(steps([]) { ($0.differing, $0.isUnsigned) = (.init(1), true) } == [.release])
        let overdue = LocaleStanding.Renewal(before: Self.moment, urgency: .overdue)
        #expect(steps([]) { ($0.differing, $0.renewal) = (.init(1), overdue) } == [.release])
        #expect(steps([]) { ($0.differing, $0.renewal, $0.obstacle) = (.init(1), overdue, .noFolder) } == [])
    }

    @Test("Clients that have changed are a reason for a release")
    func releasesForClients() {
        #expect(steps([]) { $0.changedClients = ["Notable"] } == [.release])
        #expect(steps([.release]) { $0.changedClients = ["Notable"] } == [.release])
        #expect(steps([]) { ($0.changedClients, $0.obstacle) = (["Notable"], .noFolder) } == [])
    }

    @Test("What an obstacle refuses does not come next")
    func leavesOutWhatIsRefused() {
        let next: [NextStep?] = [.release, .approve(["b"]), Self.write]
        #expect(steps(next) { $0.obstacle = .noFolder } == [Self.write, .approve(["b"])])
        #expect(steps(next) { $0.obstacle = .templates } == [.check])
    }

    @Test("No release is proposed beside what a rollback took back")
    func putsBackBeforeReleasing() {
        #expect(steps([.release, Self.putBack]) { $0.isUnsigned = true } == [Self.putBack])
    }
}
