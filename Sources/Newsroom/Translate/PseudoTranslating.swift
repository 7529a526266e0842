import Campaigns
import Exchange
import Files

/// Writes translations into languages that nobody speaks, to see what will not fit.
public struct PseudoTranslating: Sendable {
    private let folder: String
    private let languages: [(locale: String, language: PseudoLanguage)]
    private let isDryRun: Bool

    /// The files of some locales of a workspace.
    public init(folder: String, languages: [(locale: String, language: PseudoLanguage)], isDryRun: Bool) {
        self.folder = folder
        self.languages = languages
        self.isDryRun = isDryRun
    }

    /// Writes the files, without those that somebody else wrote and those that would be too large to be read again.
    public func run() throws(VerbFailure) -> PseudoTranslationResult {
        let context = try TranslationContext(folder: folder)
        try checkLocales(context.workspace.configuration)
        var result = PseudoTranslationResult()
        for (locale, language) in languages {
            for campaign in context.workspace.campaigns {
                if !campaign.locales.contains(locale) {
                    result.excluded += 1
                } else if let place = Self.foreignFile(of: campaign, locale: locale, on: context) {
                    result.findings.append(
                        Diagnostic(
                            .foreignTranslation, at: SourcePosition(file: place),
                            "this was written or changed by somebody else, so it stays as it is",
                            suggestion: "delete it to have it written anew", campaign: campaign.id,
                            locales: [locale]))
                } else {
                    write(campaign, in: language, as: locale, &result)
                }
            }
        }
        result.findings = context.weighed(result.findings)
        return result
    }

    private func write(
        _ campaign: Campaign, in language: PseudoLanguage, as locale: String, _ result: inout PseudoTranslationResult
    ) {
        let own = campaign.translations[locale]?.file
        let path =
            own?.path ?? CampaignFileName.path(ofTranslationInto: locale, beside: campaign.source.file.path)
        let bytes = PseudoTranslation.bytes(of: campaign, in: language)
        guard bytes.count <= CampaignReader.sizeLimit else {
            result.findings.append(
                Diagnostic(
                    .fileTooLarge, at: SourcePosition(file: campaign.source.file.path),
                    CampaignReader.wouldBeTooLarge(path),
                    suggestion: "an announcement is a few paragraphs; link to the rest", campaign: campaign.id,
                    locales: [locale]))
            return
        }
        do throws(FileProblem) {
            let outcome = try TranslationFile(path, in: folder).write(bytes, over: own?.bytes, isDryRun: isDryRun)
            result.files.append((path, outcome))
        } catch {
            result.problems.append(error)
        }
    }

    private func checkLocales(_ configuration: WorkspaceConfiguration) throws(VerbFailure) {
        for (locale, _) in languages where !configuration.locales.contains(locale) {
            let all = (configuration.locales + [locale]).joined(separator: ", ")
            throw .usage("“\(locale)” is none of the workspace's locales; write in newsadmin.yml: locales: [\(all)]")
        }
        for (locale, _) in languages where locale == configuration.sourceLocale {
            throw .usage("“\(locale)” is the locale that campaigns are written in")
        }
        for (locale, _) in languages where !LanguageTag.isInvented(locale) {
            throw .usage("“\(locale)” is a language that people read; name an invented one, such as en-XA or ar-XB")
        }
    }

    /// A translation that is there already and was not written here, or that cannot be read.
    private static func foreignFile(of campaign: Campaign, locale: String, on context: TranslationContext) -> String? {
        if let own = campaign.translations[locale]?.file {
            return PseudoTranslation.isOwn(own.bytes) ? nil : own.path
        }
        return context.errors.first { $0.position.file.hasSuffix("/\(campaign.id).\(locale).md") }?.position.file
    }
}
