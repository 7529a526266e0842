import Campaigns
import Clients

/// One person's word that a message may be published as it is.
public struct Approval: Equatable, Sendable {
    /// The name of its form.
    static let schema = "newsadmin/approval/1"

    /// Who approved.
    public var reviewer: String
    /// When.
    public var time: Instant
    /// What the reviewer had to say.
    public var note: String?
    /// Who had written it, as far as that was known.
    var authors: [String]
    /// How far the words were those of the locale; a text in another language is approved knowingly.
    public var translation: TranslationState
    /// The fingerprint of the source text at that time.
    public var source: String
    /// The locale that title or text were taken from, where it is another one.
    public var fallback: String?
    /// The SHA-256 of each image, by its path below `public/`.
    var images: [String: String]
    /// What was approved.
    public var message: MessageContent

    /// An approval.
    public init(
        of message: MessageContent, by reviewer: String, at time: Instant, note: String?, authors: [String],
        translation: TranslationState, source: String, fallback: String?, images: [String: String]
    ) {
        self.reviewer = reviewer
        self.time = time
        self.note = note
        self.authors = authors
        self.translation = translation
        self.source = source
        self.fallback = fallback
        self.images = images
        self.message = message
    }

    /// The bytes of its file.
    var bytes: [UInt8] { JSONWriter(.pretty).write(json) }
}

extension Approval {
    private var json: PropertyValue {
        [
            "schema": .string(Self.schema), "campaign": .string(message.campaign), "locale": .string(message.locale),
            "reviewer": .string(reviewer), "time": .string(time.iso8601), "note": .optional(note),
            "authors": .texts(authors), "translation": .string(translation.rawValue),
            "source": .string(source), "fallback": .optional(fallback), "images": .texts(images),
            "message": message.json,
        ]
    }

    /// Reads an approval's file.
    ///
    /// - Throws: ``LedgerFormError`` where it is of another form.
    init(bytes: [UInt8]) throws(LedgerFormError) {
        let form = try LedgerForm(LedgerFile.json(bytes), called: "approval")
        try LedgerSchema.check(form, is: Self.schema)
        reviewer = try form.text("reviewer")
        time = try form.instant("time")
        note = try form.optionalText("note")
        authors = try form.list("authors") { value throws(LedgerFormError) in
            guard let name = value.string else { throw LedgerFormError("“authors” holds what is no name") }
            return name
        }
        guard let translation = TranslationState(rawValue: try form.text("translation")) else {
            throw LedgerFormError("“translation” is none of the known states")
        }
        self.translation = translation
        source = try form.text("source")
        fallback = try form.optionalText("fallback")
        images = try form.texts("images")
        for (path, hash) in images where !ClientCatalogue.isImage(path) || !LedgerPath.isHash(hash) {
            throw LedgerFormError("“images” holds what is no image")
        }
        message = try MessageContent(json: try form.value("message"))
        guard message.campaign == (try form.text("campaign")), message.locale == (try form.text("locale")) else {
            throw LedgerFormError("it approves another message than it says")
        }
    }
}
