import Campaigns
import Exchange
import Files

/// Writes translations into languages that nobody speaks, to see what will not fit.
public struct PseudoTranslating: Sendable {
    /// The files, each with what was done.
    public let files: [(path: String, outcome: AtomicFile.Outcome)]
    /// Translations that were left alone, because a person wrote or changed them.
    public let findings: [Diagnostic]
    /// How many campaigns are not for such a locale.
    public let excluded: Int

    /// Writes the files of some locales.
    public init(
        folder: String, languages: [(locale: String, language: PseudoLanguage)], isDryRun: Bool
    ) throws(TranslateFailure) {
        let ground = try TranslationGround(folder: folder)
        let configuration = ground.workspace.configuration
        for (locale, _) in languages where !configuration.locales.contains(locale) {
            let all = (configuration.locales + [locale]).joined(separator: ", ")
            throw .usage("“\(locale)” is none of the workspace's locales; write in newsadmin.yml: locales: [\(all)]")
        }
        for (locale, _) in languages where locale == configuration.sourceLocale {
            throw .usage("“\(locale)” is the locale that campaigns are written in")
        }
        for (locale, _) in languages where !PseudoLanguage.isInvented(locale) {
            throw .usage("“\(locale)” is a language that people read; name an invented one, such as en-XA or ar-XB")
        }
        var files: [(path: String, outcome: AtomicFile.Outcome)] = []
        var findings: [Diagnostic] = []
        var excluded = 0
        for (locale, language) in languages {
            for campaign in ground.workspace.campaigns {
                guard campaign.locales.contains(locale) else {
                    excluded += 1
                    continue
                }
                let own = campaign.translations[locale]?.file
                let broken = ground.errors.first { $0.position.file.hasSuffix("/\(campaign.id).\(locale).md") }
                if let place = own.map(\.path) ?? broken?.position.file,
                    own.map({ !PseudoTranslation.isOwn($0.bytes) }) ?? true
                {
                    findings.append(
                        Diagnostic(
                            .foreignTranslation, at: SourcePosition(file: place),
                            "this was written or changed by somebody else, so it stays as it is",
                            suggestion: "delete it to have it written anew", campaign: campaign.id,
                            locales: [locale]))
                    continue
                }
                let path = own?.path ?? Self.path(of: campaign, locale: locale)
                let outcome = try TranslationFile(path, in: folder).write(
                    PseudoTranslation.bytes(of: campaign, in: language), over: own?.bytes, isDryRun: isDryRun)
                files.append((path, outcome))
            }
        }
        self.files = files
        self.findings = ground.weighed(findings)
        self.excluded = excluded
    }

    private static func path(of campaign: Campaign, locale: String) -> String {
        campaign.source.file.path.dropLast(3) + ".\(locale).md"
    }

    /// A line for each file that was not as it is to be, and how many were.
    public var text: String {
        let changed = files.filter { $0.outcome != .unchanged }
        let same = files.count - changed.count
        return changed.map { path, outcome in
            "\(TerminalText.shown(path)): \(outcome == .created ? "made" : "changed")\n"
        }.joined() + (same > 0 ? "\(CountWords.of(same, "file")) as before\n" : "")
    }
}
