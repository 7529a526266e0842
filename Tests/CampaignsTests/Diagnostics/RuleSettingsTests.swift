@testable import Campaigns
import Testing

@Suite struct RuleSettingsTests {
    private func settings(_ rules: String) throws -> RuleSettings {
        let text = "sourceLocale: en\nbaseURL: https://a.example/\nclients: {inotify: {}}\nrules: \(rules)\n"
        return try TestWorkspace(["newsadmin.yml": text]).read().configuration.rules
    }

    @Test(
        arguments: [("off", nil), ("note", .note), ("warning", .warning), ("error", .error)] as [(String, Severity?)])
    func aRuleIsSwitchedOffOrMadeBetterOrWorse(_ word: String, _ expected: Severity?) throws {
        #expect(try settings("{text-double-space: \(word)}").severity(of: .doubleSpace) == expected)
        #expect(try settings("{text-double-space: {severity: \(word)}}").severity(of: .doubleSpace) == expected)
    }

    @Test func aLimitIsChangedAloneOrWithTheSeverity() throws {
        let both = try settings("{expiring-soon: {severity: error, limit: 7}}")
        #expect(both.limit(of: .expiringSoon) == 7)
        #expect(both.severity(of: .expiringSoon) == .error)
        let alone = try settings("{expiring-soon: {limit: 0}}")
        #expect(alone.limit(of: .expiringSoon) == 0)
        #expect(alone.severity(of: .expiringSoon) == .note)
        #expect(try settings("{}").limit(of: .expiringSoon) == 2)
    }

    @Test func aLockedRuleStaysAsItIs() {
        var settings = RuleSettings()
        settings.settings["duplicate-id"] = RuleSettings.Setting()
        settings.settings["duplicate-id"]?.isOff = true
        #expect(settings.severity(of: .duplicateID) == .error)
    }

    @Test func mistakesAreNamedAtTheirPlaces() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": """
            sourceLocale: en
            baseURL: https://a.example/
            clients: {inotify: {}}
            rules:
              ①duplicate-id: off
              ②text-double-spaces: off
              text-double-space: ③loud
              raw-html: ④{limit: 5}
              expiring-soon: {limit: ⑤many, ⑥severty: note}
              relative-link: ⑦[off]
            """
        ])
        let findings = try workspace.findings()
        workspace.expect(
            findings,
            at: [
                "①": "locked-rule", "②": "unknown-rule", "③": "wrong-type", "④": "wrong-type", "⑤": "wrong-type",
                "⑥": "unknown-key", "⑦": "wrong-type",
            ])
        #expect(findings.contains { $0.suggestion == "did you mean “text-double-space”?" })
        #expect(findings.contains { $0.suggestion == "did you mean “severity”?" })
    }
}
