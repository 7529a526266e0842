/// Finds what a person can read on an HTML page, whoever wrote it, in time that grows with its length alone.
///
/// The first heading of level one or two is the title; buttons, and links of the class `button`, are buttons.
struct PageContentReader {
    /// The content of a page.
    static func read(_ html: [UInt8]) -> PageContent {
        var reader = PageContentReader()
        var tokens = HTMLTokens(html)
        while let token = tokens.next() { reader.take(token) }
        return reader.content
    }

    private static let unread: Set<String> = ["script", "style", "title", "template", "noscript", "textarea"]
    private static let inline: Set<String> = [
        "a", "abbr", "b", "bdi", "bdo", "cite", "code", "data", "del", "dfn", "em", "font", "i", "img", "ins", "kbd",
        "label", "mark", "q", "ruby", "s", "samp", "small", "span", "strong", "sub", "sup", "time", "tt", "u", "var",
        "wbr",
    ]

    /// Where text goes at the moment.
    private enum Place: Equatable {
        case text
        case title(closedBy: String)
        case button(closedBy: String, name: String?)
        case nowhere(closedBy: String)
    }

    private var place = Place.text
    private var title: String?
    private var paragraphs: [String] = []
    private var buttons: [String] = []
    private var run = ReadableRun()
    /// The lists around the place: the number of the next item, nil where items have none.
    private var lists: [Int?] = []
    /// What stands before the item of a list that has begun; nil outside of items.
    private var marker: String?

    private var content: PageContent {
        var ended = self
        ended.leave()
        return PageContent(
            title: ended.title ?? "", text: ended.paragraphs.joined(separator: "\n\n"), buttons: ended.buttons)
    }

    private mutating func take(_ token: HTMLTokens.Token) {
        switch token {
        case .text(let bytes):
            if case .nowhere = place { return }
            run.append(bytes)
        case .opening(let name, let attributes): open(name, attributes)
        case .closing(let name): close(name)
        }
    }

    private mutating func open(_ name: String, _ attributes: HTMLAttributes) {
        if case .nowhere = place { return }
        if Self.unread.contains(name) {
            leave()
            place = .nowhere(closedBy: name)
        } else if name == "button" || name == "a" && attributes.hasClass("button") {
            leave()
            place = .button(closedBy: name, name: attributes["aria-label"])
        } else if title == nil, name == "h1" || name == "h2" {
            leave()
            place = .title(closedBy: name)
        } else if name == "br" {
            run.breakLine()
        } else if name == "li" {
            if place == .text { leave() }
            beginItem()
        } else if name == "ol" || name == "ul" {
            leaveParagraph()
            lists.append(name == "ul" ? nil : attributes["start"].flatMap { Int($0) } ?? 1)
        } else if !Self.inline.contains(name) {
            leaveParagraph()
        }
    }

    private mutating func beginItem() {
        var marker = ReadableRun.bullet
        if let number = lists.last ?? nil {
            marker = "\(number)."
            lists[lists.count - 1] = number < Int.max ? number + 1 : number
        }
        self.marker = marker
        run.append(marker + " ")
    }

    private mutating func close(_ name: String) {
        if name == "ol" || name == "ul" { _ = lists.popLast() }
        switch place {
        case .title(name), .button(name, _), .nowhere(name): leave()
        case .text where name == "li": leave()
        case .text where !Self.inline.contains(name): leaveParagraph()
        default: break
        }
    }

    /// Ends a paragraph where text goes into paragraphs; elsewhere it is a space.
    private mutating func leaveParagraph() {
        guard place == .text else { return run.breakWord() }
        if marker.map(run.holdsOnly) != true { leave() }
    }

    private mutating func leave() {
        let text = run.end()
        defer { marker = nil }
        switch place {
        case .text: if !text.isEmpty, text != marker { paragraphs.append(text) }
        case .title: title = text.isEmpty ? nil : text
        case .button(_, let name):
            let label = name.map { name in
                var run = ReadableRun()
                run.append(name.utf8)
                return run.end()
            }
            buttons.append(label ?? text)
        case .nowhere: break
        }
        place = .text
    }
}
