import ArgumentParser
import Campaigns
import Newsroom

extension WorkspaceOptions {
    /// The campaigns and locales that names and `--locale` mean; the file of a translation says its locale by itself.
    ///
    /// - Parameter missing: what to say where nothing names a locale.
    func messages(named names: [String], locales: [String], missing: String) throws -> NamedMessages {
        let configuration = try configuration()
        let named: NamedMessages
        do {
            named = try NamedMessages(names, locales: locales, in: configuration)
        } catch {
            throw ValidationError(TerminalText.shown(error.description))
        }
        guard !named.locales.isEmpty else { throw ValidationError(missing) }
        return named
    }

    /// Whether some names may say a locale, which only `newsadmin.yml` tells for sure.
    static func mayNameLocale(_ names: [String]) -> Bool { names.contains { $0.hasSuffix(".md") } }
}
