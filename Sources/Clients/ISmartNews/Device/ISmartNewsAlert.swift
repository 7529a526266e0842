/// An alert as the user sees it.
struct ISmartNewsAlert: Equatable, Sendable {
    /// A button: the answer that it gives, and its caption.
    struct Button: Equatable, Sendable {
        var answer: ISmartNewsAnswer
        var caption: String
    }

    /// The title.
    let title: String?
    /// The text.
    let text: String
    /// The buttons in order; without any the client never builds the alert.
    let buttons: [Button]

    /// The alert that shows a message to a phone in the language.
    init(
        _ message: ISmartNewsMessage, language: String, words: ISmartNewsSystemWords,
        version: ISmartNewsVersion
    ) {
        let wording = ISmartNewsWording.language(language)
        func caption(_ field: ISmartNewsMessage.Field, standard: String) -> String? {
            message.texts[field].map { $0 == "default" ? standard : $0 }
        }
        let review = caption(.review, standard: wording.review)
        title = review == nil ? message.texts[.title] : caption(.title, standard: wording.title)
        text = (review == nil ? message.texts[.text] : caption(.text, standard: wording.text)) ?? ""
        // OK leads to the link, and is there exactly if there is one.
        let confirm = message.texts[.link].map { _ in caption(.ok, standard: words.ok) ?? words.ok }
        let captions: [ISmartNewsAnswer: String] = [
            .ok: confirm, .review: review, .remind: caption(.remind, standard: wording.remind),
            .cancel: caption(.cancel, standard: words.cancel),
        ].compactMapValues { $0 }
        buttons = Self.order(count: captions.count, version: version).compactMap { answer in
            captions[answer].map { Button(answer: answer, caption: $0) }
        }
    }

    /// Whether an alert says something in the client's own words.
    static func hasWords(_ message: ISmartNewsMessage) -> Bool {
        let fields: [ISmartNewsMessage.Field] =
            message.texts[.review] == nil ? [.remind] : [.review, .title, .text, .remind]
        return fields.contains { message.texts[$0] == "default" }
    }

    private static func order(count: Int, version: ISmartNewsVersion) -> [ISmartNewsAnswer] {
        if version == .v201 { return [.ok, .review, .remind, .cancel] }
        return count == 2 ? [.cancel, .remind, .review, .ok] : [.review, .ok, .remind, .cancel]
    }
}
