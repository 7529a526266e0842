import Campaigns
import Testing

@testable import Clients
@testable import Dashboard
@testable import Newsroom
@testable import Simulation

@Suite struct RunReportBuilderTests {
    private static let waits = DeviceReason(id: "waiting", "waits")

    private func step(_ day: Int64, _ notShown: [NotShown]) -> SimulatedStep {
        SimulatedStep(
            instant: Instant(seconds: day * 86400), occasion: .launch, appVersion: nil, buildVersion: nil,
            account: StepAccount(reason: Self.waits, notShown: NotShownList(notShown)))
    }

    private func told(_ reason: RunReport.Reason) -> String {
        let names = reason.names.map { name -> String in
            switch name {
            case .campaign(let campaign): "campaign \(campaign)"
            case .id(let text), .words(let text): text
            }
        }
        return "\(names.joined(separator: ", ")): \(reason.sentence.text)"
    }

    @Test func aReasonOfManyLaunchesStandsOnce() {
        let (a, b) = (NotShown("a", Self.waits), NotShown("b", DeviceReason(id: "seen", "was seen")))
        var builder = RunReportBuilder(["a": "sale"], actions: [:])
        let runs = [[step(1, [a]), step(2, [a]), step(3, [b, a])], [step(1, [b]), step(2, []), step(3, [a])]].map {
            builder.report(of: $0)
        }
        #expect(builder.reasons.map(told) == ["campaign sale: waits", "b: was seen"])
        #expect(runs.map { $0.launches.map(\.reasons) } == [[[0], [0], [1, 0]], [[1], [], [0]]])
        #expect(runs.map { $0.launches.map(\.news) } == [[[0], [], [1]], [[1], [], [0]]])
    }

    /// Devices tell both apart, and so does the page.
    @Test func twoFormsOfALetterAreTwoReasons() {
        var builder = RunReportBuilder([:], actions: [:])
        let composed = builder.report(of: [step(1, [NotShown("\u{E9}", Self.waits)])])
        let decomposed = builder.report(of: [step(1, [NotShown("e\u{301}", Self.waits)])])
        #expect(composed.launches[0].reasons == [0] && decomposed.launches[0].reasons == [1])
        #expect(builder.reasons.map { Array(told($0).utf8).count } == [9, 10])
    }

    @Test func ofManyReasonsTheFirstAreTold() {
        var builder = RunReportBuilder([:], actions: [:])
        let many = (0..<RunReportBuilder.mostReasons + 3).map {
            NotShown("\($0)", DeviceReason(id: "r\($0)", "reason \($0)"))
        }
        let launch = builder.report(of: [step(1, many)]).launches[0]
        #expect(launch.reasons == Array(0..<RunReportBuilder.mostReasons) && launch.moreReasons == 3)
        #expect(launch.news == launch.reasons && launch.moreNews == 3)
    }
}
