/// Which names a template and its partials can ask for, so that nothing else needs to be handed to it.
///
/// A name may be asked for wherever it is written inside the sections of what it belongs to, since names that a section
/// does not have are looked for around it.
public final class TemplateOutline: Sendable {
    /// What is asked for.
    public let parts: [Part]

    /// A name, and what can be asked for inside its sections.
    public struct Part: Sendable {
        /// The name.
        let name: String
        /// What its sections ask for.
        public let inside: TemplateOutline
        /// Whether all that is made of it are sections of `{{{html}}}`, one HTML behind the other, and their opposite.
        public let isHTMLAlone: Bool
    }

    /// The names in some parts of a template.
    init(of bodies: [[TemplateNode]]) {
        var names: [String] = []
        var mentions: [String: (inside: [[TemplateNode]], isHTMLAlone: Bool)] = [:]
        var open = bodies
        while let body = open.popLast() {
            for node in body {
                if mentions[node.name] == nil { names.append(node.name) }
                var mention = mentions[node.name] ?? ([], true)
                switch node {
                case .variable: mention.isHTMLAlone = false
                case .opposite(_, let inside): open.append(inside)
                case .section(_, let inside, let isHTML):
                    open.append(inside)
                    mention.inside.append(inside)
                    if !isHTML { mention.isHTMLAlone = false }
                }
                mentions[node.name] = mention
            }
        }
        parts = names.map { name in
            let mention = mentions[name] ?? ([], false)
            return Part(name: name, inside: TemplateOutline(of: mention.inside), isHTMLAlone: mention.isHTMLAlone)
        }
    }

    /// The number of a name among the parts; nil where nothing asks for it.
    public func place(of name: String) -> Int? {
        for index in parts.indices where parts[index].name == name { return index }
        return nil
    }
}

/// A tag of a template that asks for a value, with what it encloses.
indirect enum TemplateNode: Sendable {
    /// `{{name}}` or `{{{name}}}`.
    case variable(String)
    /// `{{#name}}…{{/name}}`, and whether it encloses `{{{html}}}` and nothing else.
    case section(String, [TemplateNode], isHTML: Bool)
    /// `{{^name}}…{{/name}}`.
    case opposite(String, [TemplateNode])

    /// The name that is asked for.
    var name: String {
        switch self {
        case .variable(let name), .section(let name, _, _), .opposite(let name, _): name
        }
    }
}
