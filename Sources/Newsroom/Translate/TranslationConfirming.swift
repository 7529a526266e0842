import Campaigns
import Exchange
import Files

/// Says of translations that they are right for the source as it is now.
public struct TranslationConfirming: Sendable {
    /// The files, each with what was done.
    public let files: [(path: String, outcome: AtomicFile.Outcome)]

    /// Confirms translations of campaigns into locales; none is where any cannot be.
    public init(folder: String, campaigns: [String], locales: [String], isDryRun: Bool) throws(TranslateFailure) {
        let ground = try TranslationGround(folder: folder)
        let locales = try ground.locales(locales)
        var changes: [(text: CampaignText, bytes: [UInt8])] = []
        for campaign in try ground.campaigns(campaigns) {
            for locale in locales {
                guard let translation = campaign.translations[locale] else {
                    let place = "\(campaign.id).\(locale).md"
                    let isThere = ground.errors.contains { $0.position.file.hasSuffix("/" + place) }
                    throw .usage(
                        isThere
                            ? "\(place) has errors; see newsadmin check"
                            : "there is no \(place), so there is no translation to confirm")
                }
                guard let bytes = TranslationConfirmation.bytes(of: translation, source: campaign.source) else {
                    throw .usage(
                        "the front matter of \(translation.file.path) is written in a way that cannot be changed; "
                            + "set source: \(SourceFingerprint.of(campaign.source)) by hand")
                }
                changes.append((translation, bytes))
            }
        }
        var files: [(path: String, outcome: AtomicFile.Outcome)] = []
        for (text, bytes) in changes {
            let outcome = try TranslationFile(text.file.path, in: folder).write(
                bytes, over: text.file.bytes, isDryRun: isDryRun)
            files.append((text.file.path, outcome))
        }
        self.files = files
    }

    /// A line for each file.
    public var text: String {
        files.map { path, outcome in
            "\(TerminalText.shown(path)): \(outcome == .unchanged ? "was confirmed already" : "confirmed")\n"
        }.joined()
    }
}
