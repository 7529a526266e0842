import Mustache

extension TemplateProblem {
    /// What the library found wrong with a template, in words for its author.
    ///
    /// - Parameters:
    ///   - shift: how many characters the library was given before the text, on its first line.
    ///   - tags: the text's tags.
    init(_ error: MustacheTemplate.ParserError, in text: String, shift: Int, tags: [MustacheTag]) {
        let kind = error.error as? MustacheTemplate.Error
        if kind == .sectionCloseNameIncorrect || kind == .expectedSectionEnd,
            let (tag, message) = Self.unpairedSection(among: tags)
        {
            self.init(in: text, at: text.utf8.index(text.startIndex, offsetBy: tag.offset), message: message)
            return
        }
        let line = error.context.lineNumber
        self.init(
            line: line, column: max(1, error.context.columnNumber - (line == 1 ? shift : 0)),
            message: "this is not a Mustache template: \(Self.words(for: kind))")
    }

    /// The first tag that closes another section than the one that is open, or else the last that nothing closes.
    private static func unpairedSection(among tags: [MustacheTag]) -> (tag: MustacheTag, message: String)? {
        var open: [MustacheTag] = []
        for tag in tags {
            if tag.opensSection { open.append(tag) }
            guard tag.closesSection else { continue }
            guard let section = open.popLast() else {
                return (tag, "“\(tag.written)” closes a section that is not open")
            }
            guard section.name == tag.name else {
                return (tag, "“\(tag.written)” stands where “\(section.written)” is to be closed first")
            }
        }
        return open.last.map { ($0, "“\($0.written)” opens a section that is never closed") }
    }

    private static func words(for kind: MustacheTemplate.Error?) -> String {
        switch kind {
        case .sectionCloseNameIncorrect: "a section is closed under another name"
        case .unfinishedName: "a tag has no name, or is not closed"
        case .expectedSectionEnd: "a section is not closed"
        case .invalidSetDelimiter: "a tag that sets other marks of tags is to be written {{=<% %>=}}"
        case .transformAppliedToInheritanceSection: "a block of another template is not to be transformed"
        case .illegalTokenInsideInheritSection, .textInsideInheritSection:
            "only blocks may stand between {{<…}} and its end"
        case .invalidConfigVariableSyntax, .unrecognisedConfigVariable: "“{{%” sets what cannot be set here"
        case nil: "the text ends inside a tag"
        }
    }
}

extension MustacheTag {
    /// The tag as it is usually written.
    fileprivate var written: String {
        "{{" + (sigil.map { String(UnicodeScalar($0)) } ?? "") + name + "}}"
    }
}
