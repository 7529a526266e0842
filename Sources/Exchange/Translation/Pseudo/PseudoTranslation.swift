import Campaigns
import Files

/// Makes a pseudo-translation's file, and tells one that was made here from one that a person wrote or changed.
public enum PseudoTranslation {
    private static let mark = "newsadmin translate pseudo "

    /// The file of a campaign in a pseudo-language.
    public static func bytes(of campaign: Campaign, in language: PseudoLanguage) -> [UInt8] {
        let source = TranslatableText(sourceOf: campaign)
        var text = TranslationText(newFor: campaign.source)
        do {
            for field in source.frontMatterFields {
                try text.set(field, to: language.parts(source[field] ?? []).plain)
            }
            try text.set(source: SourceFingerprint.of(campaign.source))
            try text.set(body: source.body.filled(with: source.body.places.map { language.parts($0.parts) }))
        } catch {
            // A file that was begun here is made of fields that can be set.
            preconditionFailure("a new file's front matter could not be written")
        }
        text.setComment(mark + hash(of: text.bytes) + " (what you change here is kept)")
        return text.bytes
    }

    /// Whether a file was made here and nobody has changed it since: it holds a hash of all the rest of it.
    public static func isOwn(_ bytes: [UInt8]) -> Bool {
        guard let found = bytes.firstRange(of: Array("# \(mark)".utf8)) else { return false }
        let hash = String(decoding: bytes[found.upperBound...].prefix(16), as: UTF8.self)
        guard let end = bytes[found.upperBound...].firstIndex(of: 0x0A) else { return false }
        return Self.hash(of: Array(bytes[..<found.lowerBound]) + Array(bytes[(end + 1)...])) == hash
    }

    private static func hash(of bytes: [UInt8]) -> String {
        String(SHA256Digest(of: bytes).hexadecimal.prefix(16))
    }
}
