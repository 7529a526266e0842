import Campaigns
import Mustache

/// The Mustache templates of views, pages and the dashboard: the built-in ones, and a workspace's own in their place.
public struct TemplateLibrary: Sendable {
    private var library = MustacheLibrary()
    private var texts: [String: String] = [:]
    /// The templates without any tag, such as styles: they are drawn as they are, and parsed only as part of others.
    private var plain: Set<String> = []
    /// The names of the templates that others take in; nil: any may be.
    private var takenIn: Set<String>? = []

    /// No templates.
    public init() {}

    /// The templates that come with the program.
    public static var builtIn: TemplateLibrary { BuiltInTemplates.library }

    /// Adds a template, or replaces the one of that name; the same text again changes nothing.
    ///
    /// - Parameters:
    ///   - name: its path below `templates/`, without `.mustache`.
    ///   - text: its text.
    /// - Throws: ``TemplateProblem`` where it is no Mustache, or nested too deep.
    public mutating func add(_ name: String, text: String) throws(TemplateProblem) {
        guard texts[name] != text else { return }
        let tags = MustacheTag.all(in: text)
        try Self.checkDepth(of: text, tags: tags)
        let names = tags.filter(\.takesIn).map(\.name)
        if names.contains(where: { $0.hasPrefix("*") }) { takenIn = nil }
        takenIn?.formUnion(names)
        // Mustache leaves away a first line of space alone, and the space before a last line without a line end.
        let isPlain =
            text.utf8.first.map { $0 > 0x20 } == true && text.utf8.last == UInt8(ascii: "\n")
            && !zip(text.utf8, text.utf8.dropFirst()).contains { $0 == UInt8(ascii: "{") && $0 == $1 }
        if isPlain {
            plain.insert(name)
        } else {
            try parse(name, text: text)
            plain.remove(name)
        }
        texts[name] = text
        for name in plain where takenIn?.contains(name) != false {
            plain.remove(name)
            try parse(name, text: texts[name] ?? "")
        }
    }

    private mutating func parse(_ name: String, text: String) throws(TemplateProblem) {
        let pragma = HTMLEscaping.isRegistered ? HTMLEscaping.pragma : ""
        do {
            library.register(try MustacheTemplate(string: pragma + text), named: name)
        } catch let error as MustacheTemplate.ParserError {
            let line = error.context.lineNumber
            let shift = line == 1 ? pragma.utf8.count : 0
            throw TemplateProblem(
                line: line, column: max(1, error.context.columnNumber - shift),
                message: "this is not a Mustache template: \(error.error)")
        } catch {
            throw TemplateProblem(line: 1, column: 1, message: "this is not a Mustache template: \(error)")
        }
    }

    /// The names of all templates.
    public var names: [String] { texts.keys.sorted() }

    /// The text of a template as it was added; nil if there is none of that name.
    func text(of name: String) -> String? { texts[name] }

    /// The names of templates that differ from the built-in ones, or have none.
    public var overrides: [String] { names.filter { texts[$0] != BuiltInTemplates.texts[$0] } }

    /// The text that a template makes of these values; nil if there is no template of that name.
    ///
    /// Text in double braces is escaped for HTML; values in triple braces must be safe HTML already.
    public func render(_ name: String, _ values: [String: Any]) -> String? {
        plain.contains(name) ? texts[name] : library.render(values, withTemplate: name)
    }
}

/// Why a text is no template.
public struct TemplateProblem: Error, Hashable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The column, from 1.
    public var column: Int
    /// What is wrong.
    public var message: String

    /// A problem at a place.
    public init(line: Int, column: Int, message: String) {
        self.line = line
        self.column = column
        self.message = message
    }
}
