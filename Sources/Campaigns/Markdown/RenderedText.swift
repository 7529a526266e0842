/// What Markdown became.
public struct RenderedText: Equatable, Sendable {
    /// The whole as plain text: paragraphs parted by a blank line, no line end at the end.
    public var plain = ""
    /// The part before `<!-- more -->` as plain text; nil where there is no such marker.
    var teaserPlain: String?
    /// The whole as HTML, empty where none was wanted.
    public var html = ""
    /// The part before `<!-- more -->` as HTML; nil where there is no such marker.
    var teaserHTML: String?
    /// The images that it shows.
    public var assets: [Asset] = []
    /// The addresses that its links open, in order.
    public var links: [String] = []
    /// How many images it has, served or not.
    public var imageCount = 0
    /// What is wrong with it.
    public var problems: [MarkdownProblem] = []

    /// Whether there is more than the teaser.
    public var hasMore: Bool { teaserPlain != nil }

    /// Whether it was made into HTML.
    var hasHTML: Bool { !html.isEmpty || teaserHTML != nil }

    /// The text without its HTML.
    func withoutHTML() -> RenderedText {
        var text = self
        text.html = ""
        text.teaserHTML = nil
        return text
    }

    /// What alerts and banners have room for: the teaser, or all of it where nothing is parted off.
    public var teaser: (plain: String, html: String) { (teaserPlain ?? plain, teaserHTML ?? html) }
}

/// Something in Markdown that cannot be published as it is.
public struct MarkdownProblem: Equatable, Sendable {
    /// The rule that found it.
    var rule: Rule
    /// The line within the Markdown, from 1.
    public var line: Int
    /// The offset of the byte within the Markdown at which it stands.
    var offset: Int
    /// What is wrong.
    var message: String
    /// The way out, if there is one to name.
    var suggestion: String?
}
