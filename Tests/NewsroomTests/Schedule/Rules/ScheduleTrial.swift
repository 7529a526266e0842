import Campaigns
import Testing

/// Campaigns side by side in a workspace, and what one rule finds in them.
struct ScheduleTrial {
    private let workspace: TestWorkspace

    /// Campaigns by their ids, each with its lines of front matter.
    init(
        _ campaigns: [String: [String]], clients: String = "{inotify: {}}", locales: String = "[en]",
        app: String = #"{versions: ["1.0", "1.1", "2.0"], builds: {"1.0": "90", "1.1": "110", "2.0": "200"}}"#
    ) throws {
        var files = [
            "newsadmin.yml": """
            name: Acme
            sourceLocale: en
            locales: \(locales)
            timeZone: Europe/Berlin
            baseURL: https://news.example.com/feeds/
            app: \(app)
            clients: \(clients)

            """
        ]
        for (id, lines) in campaigns {
            files["campaigns/\(id).md"] = (["---", "title: News of \(id)"] + lines + ["---", "Text.", ""])
                .joined(separator: "\n")
        }
        workspace = try TestWorkspace(files)
    }

    /// The findings of a rule, as they are printed.
    func findings(_ rule: String) throws -> [String] {
        try workspace.check(now: "2026-11-21T09:00:00Z").filter { $0.rule.id == rule }.map(\.description)
    }
}
