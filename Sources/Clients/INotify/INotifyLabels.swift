import Campaigns

/// What stands on iNotify's buttons where the app sets no labels of its own.
///
/// Version 1.5.6 brings translations into six languages, as meant: some of those that it ships are damaged. Version 1.0
/// speaks English.
struct INotifyLabels: Hashable, Sendable {
    var ok = "OK"
    var action: String
    var remind: String
    var ignore: String

    static func of(_ locale: String, version: INotifySettings.Version) -> INotifyLabels {
        guard version == .last else {
            return INotifyLabels(action: "More...", remind: "Remind Me Later", ignore: "Ignore")
        }
        let language = String(locale.prefix { $0 != "-" })
        return translations[language] ?? english
    }

    private static let english = INotifyLabels(action: "More Info", remind: "Remind Me Later", ignore: "Ignore")
    private static let translations = [
        "fr": INotifyLabels(action: "Plus d'info", remind: "Me rappeler ultérieurement", ignore: "Ignorer"),
        "de": INotifyLabels(action: "Mehr info", remind: "Mich später erinnern", ignore: "Ignorieren"),
        "es": INotifyLabels(action: "Más información", remind: "Recordarme más tarde", ignore: "Pasar"),
        "it": INotifyLabels(action: "Maggiori informazioni", remind: "Ricordamelo dopo", ignore: "Ignora"),
        "ja": INotifyLabels(action: "詳細を調べる", remind: "後で再度通知する。", ignore: "無視する"),
    ]
}
