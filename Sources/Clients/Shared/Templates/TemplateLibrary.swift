import Files
import Mustache

/// The Mustache templates of views, pages and the dashboard: the built-in ones, and a workspace's own in their place.
public struct TemplateLibrary: Sendable {
    private var texts: [String: String] = [:]
    private var drawn = DrawnTemplates()
    /// Whether a template differs from the built-in ones.
    private(set) var hasOverrides = false

    /// No templates.
    public init() {}

    /// The templates that come with the program.
    public static var builtIn: TemplateLibrary { BuiltInTemplates.library }

    /// Adds a template, or replaces the one of that name; the same text again changes nothing.
    ///
    /// - Parameters:
    ///   - name: its path below `templates/`, without `.mustache`.
    ///   - text: its text.
    /// - Throws: ``TemplateProblem`` where it is no Mustache, nested too deep, or too long for its tags.
    public mutating func add(_ name: String, text: String) throws(TemplateProblem) {
        guard texts[name] != text else { return }
        let tags = MustacheTag.all(in: text)
        try Self.checkDepth(of: text, tags: tags)
        try Self.checkEffort(of: text, tags: tags)
        do {
            _ = try Self.parsed(text)
        } catch let error as MustacheTemplate.ParserError {
            throw TemplateProblem(error, in: text, shift: Self.pragma.utf8.count, tags: tags)
        } catch {
            throw TemplateProblem(line: 1, column: 1, message: "this is not a Mustache template: \(error)")
        }
        texts[name] = text
        hasOverrides = hasOverrides || text != BuiltInTemplates.texts[name]
        drawn = DrawnTemplates()
    }

    /// Adds templates that come with the program, where none of that name is there yet; they are known to be sound.
    public mutating func add(known others: [String: String]) {
        texts.merge(others) { own, _ in own }
        drawn = DrawnTemplates()
    }

    /// The names of all templates.
    public var names: [String] { texts.keys.sorted() }

    /// The text of a template as it was added; nil if there is none of that name.
    public func text(of name: String) -> String? { texts[name] }

    /// The names of templates that differ from the built-in ones, or have none.
    public var overrides: [String] { names.filter { texts[$0] != BuiltInTemplates.texts[$0] } }

    /// The text that a template makes of these values; nil if there is no template of that name.
    ///
    /// Text in double braces is escaped for HTML; values in triple braces must be safe HTML already.
    public func render(_ name: String, _ values: [String: Any]) -> String? {
        if let text = texts[name], Self.isPlain(text) { return text }
        return drawn.library(for: name, in: self)?.render(values, withTemplate: name)
    }

    /// The page that a template makes of these values; nil if there is no template of that name.
    func page(_ name: String, _ values: TemplateValues) -> FileContent? {
        if let form = drawn.form(of: name, values, in: self) {
            let texts = values.texts
            return FileContent(form, texts: form.slots.map { texts[$0.number] })
        }
        return render(name, values.dictionary { $1 }).map { FileContent(Array($0.utf8)) }
    }

    /// Whether a text is drawn as it is, as styles and scripts are: it has no tag. Mustache leaves out a first line of
    /// space alone, and the space before a last line without a line end.
    private static func isPlain(_ text: String) -> Bool {
        text.utf8.first.map { $0 > 0x20 } == true && text.utf8.last == UInt8(ascii: "\n") && !text.contains("{{")
    }

    /// A template's text, parsed.
    static func parsed(_ text: String) throws -> MustacheTemplate {
        try MustacheTemplate(string: pragma + text)
    }

    private static var pragma: String { HTMLEscaping.isRegistered ? HTMLEscaping.pragma : "" }
}

extension TemplateLibrary {
    /// The digest of the names and texts of all templates.
    public var digest: SHA256Digest {
        var writer = ByteWriter()
        writer.write(texts)
        return SHA256Digest(of: writer.bytes)
    }
}

extension TemplateLibrary: Equatable {
    /// Whether both have the same templates, byte by byte.
    public static func == (left: TemplateLibrary, right: TemplateLibrary) -> Bool {
        left.texts.count == right.texts.count
            && left.texts.allSatisfy { right.texts[$0.key].hasBytes(of: $0.value) }
    }
}
