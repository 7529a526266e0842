/// The texts of one file of a campaign, with variables left as they are written: what its author can be asked about.
struct WrittenText: Sendable {
    /// The most findings of a rule about one text: in a hostile one there could be a hundred thousand, each of whose
    /// places takes a look at all of it.
    static let findingLimit = 500

    /// What the file says.
    let text: CampaignText
    /// Title, text and labels, those that it has.
    let parts: [TextPart]
    /// The addresses that the text's links open, and those that stand in it for all to read.
    let addresses: [String]

    /// The texts of a file.
    ///
    /// - Parameter rendered: what its Markdown became, if that is known already.
    init(_ text: CampaignText, rendered: RenderedText?) {
        self.text = text
        let bytes = text.file.bytes[text.body]
        let unfilled = rendered.flatMap { bytes.holdsVariable ? nil : $0 }
        let body = unfilled ?? MarkdownRenderer.render(bytes, options: MarkdownOptions(wantsHTML: false))
        var parts: [TextPart] = []
        if let title = text.title { parts.append(TextPart(.title, title.value, in: text, at: title.offset)) }
        if text.hasBody { parts.append(TextPart(.text, body.plain, in: text, at: text.body.lowerBound)) }
        if let label = text.actionLabel {
            parts.append(TextPart(.label("action"), label.value, in: text, at: label.offset))
        }
        for button in Button.allCases {
            guard let label = text.buttons[button], let value = label.value else { continue }
            parts.append(TextPart(.label(button.rawValue), value, in: text, at: label.offset))
        }
        self.parts = parts
        addresses = body.links + parts.flatMap { $0.traits.contains(.colons) ? BareAddress.all(in: $0.value) : [] }
    }

    /// Title or text, where there is one.
    func part(_ field: TextPart.Field) -> TextPart? {
        parts.first { $0.field == field }
    }

    /// The place of the text, or of the title where there is no text.
    var position: SourcePosition {
        (part(.text) ?? part(.title))?.position() ?? text.file.position(at: 0)
    }

    /// The place where an address is written: as a whole rather than as the beginning of a longer one.
    func position(ofAddress address: String) -> SourcePosition {
        let bytes = text.file.bytes
        let written = Set([address, address.replacing("&", with: "&amp;")]).map { Array($0.utf8) }
        guard let first = written.first?.first else { return position }
        var beginning: Int?
        for place in text.body where bytes[place] == first {
            guard let sought = written.first(where: { bytes[place...].starts(with: $0) }) else { continue }
            let end = place + sought.count
            let isEnd = BareAddress.end(of: bytes, from: end) == end
            // In the query of another address stands no link.
            if isEnd, place == 0 || !"=&?/%".utf8.contains(bytes[place - 1]) { return text.file.position(at: place) }
            if beginning == nil { beginning = place }
        }
        for part in parts where part.field != .text {
            guard let range = part.value.firstRange(of: address) else { continue }
            return part.position(at: part.value.utf8.distance(from: part.value.startIndex, to: range.lowerBound))
        }
        return beginning.map(text.file.position) ?? position
    }
}
