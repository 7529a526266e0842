import Testing

/// `versions-of-nobody`.
struct VersionsOfNobodyTests {
    @Test(arguments: [
        #"versions: {min: "3.0"}"#, #"versions: {max: "0.9"}"#, #"versions: {min: "1.2", before: "2.0"}"#,
    ])
    func `Bounds with no version in use are found`(line: String) throws {
        let trial = try ScheduleTrial(["2026-12-01-a": [line]])
        #expect(try trial.findings("versions-of-nobody").count == 1)
    }

    @Test(arguments: [#"versions: {min: "2"}"#, #"versions: {max: "1.0.0"}"#])
    func `Bounds are read as people read them`(line: String) throws {
        let trial = try ScheduleTrial(["2026-12-01-a": [line]])
        #expect(try trial.findings("versions-of-nobody") == [])
    }

    @Test func `Without known versions nobody can tell`() throws {
        let trial = try ScheduleTrial(["2026-12-01-a": [#"versions: {min: "3.0"}"#]], app: "{}")
        #expect(try trial.findings("versions-of-nobody") == [])
    }
}
