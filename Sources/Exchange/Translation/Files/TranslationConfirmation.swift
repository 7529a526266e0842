import Campaigns

/// Says of a translation that it is right for the source as it is now.
public enum TranslationConfirmation {
    /// The translation's file with the hash of the source as it is now, and every other byte as it was; nil where its
    /// front matter is written in a way that cannot be changed.
    public static func bytes(of translation: CampaignText, source: CampaignText) -> [UInt8]? {
        let fingerprint = SourceFingerprint.of(source)
        guard translation.sourceHash?.value != fingerprint else { return translation.file.bytes }
        var text = TranslationText(translation)
        do {
            try text.set(source: fingerprint)
        } catch {
            return nil
        }
        return text.bytes
    }
}
