/// How a message looks to the user.
enum ISmartNewsAppearance: Equatable, Sendable {
    /// An alert with at least one button.
    case alert(ISmartNewsAlert, uuid: String?)
    /// A page.
    case web(address: String, uuid: String?, removesAds: Bool)
    /// An action of the client; one that it does not know fails.
    case action(address: String, uuid: String?, isKnown: Bool)
    /// An alert without buttons, which is never built; what a phone does then is not known.
    case stuck

    /// The looks of a message on a phone in the language.
    init(
        _ message: ISmartNewsMessage, language: String, words: ISmartNewsSystemWords = .english,
        version: ISmartNewsVersion
    ) {
        let uuid = message.item?.uuid
        let text = message.texts[.text] ?? ""
        switch message.kind {
        case .alert:
            let alert = ISmartNewsAlert(message, language: language, words: words, version: version)
            self = alert.buttons.isEmpty ? .stuck : .alert(alert, uuid: uuid)
        case .web: self = .web(address: text, uuid: uuid, removesAds: message.item?.removeAds != nil)
        case .action:
            self = .action(address: text, uuid: uuid, isKnown: ISmartNewsAddress.opensReview(text))
        }
    }

    /// What becomes of the answer that a journey gives.
    func answer(_ answer: ISmartNewsAnswer, version: ISmartNewsVersion) -> ISmartNewsAnswer {
        switch self {
        case .alert(let alert, _): answer.forAlert(alert.buttons.map(\.answer))
        case .web(_, _, let removesAds): answer.forPage(removesAds: removesAds, version: version)
        case .action(_, _, let isKnown): isKnown ? .review : .fail
        case .stuck: .none
        }
    }

    /// What stands on the button of an answer; for what has no such button a word, for no answer nothing.
    func label(of answer: ISmartNewsAnswer) -> String {
        if case .alert(let alert, _) = self, let button = alert.buttons.first(where: { $0.answer == answer }) {
            return button.caption
        }
        return answer == .none ? "" : answer.rawValue
    }

    /// The message in a journey's report.
    func value(answer: ISmartNewsAnswer, delay: Int64) -> PropertyValue {
        var entries: [PropertyValue.Entry] = []
        func add(_ name: String, _ value: PropertyValue?) {
            if let value { entries.append(.init(name, value)) }
        }
        let pressed: PropertyValue? = answer == .none ? nil : .string(answer.rawValue)
        switch self {
        case .alert(let alert, let uuid):
            add("kind", "alert")
            add("uuid", uuid.map(PropertyValue.string))
            add("title", alert.title.map(PropertyValue.string))
            add("text", .string(alert.text))
            add("buttons", .array(alert.buttons.map { .string($0.caption) }))
            add("pressed", pressed)
        case .web(let address, let uuid, let removesAds):
            add("kind", "web")
            add("uuid", uuid.map(PropertyValue.string))
            add("url", .string(address))
            add("removeAds", removesAds ? true : nil)
            add("pressed", pressed)
        case .action(let address, let uuid, let isKnown):
            add("kind", "action")
            add("uuid", uuid.map(PropertyValue.string))
            add("url", .string(address))
            add("failed", isKnown ? nil : true)
        case .stuck: add("kind", "stuck")
        }
        add("delay", delay > 0 ? .integer(delay) : nil)
        return .dictionary(entries)
    }
}
