import Campaigns

/// What stands on iSmartNews' buttons, and in its requests for a review, where the feed says `default`.
///
/// The words for a review are the library's, in twelve languages and English for all others; OK and Cancel are the
/// phone's.
struct ISmartNewsLabels: Hashable, Sendable {
    var title = "Like this app?"
    var text = "Please rate it on the App Store!"
    var review = "Rate it!"
    var remind = "Later"
    var ok = "OK"
    var cancel = "Cancel"

    static func of(_ locale: String) -> ISmartNewsLabels {
        let language = String(locale.prefix { $0 != "-" }).lowercased()
        var labels = requests[language] ?? ISmartNewsLabels()
        if let (ok, cancel) = systemWords[language] {
            labels.ok = ok
            labels.cancel = cancel
        }
        return labels
    }

    private static let requests = [
        "ar": ISmartNewsLabels(
            title: "هل أعجبك هذا التطبيق؟", text: "قم من فضلك بتقييمه في متجر التطبيقات!", review: "قيمه!",
            remind: "لاحقا"),
        "de": ISmartNewsLabels(
            title: "Gefällt dir diese App?", text: "Bitte bewerte sie im App Store!", review: "Bewerten!",
            remind: "Später"),
        "es": ISmartNewsLabels(
            title: "¿Te gusta esta aplicación?", text: "¡Haz tu valoración en la App Store!", review: "¡Puntúalo!",
            remind: "Más tarde"),
        "fr": ISmartNewsLabels(
            title: "Vous aimez cette app ?", text: "Veuillez la noter sur l'Appstore !", review: "Notez la !",
            remind: "Plus tard"),
        "it": ISmartNewsLabels(
            title: "Ti piace questa app?", text: "Scrivi una recensione sull'App Store!",
            review: "Scrivi una recensione!", remind: "Più tardi"),
        "ja": ISmartNewsLabels(
            title: "このアプリが好きですか?", text: "App Storeで評価してください！", review: "今すぐ評価!", remind: "後で"),
        "ko": ISmartNewsLabels(
            title: "이 앱이 마음에 드세요?", text: "App Store에서 평가해주세요!", review: "평가하기!", remind: "나중에"),
        "nl": ISmartNewsLabels(
            title: "Vind je deze app leuk?", text: "Geef je oordeel in de App Winkel!", review: "Beoordeel ons!",
            remind: "Later"),
        "pt": ISmartNewsLabels(
            title: "Gosta Deste App?", text: "Por favor, avalie-o na App Store!", review: "Avalie!",
            remind: "Mais Tarde"),
        "ru": ISmartNewsLabels(
            title: "Понравилось приложение?", text: "Пожалуйста, оцените нас на App Store!", review: "Оценить!",
            remind: "Позже"),
        "sv": ISmartNewsLabels(
            title: "Gillar du denna app?", text: "Betygsätt den i App Store!", review: "Betygsätt den!",
            remind: "Senare"),
    ]

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
