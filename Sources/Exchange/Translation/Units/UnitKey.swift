import Campaigns

/// What a row of an exchange file belongs to, in one word that every format and every tool has a place for.
struct UnitKey: Equatable, Sendable {
    /// The campaign's id.
    var campaign: String
    /// The locale that it is translated into.
    var locale: String
    /// The field.
    var field: TranslatableField
    /// The fingerprint of the source text that was exported.
    var fingerprint: String
    /// The fingerprint of the translation that was exported with it; nil where there was none.
    var translation: String?

    /// The key of a field.
    init(campaign: String, locale: String, field: TranslatableField, fingerprint: String, translation: String? = nil) {
        self.translation = translation
        self.campaign = campaign
        self.locale = locale
        self.field = field
        self.fingerprint = fingerprint
    }

    /// `2026-11-20-sale.fr.text.2.0123456789abcdef`: letters, digits, dots, dashes and underscores alone, because an id
    /// of XLIFF 2 and a reference of PO may hold nothing else. The fingerprint of a translation follows that of the source.
    var text: String {
        "\(campaign).\(locale).\(field.name).\(fingerprint)\(translation ?? "")"
    }

    /// Reads a key; nil for anything else.
    init?(_ text: String) {
        guard text.utf8.count < 400, let dot = text.lastIndex(of: ".") else { return nil }
        let fingerprint = text[text.index(after: dot)...]
        guard [16, 32].contains(fingerprint.utf8.count),
            fingerprint.allSatisfy({ $0.isHexDigit && $0.isASCII && !$0.isUppercase }),
            let (field, rest) = TranslatableField.ending(text[..<dot]), let middle = rest.lastIndex(of: ".")
        else { return nil }
        let locale = String(rest[rest.index(after: middle)...])
        guard LanguageTag.isWellFormed(locale), CampaignFileName.isID(String(rest[..<middle])) else { return nil }
        self.init(
            campaign: String(rest[..<middle]), locale: locale, field: field,
            fingerprint: String(fingerprint.prefix(16)),
            translation: fingerprint.utf8.count > 16 ? String(fingerprint.suffix(16)) : nil)
    }
}
