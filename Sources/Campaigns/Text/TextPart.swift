/// One text of a campaign's file as people will read it, but with its variables left as they are written.
struct TextPart: Sendable {
    /// What kind of text it is.
    enum Field: Hashable, Sendable {
        case title
        case text
        case label(String)
    }

    let field: Field
    /// The text; Markdown has become plain text.
    let value: String
    /// What it may hold.
    let traits: TextTraits
    /// Its lines; those of a source are compared with the lines of each translation.
    let lines: TextLines
    /// The file that it stands in.
    let source: CampaignText
    /// Where it begins in the file.
    private let start: Int
    /// Where the characters of Markdown stand.
    private let places: LazyTextPlaces?

    init(_ field: Field, _ value: String, in source: CampaignText, at start: Int) {
        self.field = field
        self.value = value
        traits = TextTraits.of(value)
        lines = TextLines(value)
        self.source = source
        self.start = start
        places = field == .text ? LazyTextPlaces(of: source) : nil
    }

    /// What the text is called in a finding.
    var name: String {
        switch field {
        case .title: "the title"
        case .text: "the text"
        case .label(let button): "the label of “\(button)”"
        }
    }

    /// The place in the file of a byte of the text, by its offset in UTF-8.
    func position(at offset: Int = 0) -> SourcePosition {
        guard let places else { return source.file.position(at: frontMatterOffset(of: offset)) }
        return source.file.position(at: places.value.offset(ofPlain: offset, in: value))
    }

    /// Whether the two braces at an offset of the text are those of a variable. In Markdown, a backslash may part them: then
    /// they do not stand in the file as they do in the text.
    func isVariable(at offset: Int) -> Bool {
        guard let places else { return true }
        let bytes = source.file.bytes
        let markdown = bytes[source.body]
        let hasEscapes = zip(markdown, markdown.dropFirst()).contains {
            $0 == UInt8(ascii: "\\") && ($1 == UInt8(ascii: "{") || $1 == UInt8(ascii: "}"))
        }
        guard hasEscapes else { return true }
        return bytes.dropFirst(places.value.offset(ofPlain: offset, in: value)).starts(with: "{{".utf8)
    }

    /// A quoted value begins behind its quote; where it was written with escapes or over lines, its beginning will do.
    private func frontMatterOffset(of offset: Int) -> Int {
        let bytes = source.file.bytes
        for shift in 0...1 where bytes.dropFirst(start + shift).starts(with: value.utf8) {
            return start + shift + offset
        }
        return start
    }
}
