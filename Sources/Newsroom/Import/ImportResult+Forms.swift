import Campaigns
import Clients
import Exchange

extension ImportResult {
    /// Whether something could not be imported, or newsadmin.yml lacks something.
    public var hasErrors: Bool { findings.contains { $0.severity == .error } }

    /// What was done, for people, with a line end behind each line.
    public var text: String {
        var text = ""
        for campaign in campaigns where campaign.state == .written {
            let raw = campaign.raw.isEmpty ? "" : "; raw: \(campaign.raw.joined(separator: ", "))"
            text += "\(campaign.files[0]) (\(campaign.locales.joined(separator: ", ")))\(raw)\n"
            text += campaign.files.filter { $0.hasPrefix("templates/") }.map { "  \($0)\n" }.joined()
        }
        if !settings.isEmpty {
            text += "\nWrite into newsadmin.yml:\n  clients:\n    \(client):\n"
            text += SettingLines.text(settings, indentation: 6) + "\n"
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { TerminalText.shown(String($0)) }
        return lines.joined(separator: "\n") + summary + "\n"
    }

    /// How many campaigns came of it: `12 campaigns from 2 feeds: 10 written, 2 unchanged`.
    var summary: String {
        func count(_ state: Campaign.State) -> Int { campaigns.count { $0.state == state } }
        let parts = [
            (count(.written), isDryRun ? "to be written" : "written"), (count(.unchanged), "unchanged"),
            (count(.refused), "refused"),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        let head =
            "\(CountWords.of(campaigns.count, "campaign")) from \(CountWords.of(Set(feeds.map(\.path)).count, "feed"))"
        return parts.isEmpty ? head : head + ": " + parts.joined(separator: ", ")
    }

    /// What to do next, a sentence each; nothing where nothing was written.
    public var advice: [Sentence] {
        let written = campaigns.filter { $0.state == .written }
        guard !isDryRun, !written.isEmpty else { return [] }
        let look: Sentence = "look at them with “\(command: "check")” and “\(command: "build")”"
        guard isPushed else { return [look] }
        // A push is refused where one of the locales has nothing of one of the campaigns.
        let commands = written.map(\.locales).uniqued().map { locales -> Sentence in
            let ids = written.filter { $0.locales == locales }.map(\.id)
            return "\(command: TypedCommand("push", ids + ["--locale"] + locales + ["--sent-elsewhere"]))"
        }
        return [
            look,
            """
            “\(command: "push")” does not know which of them phones were sent already, and would send these again; after \
            the first release, record them: \(commands.joined(separator: "; "))
            """,
        ]
    }

    /// The result as JSON, with a line end behind it.
    public var json: String {
        JSONWriter(.pretty).printed([
            "schema": "newsadmin/import/1",
            "client": .string(client),
            "dryRun": .boolean(isDryRun),
            "feeds": .array(
                feeds.map { feed in
                    [
                        "file": .string(feed.path), "locale": .string(feed.locale),
                        "entries": .integer(feed.entries),
                    ]
                }),
            "campaigns": .array(
                campaigns.map { campaign in
                    [
                        "id": .string(campaign.id), "state": .string(campaign.state.rawValue),
                        "locales": .texts(campaign.locales),
                        "files": .texts(campaign.files),
                        "raw": .texts(campaign.raw),
                    ]
                }),
            "settings": .dictionary(settings.map { .init($0.name, $0.value) }),
            "errors": .integer(findings.count { $0.severity == .error }),
            "findings": .array(findings.map(FindingsReport.json)),
        ])
    }
}
