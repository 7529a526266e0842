import Campaigns

/// The values that every template of a view or page receives, whatever the client.
enum MessageValues {
    /// The values of a message.
    ///
    /// - Parameter ownLabel: what stands on the action's button where neither campaign nor workspace says so.
    static func of(_ message: Message, in context: RenderingContext, ownLabel: String) -> [String: Any] {
        // Title and text may come from another language than the one the phone speaks.
        let textLocale = message.text.value.plain.isEmpty ? message.title.locale : message.text.locale
        var values: [String: Any] = [
            "title": message.title.value,
            "locale": message.locale,
            "direction": direction(of: message.locale),
            "textLocale": textLocale,
            "textDirection": direction(of: textLocale),
            "id": message.campaign.id,
            "app": context.configuration.name,
            "vars": message.variables,
        ]
        if let address = message.actionURL {
            values["action"] = ["url": address.value, "label": message.actionLabel?.value ?? ownLabel]
        }
        return values
    }

    private static func direction(of locale: String) -> String {
        LanguageTag.isRightToLeft(locale) ? "rtl" : "ltr"
    }
}
