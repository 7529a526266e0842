/// What stands on iSmartNews' buttons, and in its requests for a review, where the feed says `default`, and on a page's
/// link without a label.
///
/// The words for a review are the library's, in twelve languages and English for all others. OK and Cancel are the
/// app's: the library looks the English words up in its Localizable.strings, and shows them as they are where that has
/// nothing for them.
struct ISmartNewsLabels: Equatable, Sendable {
    /// The library's words.
    var wording: ISmartNewsWording
    /// The link of a page, in words of ours.
    var pageLink: String

    /// OK, as far as is known without the app.
    static let ok = "OK"
    /// Cancel, as far as is known without the app.
    static let cancel = "Cancel"

    static func of(_ locale: String) -> ISmartNewsLabels {
        let language = String(locale.prefix { $0 != "-" }).lowercased()
        return ISmartNewsLabels(wording: .language(language), pageLink: pageLinks[language] ?? ok)
    }

    /// OK in languages that have another word for it.
    private static let pageLinks = [
        "ar": "موافق", "ca": "D’acord", "es": "Aceptar", "he": "אישור", "hi": "ठीक", "hr": "U redu", "id": "OKE",
        "ko": "확인", "th": "ตกลง", "tr": "Tamam", "zh": "好",
    ]
}
