/// A campaign in one locale, after fallback, with its variables filled in.
public struct Message: Sendable {
    /// The campaign.
    public var campaign: Campaign { _read { yield shared.campaign } }
    private let shared: SharedCampaign
    /// The locale in which it is shown.
    public let locale: String
    /// The title.
    public var title: Resolved<String>
    /// The text; empty where the campaign has none.
    public var text: Resolved<RenderedText>
    /// How far title and text are those of the locale.
    public var translation = TranslationState.source
    /// The address that the action opens.
    public var actionURL: Resolved<String>?
    /// What stands on the action's button, where the campaign says so.
    public var actionLabel: Resolved<String>?
    /// The buttons that it has, with their labels where the campaign gives some.
    public var buttons: [Button: Resolved<String?>] = [:]
    /// The values of `{{vars}}` in this locale.
    public var variables: [String: String] = [:]
    /// The locales from whose files it may take its fields, the nearest first and the source's last.
    var chain: [String] = []

    /// A message with nothing but its title and text.
    init(of campaign: SharedCampaign, locale: String, title: Resolved<String>, text: Resolved<RenderedText>) {
        shared = campaign
        self.locale = locale
        self.title = title
        self.text = text
    }

    /// Whether title or text were taken from another language.
    public var isFallback: Bool {
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
}

/// A campaign that its messages share: each of tens of thousands would hold some hundred bytes more, which go from hand to
/// hand with it.
final class SharedCampaign: Sendable {
    let campaign: Campaign

    init(_ campaign: Campaign) { self.campaign = campaign }
}
