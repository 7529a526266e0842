import Campaigns
import Clients

/// What a campaign's file says in one locale, as the fields that are translated.
struct TranslatableText: Sendable {
    /// One field.
    struct Field: Sendable {
        /// Which it is.
        var field: TranslatableField
        /// What it says.
        var parts: [Inline]
        /// What kind of block it is; nil for a field of the front matter.
        var kind: BodyPlace.Kind?
    }

    /// The Markdown, taken apart.
    let body: BodyOutline
    /// The fields that say something, in the order in which people read them.
    let fields: [Field]

    /// What a file says.
    init(_ text: CampaignText) { self.init(text, keywords: []) }

    /// What a campaign's own file says, without the labels in place of which one of its clients shows words of the phone's
    /// own: a translation of these would be shown as it is.
    init(sourceOf campaign: Campaign) {
        self.init(campaign.source, keywords: ClientCatalogue.keywords(of: campaign.clients))
    }

    private init(_ text: CampaignText, keywords: Set<String>) {
        body = BodyOutline(Array(text.file.bytes[text.body]))
        var fields: [Field] = []
        func add(_ field: TranslatableField, _ text: String?) {
            guard let text, text.contains(where: { !$0.isWhitespace }) else { return }
            fields.append(Field(field: field, parts: InlineReader.plain(text)))
        }
        add(.title, text.title?.value)
        for (index, place) in body.places.enumerated() {
            fields.append(Field(field: .text(index + 1), parts: place.parts, kind: place.kind))
        }
        func addLabel(_ field: TranslatableField, _ text: String?) {
            if text.map(keywords.contains) != true { add(field, text) }
        }
        addLabel(.actionLabel, text.actionLabel?.value)
        for button in Button.allCases { addLabel(.label(button), text.buttons[button]?.value) }
        self.fields = fields
    }

    /// The fields of the front matter, in the order in which they are written into a new one: labels go in at the
    /// front.
    var frontMatterFields: [TranslatableField] {
        let own = fields.map(\.field).filter { !$0.isMarkdown }
        let labels = own.filter { if case .label = $0 { true } else { false } }
        return own.filter { !labels.contains($0) } + labels.reversed()
    }

    /// What a field says; nil where it says nothing.
    subscript(field: TranslatableField) -> [Inline]? {
        fields.first { $0.field == field }?.parts
    }

    /// Whether the blocks of both texts are the same kinds in the same order, so that each is a translation of the
    /// other.
    func matches(_ other: TranslatableText) -> Bool {
        body.places.map(\.kind.name) == other.body.places.map(\.kind.name)
    }
}
