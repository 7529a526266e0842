import Campaigns
import Files

extension Report {
    /// The locales that errors stopped, as a sentence lists them; nothing where there are none.
    var stoppedNames: TemplateValue {
        let stopped = locales.filter(stoppedLocales.contains)
        return .text(stopped.isEmpty ? nil : stopped.listed)
    }

    /// The clients' names for people, by their names in files.
    var clientTitles: [String: String] {
        Dictionary(keepingFirst: clients.map { ($0.name, $0.title) })
    }
}
