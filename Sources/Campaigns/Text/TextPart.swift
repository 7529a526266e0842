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

    /// The names of the variables that stand in it. In Markdown, a backslash may part two braces, which then stand for
    /// themselves although the text shows them side by side.
    var variableNames: Set<String> {
        Self.variableNames(in: places == nil ? value : String(decoding: source.file.bytes[source.body], as: UTF8.self))
    }

    private static func variableNames(in text: String) -> Set<String> {
        let bytes = text.utf8
        return Set(
            text.matches(of: /{{ *([A-Za-z][A-Za-z0-9_-]*) *}}/).lazy.filter { match in
                let backslashes = bytes[..<match.range.lowerBound].reversed().prefix { $0 == UInt8(ascii: "\\") }
                return backslashes.count.isMultiple(of: 2)
            }.map { String($0.1) })
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
