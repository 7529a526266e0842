import Campaigns
import Mustache

/// The Mustache templates of views, pages and the dashboard: the built-in ones, and a workspace's own in their place.
public struct TemplateLibrary: Sendable {
    private var library = MustacheLibrary()
    private var known: Set<String> = []

    /// No templates.
    public init() {}

    /// Adds a template, or replaces the one of that name.
    ///
    /// - Parameters:
    ///   - name: its path below `templates/`, without `.mustache`.
    ///   - text: its text.
    /// - Throws: ``TemplateProblem`` where it is no Mustache.
    public mutating func add(_ name: String, text: String) throws(TemplateProblem) {
        do {
            library.register(try MustacheTemplate(string: text), named: name)
            known.insert(name)
        } catch let error as MustacheTemplate.ParserError {
            throw TemplateProblem(
                line: error.context.lineNumber, column: error.context.columnNumber,
                message: "this is not a Mustache template: \(error.error)")
        } catch {
            throw TemplateProblem(line: 1, column: 1, message: "this is not a Mustache template: \(error)")
        }
    }

    /// The names of all templates.
    public var names: [String] { known.sorted() }

    /// The text that a template makes of these values; nil if there is no template of that name.
    ///
    /// Text in double braces is escaped for HTML; values in triple braces must be safe HTML already.
    public func render(_ name: String, _ values: [String: Any]) -> String? {
        library.render(values, withTemplate: name)
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
