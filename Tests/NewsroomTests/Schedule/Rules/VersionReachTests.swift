import Testing

/// `versions-lost`, `versions-gained` and `version-gap`.
struct VersionReachTests {
    @Test func `A bound with more numbers than the app's version loses it`() throws {
        let trial = try ScheduleTrial(["2026-12-01-a": [#"versions: {min: "1.0.0"}"#]])
        #expect(
            try trial.findings("versions-lost") == [
                "campaigns/2026-12-01-a.md:3:17: warning: iNotify does not reach 1.0, which “versions” means; "
                    + "write versions: {min: \"1.0\"} [versions-lost]"
            ])
    }

    @Test func `A bound with fewer numbers than the app's version loses it at the upper end`() throws {
        let trial = try ScheduleTrial(
            ["2026-12-01-a": [#"versions: {max: "1.0"}"#]], app: #"{versions: ["1.0.0", "2.0"]}"#)
        #expect(try trial.findings("versions-lost").count == 1)
        #expect(try trial.findings("versions-lost")[0].contains("write versions: {max: \"1.0.0\"}"))
    }

    @Test func `A pre-release sorts behind its release`() throws {
        let app = #"{versions: ["1.0", "2.0b1", "2.0"]}"#
        let later = try ScheduleTrial(["2026-12-01-a": [#"versions: {min: "2.0"}"#]], app: app)
        #expect(try later.findings("versions-gained").count == 1)
        #expect(try later.findings("versions-gained")[0].contains("also reaches 2.0b1"))
        let earlier = try ScheduleTrial(["2026-12-01-a": [#"versions: {max: "2.0"}"#]], app: app)
        #expect(try earlier.findings("versions-lost")[0].contains("does not reach 2.0b1"))
        // With max: "2.0b1" the client would do as it should, and 2.0 would no longer be meant.
        #expect(try earlier.findings("versions-lost")[0].contains("its numbers sort otherwise"))
    }

    @Test func `What is written for “before” knows the versions of today`() throws {
        let trial = try ScheduleTrial(["2026-12-01-a": [#"versions: {before: "2.0"}"#]])
        let found = try trial.findings("version-gap")
        #expect(found.count == 1)
        #expect(found[0].contains("1.2 would be left out"))
        #expect(found[0].contains("1.1.1 would be left out"))
    }

    @Test(arguments: [
        [], [#"versions: {min: "1.1"}"#], [#"versions: {max: "1.1"}"#], [#"versions: {min: "1.0", max: "2.0"}"#],
    ])
    func `Bounds that the client keeps give nothing`(lines: [String]) throws {
        let trial = try ScheduleTrial(["2026-12-01-a": lines])
        for rule in ["versions-lost", "versions-gained", "version-gap"] {
            #expect(try trial.findings(rule) == [])
        }
    }

    @Test func `Who gets it knowingly without the restriction is not counted`() throws {
        let trial = try ScheduleTrial(
            ["2026-12-01-a": [#"versions: {min: "1.1"}"#, "everyone: [notable]"]], clients: "{notable: {}}")
        #expect(try trial.findings("versions-gained") == [])
    }

    @Test func `Builds are proved for Notable`() throws {
        let trial = try ScheduleTrial(
            ["2026-12-01-a": [#"versions: {max: "1.1"}"#]], clients: "{notable: {}}",
            app: #"{versions: ["1.0", "1.1", "2.0"], builds: {"1.0": "90", "1.1": "300", "2.0": "200"}}"#)
        #expect(try trial.findings("versions-lost")[0].contains("does not reach 1.1"))
    }

    @Test func `Where builds fall, no bound helps`() throws {
        let trial = try ScheduleTrial(
            ["2026-12-01-a": [#"versions: {before: "2.0"}"#]], clients: "{notable: {}}",
            app: #"{versions: ["1.0", "1.5", "2.0"], builds: {"1.0": "300", "1.5": "100", "2.0": "200"}}"#)
        let found = try trial.findings("versions-lost")
        #expect(found.count == 1)
        #expect(found[0].contains("does not reach 1.0"))
        #expect(!found[0].contains("write versions"))
    }
}
