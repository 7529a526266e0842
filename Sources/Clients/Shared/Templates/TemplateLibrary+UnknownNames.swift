import Campaigns

/// The names under which templates of views and pages receive values, whatever the client; a template that several clients
/// share may ask for those of all.
enum MessageTemplateNames {
    /// The values themselves.
    static let values: Set<String> = [
        "title", "html", "text", "locale", "direction", "titleLocale", "titleDirection", "textLocale", "textDirection",
        "action", "dismiss", "closeLabel", "never", "more", "moreLabel", "hasButtons", "untilAction", "isBanner",
        "isFull",
        "isPage", "id", "view", "app", variables,
    ]
    /// What those consist of that have parts, but for the campaign's own variables.
    static let parts: [String: Set<String>] = [
        "action": ["url", "label"], "dismiss": ["label"], "never": ["label"], "more": ["label"],
    ]
    /// The value that has a part for each of the campaign's variables.
    static let variables = "vars"
}

extension TemplateLibrary {
    /// Something that a template asks for, and that nothing answers to.
    public struct UnknownName: Equatable, Sendable {
        /// The name, as it is written.
        public let name: String
        /// Where its tag begins, in bytes of the text.
        public let offset: Int
        /// What may be meant: `did you mean “title”?`; nil where nothing is near enough.
        public let suggestion: String?
    }

    /// The partials that a template takes in and that do not exist, in order.
    public func unknownPartials(in name: String) -> [UnknownName] {
        MustacheTag.all(in: text(of: name) ?? "").compactMap { tag in
            // A name with an asterisk is a value, which names the template.
            guard tag.takesIn, !tag.name.hasPrefix("*"), text(of: tag.name) == nil else { return nil }
            return UnknownName(
                name: tag.name, offset: tag.offset, suggestion: DidYouMean.suggestion(for: tag.name, among: names))
        }
    }

    /// The values that a template of views or pages asks for and that no message has, in order.
    ///
    /// Parts are known everywhere, since a template may be taken in where a value is open. Which variables campaigns
    /// have is not known here.
    public func unknownValues(in name: String) -> [UnknownName] {
        var open: [String] = []
        var unknown: [UnknownName] = []
        for tag in MustacheTag.all(in: text(of: name) ?? "") {
            let asked = tag.value
            if let asked, !open.contains(MessageTemplateNames.variables), let wrong = Self.unknownPart(of: asked) {
                unknown.append(
                    UnknownName(
                        name: asked, offset: tag.offset,
                        suggestion: DidYouMean.suggestion(for: wrong.name, among: wrong.known.sorted())))
            }
            if tag.opensSection { open.append(asked ?? tag.name) }
            if tag.closesSection { _ = open.popLast() }
        }
        return unknown
    }

    /// The first part of a name with dots that is not known, and the names that are known there.
    private static func unknownPart(of name: String) -> (name: String, known: Set<String>)? {
        let steps = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let everywhere = MessageTemplateNames.parts.values.reduce(MessageTemplateNames.values) { $0.union($1) }
        guard everywhere.contains(steps[0]) else { return (steps[0], everywhere) }
        guard steps.count > 1, steps[0] != MessageTemplateNames.variables else { return nil }
        let parts = MessageTemplateNames.parts[steps[0]] ?? []
        return parts.contains(steps[1]) ? nil : (steps[1], parts)
    }
}

extension MustacheTag {
    /// The name of the value that the tag asks for, without what transforms it; nil for tags that ask for none.
    fileprivate var value: String? {
        guard sigil == nil || "#^{&".utf8.contains(sigil ?? 0) else { return nil }
        // `{{{name}}}` is read as `{{` and `{name}`.
        var value = sigil == UInt8(ascii: "{") ? Substring(name.drop { $0 == "{" }) : Substring(name)
        while let opening = value.firstIndex(of: "("), value.last == ")" {
            value = value[value.index(after: opening)...].dropLast()
        }
        let trimmed = value.trimmingPrefix(while: \.isWhitespace)
        return trimmed.isEmpty || trimmed == "." ? nil : String(trimmed)
    }
}
