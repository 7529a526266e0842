/// What stands on iNotify's buttons where the app sets no labels of its own.
///
/// Version 1.5.6 brings translations into six languages, as meant: some of those that it ships are damaged. Version 1.0
/// speaks English.
struct INotifyLabels: Equatable, Sendable {
    var confirm = "OK"
    var action: String
    var remind: String
    var ignore: String

    /// The labels with those that a journey sets in their place.
    func replaced(by own: JourneyFields) throws(JourneyError) -> INotifyLabels {
        INotifyLabels(
            confirm: try own.text("ok") ?? confirm, action: try own.text("action") ?? action,
            remind: try own.text("remind") ?? remind, ignore: try own.text("ignore") ?? ignore)
    }

    static func of(_ locale: String, version: INotifySettings.Version) -> INotifyLabels {
        guard version == .last else { return version10 }
        let language = String(locale.prefix { $0 != "-" })
        return translations[language] ?? version156
    }

    /// English, without the client's string bundle.
    static let version156 = INotifyLabels(action: "More Info", remind: "Remind Me Later", ignore: "Ignore")
    /// English, as the header file of 1.0 sets them.
    static let version10 = INotifyLabels(action: "More...", remind: "Remind Me Later", ignore: "Ignore")

    private static let translations = [
        "fr": INotifyLabels(action: "Plus d'info", remind: "Me rappeler ultérieurement", ignore: "Ignorer"),
        "de": INotifyLabels(action: "Mehr info", remind: "Mich später erinnern", ignore: "Ignorieren"),
        "es": INotifyLabels(action: "Más información", remind: "Recordarme más tarde", ignore: "Pasar"),
        "it": INotifyLabels(action: "Maggiori informazioni", remind: "Ricordamelo dopo", ignore: "Ignora"),
        "ja": INotifyLabels(action: "詳細を調べる", remind: "後で再度通知する。", ignore: "無視する"),
    ]
}
