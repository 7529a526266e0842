import Campaigns

/// The language of a text for templates.
enum LanguageValues {
    /// `rtl` or `ltr`.
    static func direction(of locale: String) -> String {
        LanguageTag.isRightToLeft(locale) ? "rtl" : "ltr"
    }
}
