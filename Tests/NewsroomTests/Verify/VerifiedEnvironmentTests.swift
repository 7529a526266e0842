import Campaigns
import Foundation
import Testing

@testable import Newsroom

/// A place that is an environment holds working texts, which no release knows.
@Suite struct VerifiedEnvironmentTests {
    private static let now = "2026-11-20T12:00:00Z"

    private func workspace() throws -> TestWorkspace {
        let environments = """
            deploy: {remote: site}
            environments:
              staging: {baseURL: "https://staging.example.com/feeds/", remote: site/staging}
              twin: {baseURL: "https://news.example.com/feeds/", remote: twin}
            """
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en", more: environments),
            "campaigns/a.md": "---\ntitle: A\ninotify: {key: a}\n---\nText\n",
        ])
        try workspace.approve()
        try workspace.release("en")
        for environment in [nil, "staging"] {
            let plan = DeployPlan(
                folder: workspace.folder, now: try #require(Instant(iso8601: Self.now)), locales: ["en"],
                environment: environment)
            _ = try Deploying(plan).run()
        }
        return workspace
    }

    private func verify(_ place: String, in workspace: TestWorkspace) throws -> VerificationReport {
        try VerificationReport(
            VerifyPlan(
                folder: workspace.folder, now: try #require(Instant(iso8601: Self.now)), place: place, environment: [:])
        )
    }

    @Test(arguments: ["/site/staging", "/site/staging/", "/site/../site/staging"])
    func itsFolderIsToldByItsName(_ path: String) throws {
        let workspace = try workspace()
        let place = workspace.folder + path
        let failure = try #require(throws: ReleaseFailure.self) { try verify(place, in: workspace) }
        guard case .usage(let sentence) = failure else {
            Issue.record("\(failure)")
            return
        }
        #expect(sentence.text.hasPrefix("“\(place)” is the environment “staging”, which has working texts"))
        #expect(sentence.text.contains("newsadmin deploy en --env staging --dry-run"))
    }

    @Test(arguments: ["https://staging.example.com/feeds/", "https://staging.example.com/feeds"])
    func itsAddressIsAskedForNothing(_ place: String) throws {
        let workspace = try workspace()
        #expect(throws: ReleaseFailure.self) { try verify(place, in: workspace) }
    }

    /// What a release does not hold beyond its horizon is missing on phones, whatever is deployed.
    @Test(arguments: [("2027-02-01T00:00:00Z", 0), ("2027-06-02T00:00:00Z", 1)])
    func aReleaseThatHasComeToItsHorizonIsTold(_ now: String, _ count: Int) throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en", more: "deploy: {remote: site}\nrelease: {horizon: 30}"),
            "campaigns/a.md": "---\ntitle: A\nend: 2027-06-01T00:00Z\ninotify: {key: a}\n---\nText\n",
        ])
        try workspace.approve()
        try workspace.release("en")
        _ = try Deploying(
            DeployPlan(folder: workspace.folder, now: try #require(Instant(iso8601: Self.now)), locales: ["en"])
        ).run()
        let report = try VerificationReport(
            VerifyPlan(
                folder: workspace.folder, now: try #require(Instant(iso8601: now)), place: workspace.folder + "/site",
                environment: [:]))
        #expect(report.findings.map(\.place) == Array(repeating: "en", count: count))
        #expect(report.findings.allSatisfy { $0.kind == .behind && $0.message.text.contains("newsadmin release en") })
        #expect(report.isWrong(isStrict: false) == (count > 0))
    }

    @Test func aPlaceForWhichNothingIsDueIsAskedForNothing() throws {
        let workspace = try workspace()
        let earlier = try #require(Instant(iso8601: Self.now)).advanced(days: -1)
        let report = try VerificationReport(
            VerifyPlan(folder: workspace.folder, now: earlier, place: "http://127.0.0.1:1/", environment: [:]))
        #expect(report.text.contains("nothing is due there yet"), "\(report.text)")
    }

    /// Who watches a place is not to be told that all is well because the ledger is gone.
    @Test func whereNothingWasEverReleasedNothingCanBeCompared() throws {
        let workspace = try workspace()
        try FileManager.default.removeItem(atPath: workspace.folder + "/releases")
        for place in [workspace.folder + "/site", "http://127.0.0.1:1/"] {
            let failure = try #require(throws: ReleaseFailure.self) { try verify(place, in: workspace) }
            guard case .usage(let sentence) = failure else {
                Issue.record("\(failure)")
                return
            }
            #expect(sentence.text.contains("nothing was ever released in this workspace"))
        }
    }

    @Test func theFolderOfProductionIsVerified() throws {
        let workspace = try workspace()
        #expect(try verify(workspace.folder + "/site", in: workspace).findings.isEmpty)
    }
}
