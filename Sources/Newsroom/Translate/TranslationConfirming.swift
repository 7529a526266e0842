import Campaigns
import Exchange

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

    /// Confirms the translations; none is where any cannot be.
    public func run() throws(TranslateFailure) -> TranslationConfirmResult {
        var result = TranslationConfirmResult()
        for (text, bytes) in try changes() {
            let outcome = try TranslationFile(text.file.path, in: folder).write(
                bytes, over: text.file.bytes, isDryRun: isDryRun)
            result.files.append((text.file.path, outcome))
        }
        return result
    }

    /// The translations, each with what its file is to hold.
    private func changes() throws(TranslateFailure) -> [(text: CampaignText, bytes: [UInt8])] {
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
                guard bytes.count <= CampaignReader.sizeLimit else {
                    throw .usage(
                        CampaignReader.wouldBeTooLarge(translation.file.path)
                            + "; an announcement is a few paragraphs, so shorten it")
                }
                changes.append((translation, bytes))
            }
        }
        return changes
    }
}
