/// A campaign in one locale, after fallback, with its variables filled in. It never changes, and whatever follows from it
/// shares it.
public final class Message: Sendable {
    /// The campaign.
    public let campaign: Campaign
    /// The locale in which it is shown.
    public let locale: String
    /// The title.
    public let title: Resolved<String>
    /// The text; empty where the campaign has none.
    public let text: Resolved<RenderedText>
    /// How far title and text are those of the locale.
    public let translation: TranslationState
    /// The address that the action opens.
    public let actionURL: Resolved<String>?
    /// What stands on the action's button, where the campaign says so.
    public let actionLabel: Resolved<String>?
    /// The buttons that it has, with their labels where the campaign gives some.
    public let buttons: [Button: Resolved<String?>]
    /// The values of `{{vars}}` in this locale.
    public let variables: [String: String]
    /// The locales from whose files it may take its fields, the nearest first and the source's last.
    let chain: [String]

    /// A campaign in a locale, with its fields as they are shown there.
    init(
        of campaign: Campaign, locale: String, title: Resolved<String>, text: Resolved<RenderedText>,
        translation: TranslationState, actionURL: Resolved<String>?, actionLabel: Resolved<String>?,
        buttons: [Button: Resolved<String?>], variables: [String: String], chain: [String]
    ) {
        self.campaign = campaign
        self.locale = locale
        self.title = title
        self.text = text
        self.translation = translation
        self.actionURL = actionURL
        self.actionLabel = actionLabel
        self.buttons = buttons
        self.variables = variables
        self.chain = chain
    }

    /// Whether title or text were taken from another language.
    var isFallback: Bool {
        title.locale != locale || text.locale != locale
    }

    /// What the files of the chain say, the nearest first and the source last.
    public var texts: some Sequence<CampaignText> { chain.lazy.compactMap(campaign.text) }

    /// The blocks of a client that apply here, the nearest first, each with the file it stands in.
    public func blocks(of client: String) -> [(node: YAMLNode, file: SourceFile)] {
        texts.compactMap { text in text.blocks[client].map { ($0, text.file) } }
    }

    /// The label of a button, where the campaign gives one.
    public func label(_ button: Button) -> String? {
        buttons[button]?.value
    }

    /// The message without its HTML, once clients have made of that what they need: of thousands it takes much memory.
    public func withoutHTML() -> Message {
        guard text.value.hasHTML else { return self }
        return Message(
            of: campaign, locale: locale, title: title, text: text.with(text.value.withoutHTML()),
            translation: translation, actionURL: actionURL, actionLabel: actionLabel, buttons: buttons,
            variables: variables, chain: chain)
    }
}
