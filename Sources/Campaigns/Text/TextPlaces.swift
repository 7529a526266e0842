import Synchronization

/// Where the characters of a file's plain text stand in its Markdown.
struct TextPlaces: Sendable {
    private let text: CampaignText
    private let marks: [PlainTextRenderer.Mark]
    private let places: MarkdownPlaces

    /// The places of a file's text. This reads the Markdown once more, which only the few texts with findings need.
    init(of text: CampaignText) {
        self.text = text
        marks = MarkdownRenderer.marks(text.file.bytes[text.body])
        places = MarkdownPlaces(text.file.bytes[text.body])
    }

    /// The offset in the file of a byte of the plain text.
    func offset(ofPlain offset: Int, in plain: String) -> Int {
        guard let mark = mark(before: offset) else { return firstLetter }
        let bytes = text.file.bytes
        let firstLine = text.body.lowerBound + places.offset(line: mark.line)
        let guess = firstLine + mark.column - 1 + offset - mark.output
        let sought = Array(plain.utf8.dropFirst(offset).prefix { $0 != 0x0A && $0 != 0x20 }.prefix(24))
        guard !sought.isEmpty else { return min(max(guess, firstLine), bytes.count) }
        if guess < bytes.count, guess >= firstLine, bytes[guess...].starts(with: sought) { return guess }
        // An escape or an entity before it on the line moved it; the next line of a paragraph may be part of the text.
        let window = firstLine..<min(firstLine + 8192, bytes.count)
        let start = window.lowerBound
        let place = window.first { $0 >= start && bytes[$0] == sought[0] && bytes[$0...].starts(with: sought) }
        return place ?? min(firstLine, bytes.count)
    }

    /// The last of the marks, which stand in the order of the plain text, at or before a byte of it.
    private func mark(before offset: Int) -> PlainTextRenderer.Mark? {
        var found = marks[...]
        while found.count > 1 {
            let middle = found.startIndex + found.count / 2
            found = marks[middle].output <= offset ? found[middle...] : found[..<middle]
        }
        return found.first.flatMap { $0.output <= offset ? $0 : nil }
    }

    /// The first character that is not white space.
    private var firstLetter: Int {
        text.body.first { ![0x20, 0x09, 0x0A, 0x0D].contains(text.file.bytes[$0]) } ?? text.body.lowerBound
    }
}

/// The places of a text that are worked out once, when somebody asks for the first: a text may have findings without number.
final class LazyTextPlaces: Sendable {
    private let text: CampaignText
    private let places = Mutex<TextPlaces?>(nil)

    init(of text: CampaignText) {
        self.text = text
    }

    var value: TextPlaces {
        places.withLock { places in
            let value = places ?? TextPlaces(of: text)
            places = value
            return value
        }
    }
}
