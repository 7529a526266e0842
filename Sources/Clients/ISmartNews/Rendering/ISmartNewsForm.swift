/// What an announcement becomes in the feed.
enum ISmartNewsForm: String, CaseIterable, Sendable {
    /// A classic element of the array, shown as an alert.
    case message
    /// A meta item that shows a web page made from the campaign.
    case page
    /// A meta item that shows an alert.
    case alert

    /// Whether it is a meta item, which has events, ranges and counters of its own.
    var isItem: Bool { self != .message }
}
