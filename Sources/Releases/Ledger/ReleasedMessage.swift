import Campaigns
import Clients

/// A message as a release holds it.
public struct ReleasedMessage: Equatable, Sendable {
    /// The campaign's id.
    public var campaign: String
    /// Its title.
    public var title: String
    /// The hash of its content, under which that is kept.
    public var content: String
    /// When it may be shown.
    public var window: Window
    /// By what devices remember it, by client.
    public var keys: [String: String]
    /// The locale that title or text were taken from, where it is another one.
    public var fallback: String?
    /// Whether the campaign said something else by then, and this was the last that was approved.
    public var isKept: Bool

    /// A message of a release.
    public init(
        of content: MessageContent, keys: [String: String], fallback: String?, isKept: Bool = false
    ) {
        campaign = content.campaign
        title = content.title
        self.content = content.hash
        window = content.window
        self.keys = keys
        self.fallback = fallback
        self.isKept = isKept
    }
}

extension ReleasedMessage {
    var json: PropertyValue {
        [
            "campaign": .string(campaign), "title": .string(title), "content": .string(content),
            "start": .optional(window.start), "end": .optional(window.end), "keys": .texts(keys),
            "fallback": .optional(fallback), "kept": .boolean(isKept),
        ]
    }

    init(json: PropertyValue) throws(LedgerFormError) {
        let form = try LedgerForm(json, called: "messages")
        campaign = try form.text("campaign")
        title = try form.text("title")
        content = try form.hash("content")
        window = Window(start: try form.optionalInstant("start"), end: try form.optionalInstant("end"))
        keys = try form.texts("keys")
        fallback = try form.optionalText("fallback")
        guard let isKept = try form.value("kept").boolean else { throw LedgerFormError("“kept” is not true or false") }
        self.isKept = isKept
    }
}
