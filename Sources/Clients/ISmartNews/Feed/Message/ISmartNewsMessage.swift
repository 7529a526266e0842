import Campaigns

/// One message as the client puts it into its list: a classic message, or what an item shows.
struct ISmartNewsMessage: Equatable, Sendable {
    /// How the message appears.
    enum Kind: Sendable {
        /// An alert with buttons.
        case alert
        /// A page whose address is the text.
        case web
        /// An action of the client itself.
        case action
    }

    /// The texts, by field.
    var texts: [Field: String] = [:]
    /// The numbers, by field.
    var numbers: [Field: ISmartNewsNumber] = [:]
    /// From when on it is shown.
    var start: Instant?
    /// From when on it is not shown any more.
    var end: Instant?
    /// The smallest run counter.
    var counter: ISmartNewsNumber?
    /// The queue it stands in.
    var queue: String?
    /// Whether it has a style, whatever it is.
    var hasStyle = false
    /// Whether a page crashes the client as soon as it is to be shown, because of its style (4.9.6).
    var hasBrokenStyle = false
    /// What the item adds, if an item shows this.
    var item: ISmartNewsItemPart?
    /// How it appears.
    var kind = Kind.alert

    /// Whether OK and Cancel leave it in place.
    var isAlways: Bool { numbers[.always]?.isTrue ?? false }
    /// Whether Cancel leaves it in place.
    var isRepeated: Bool { numbers[.repeats]?.isTrue ?? false }

    /// Whether the client can read the address, if it shows one.
    var isReadable: Bool { kind != .web || ISmartNewsAddress.isAccepted(texts[.text] ?? "") }

    /// Whether the client remembers it after the answer, and does not show it again.
    func isSpent(by answer: ISmartNewsAnswer) -> Bool {
        switch answer {
        case .ok: !isAlways
        case .cancel: !isAlways && !isRepeated
        default: false
        }
    }
}
