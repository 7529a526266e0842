import Campaigns
import Exchange
import Files

/// Says of translations that they are right for the source as it is now.
public struct TranslationConfirming: Sendable {
    private let folder: String
    private let campaigns: [String]
    private let locales: [String]
    private let isDryRun: Bool

    /// The translations of campaigns into locales.
    public init(folder: String, campaigns: [String], locales: [String], isDryRun: Bool) {
        self.folder = folder
        self.campaigns = campaigns
        self.locales = locales
        self.isDryRun = isDryRun
    }

    /// Confirms the translations; none is where any must not be.
    public func run() throws(VerbFailure) -> TranslationConfirmResult {
        var result = TranslationConfirmResult()
        for (text, bytes) in try changes() {
            do throws(FileProblem) {
                let outcome = try TranslationFile(text.file.path, in: folder).write(
                    bytes, over: text.file.bytes, isDryRun: isDryRun)
                result.files.append((text.file.path, outcome))
            } catch {
                result.problems.append(error)
            }
        }
        return result
    }

    /// The translations, each with what its file is to hold.
    private func changes() throws(VerbFailure) -> [(text: CampaignText, bytes: [UInt8])] {
        let context = try TranslationContext(folder: folder)
        let locales = try context.locales(locales)
        var changes: [(text: CampaignText, bytes: [UInt8])] = []
        for campaign in try context.campaigns(campaigns) {
            for locale in locales {
                let place = "\(campaign.id).\(locale).md"
                let errors = context.errors.filter { $0.position.file.hasSuffix("/" + place) }
                if let error = errors.first { throw Self.refusal(of: error, more: errors.count - 1, in: locale) }
                guard let translation = campaign.translations[locale] else {
                    throw .usage("there is no \(place), so there is no translation to confirm")
                }
                if let gap = TranslationGap(of: translation, from: campaign.source) {
                    throw .usage(
                        """
                        \(translation.file.path) lacks \(gap.parts), so there is nothing to confirm; \
                        \(command: "translate export", "--locale", locale) sends it to translators
                        """)
                }
                guard let bytes = TranslationConfirmation.bytes(of: translation, source: campaign.source) else {
                    throw .usage(
                        """
                        the front matter of \(translation.file.path) is written in a way that cannot be changed; set \
                        source: \(SourceFingerprint.of(campaign.source)) by hand
                        """)
                }
                guard bytes.count <= CampaignReader.sizeLimit else {
                    throw .usage(
                        """
                        \(CampaignReader.wouldBeTooLarge(translation.file.path)); an announcement is a few paragraphs, so \
                        shorten it
                        """)
                }
                changes.append((translation, bytes))
            }
        }
        return changes
    }

    /// Why a translation with errors is not confirmed.
    private static func refusal(of error: Diagnostic, more: Int, in locale: String) -> VerbFailure {
        let place = "\(error.position.file):\(error.position.line):\(error.position.column)"
        let rest = more > 0 ? " (and \(CountWords.of(more, "more error")))" : ""
        return .usage(
            """
            \(place): \(error.message)\(rest); fix this before you confirm it; see \
            \(command: "check", "--locale", locale)
            """
        )
    }
}
