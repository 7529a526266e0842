/// What one file of a campaign says in one locale.
public struct CampaignText: Sendable {
    /// The file.
    public let file: SourceFile
    /// The locale it is written in.
    public let locale: String
    /// The title, which may hold `{{vars}}`; nil where a translation gives none.
    public var title: Located<String>?
    /// The Markdown, as a range of the file's bytes.
    public var body: Range<Int>
    /// The address that the action opens.
    public var actionURL: Located<String>?
    /// What stands on the action's button.
    public var actionLabel: Located<String>?
    /// The buttons, with their labels where they have some.
    public var buttons: [Button: Located<String?>] = [:]
    /// The values of `{{vars}}`.
    public var variables: [String: Located<String>] = [:]
    /// What the file says in each client's block.
    public var blocks: [String: YAMLNode] = [:]
    /// The hash of the source text that a translation was made from.
    public var sourceHash: Located<String>?

    /// Whether there is any text, white space left aside.
    public var hasBody: Bool {
        file.bytes[body].contains { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
    }
}
