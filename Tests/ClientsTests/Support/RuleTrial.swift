import Campaigns

@testable import Clients

/// Where a rule is found in a workspace with one client.
struct RuleTrial<Rendering: Client> {
    /// What `clients:` says of the client.
    var settings = "{}"
    /// The locales, of which the first is that of the sources.
    var locales = ["en", "fr"]
    /// What `newsadmin.yml` says of the app.
    var app = "{}"
    /// The templates.
    var templates = TemplateLibrary.builtIn

    /// The findings of a rule in one campaign with this front matter below its title.
    func findings(of rule: Rule, front: String, text: String = "Text.") throws -> [Diagnostic] {
        try findings(of: rule, ["2026-12-01-news.md": "---\ntitle: News\n\(front)\n---\n\(text)\n"])
    }

    /// The findings of a rule in campaigns by their files' names.
    func findings(of rule: Rule, _ campaigns: [String: String]) throws -> [Diagnostic] {
        var files = [
            "newsadmin.yml": """
            sourceLocale: \(locales[0])
            locales: [\(locales.joined(separator: ", "))]
            timeZone: Europe/Berlin
            baseURL: https://news.example.com/feeds/
            app: \(app)
            clients:
              \(Rendering.name): \(settings)
            """
        ]
        for (name, text) in campaigns { files["campaigns/" + name] = text }
        let rendered = try RenderedWorkspace(Rendering.self, files, templates: templates)
        let among = locales.flatMap { locale in
            rendered.client.findings(among: rendered.entries.filter { $0.locale == locale }, locale: locale)
        }
        return (rendered.findings + among).filter { $0.rule == rule }
    }
}

extension Diagnostic {
    /// The place as people read it: `campaigns/a.md:3:8`.
    var place: String { "\(position.file):\(position.line):\(position.column)" }
}
