/// What stands on buttons that the app, not the feed, names; a locale may differ.
public struct AppLabels: Equatable, Sendable {
    /// The buttons that have such labels.
    public enum Button: String, CaseIterable, Sendable {
        /// The only button of an alert without an action.
        case ok
        /// The button that puts a message away for good.
        case ignore
        /// The button that asks to be shown the message later.
        case remind
        /// The button that opens the message's address.
        case action
    }

    /// Labels of all locales that have none of their own.
    var common: [Button: String] = [:]
    /// Labels by locale.
    var byLocale: [String: [Button: String]] = [:]

    /// The label of a button in a locale, nil where the workspace names none.
    public func label(_ button: Button, in locale: String) -> String? {
        byLocale[locale]?[button] ?? common[button]
    }
}
