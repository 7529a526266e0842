/// What one file of a campaign says in one locale. It never changes, and whatever follows from it shares it.
public final class CampaignText: Sendable {
    /// The file.
    public let file: SourceFile
    /// The locale it is written in.
    public let locale: String
    /// The title, which may hold `{{vars}}`; nil where a translation gives none.
    public var title: Located<String>? { words.title }
    /// The Markdown, as a range of the file's bytes.
    public let body: Range<Int>
    /// The address that the action opens.
    public var actionURL: Located<String>? { words.actionURL }
    /// What stands on the action's button.
    public var actionLabel: Located<String>? { words.actionLabel }
    /// The buttons, with their labels where they have some.
    public var buttons: [Button: Located<String?>] { words.buttons }
    /// The values of `{{vars}}`.
    public var variables: [String: Located<String>] { words.variables }
    /// What the file says in each client's block.
    public let blocks: [String: YAMLNode]
    /// The hash of the source text that a translation was made from.
    public let sourceHash: Located<String>?
    private let words: CampaignWords

    /// What a file says: its words, where its Markdown stands, and what else is in its front matter.
    init(
        _ words: CampaignWords, file: SourceFile, locale: String, body: Range<Int>, blocks: [String: YAMLNode] = [:],
        sourceHash: Located<String>? = nil
    ) {
        self.file = file
        self.locale = locale
        self.body = body
        self.words = words
        self.blocks = blocks
        self.sourceHash = sourceHash
    }

    /// Whether there is any text, white space left aside.
    public var hasBody: Bool {
        file.bytes[body].contains { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
    }

    /// The same under another title.
    func titled(_ title: Located<String>) -> CampaignText {
        var words = words
        words.title = title
        return CampaignText(
            words, file: file, locale: locale, body: body, blocks: blocks, sourceHash: sourceHash)
    }
}

/// What the front matter of a file says in words, in the source as in translations. ``CampaignText`` tells what each of them
/// is.
struct CampaignWords: Sendable {
    var title: Located<String>?
    var actionURL: Located<String>?
    var actionLabel: Located<String>?
    var buttons: [Button: Located<String?>] = [:]
    var variables: [String: Located<String>] = [:]
}
