import Campaigns

/// What stands on iSmartNews' buttons, and in its requests for a review, where the feed says `default`.
///
/// The words for a review are the library's, in twelve languages and English for all others; OK and Cancel are the
/// phone's.
struct ISmartNewsLabels: Equatable, Sendable {
    /// The library's words.
    var wording: ISmartNewsWording
    /// The phone's OK.
    var ok: String
    /// The phone's Cancel.
    var cancel: String

    static func of(_ locale: String) -> ISmartNewsLabels {
        let language = String(locale.prefix { $0 != "-" }).lowercased()
        let (ok, cancel) = systemWords[language] ?? ("OK", "Cancel")
        return ISmartNewsLabels(wording: .language(language), ok: ok, cancel: cancel)
    }

    private static let systemWords = [
        "ar": ("موافق", "إلغاء"), "ca": ("D’acord", "Cancel·la"), "cs": ("OK", "Zrušit"), "da": ("OK", "Annuller"),
        "de": ("OK", "Abbrechen"), "el": ("OK", "Άκυρο"), "es": ("Aceptar", "Cancelar"), "fi": ("OK", "Kumoa"),
        "fr": ("OK", "Annuler"), "he": ("אישור", "ביטול"), "hi": ("ठीक", "रद्द करें"), "hr": ("U redu", "Poništi"),
        "hu": ("OK", "Mégsem"), "id": ("OKE", "Batalkan"), "it": ("OK", "Annulla"), "ja": ("OK", "キャンセル"),
        "ko": ("확인", "취소"), "ms": ("OK", "Batalkan"), "nb": ("OK", "Avbryt"), "nl": ("OK", "Annuleer"),
        "no": ("OK", "Avbryt"), "pl": ("OK", "Anuluj"), "pt": ("OK", "Cancelar"), "ro": ("OK", "Anulează"),
        "ru": ("OK", "Отменить"), "sk": ("OK", "Zrušiť"), "sv": ("OK", "Avbryt"), "th": ("ตกลง", "ยกเลิก"),
        "tr": ("Tamam", "Vazgeç"), "uk": ("OK", "Скасувати"), "vi": ("OK", "Hủy"), "zh": ("好", "取消"),
    ]
}
