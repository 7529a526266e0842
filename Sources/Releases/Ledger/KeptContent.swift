import Files

/// What is in a file that a release names as that of a message.
enum KeptContent: Sendable {
    /// A message, of a campaign and in a locale.
    case message(campaign: String, locale: String)
    /// Something else, and why it is no message.
    case other(reason: String)
    /// Bytes that are not there, or not those of the name, as the ledger's findings say.
    case unread

    /// What is kept under a hash in the ledger of a locale.
    init(of hash: String, locale: String, by reader: ContentReader) {
        guard let bytes = try? reader.bytes(hash, locale: locale) else {
            self = .unread
            return
        }
        do throws(LedgerFormError) {
            let content = try MessageContent(json: LedgerFile.json(bytes))
            self = .message(campaign: content.campaign, locale: content.locale)
        } catch {
            self = .other(reason: error.reason)
        }
    }
}
