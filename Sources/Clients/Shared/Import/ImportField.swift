/// A field of a campaign that may stand for something in an entry.
public struct ImportField: Equatable, Sendable {
    /// What is written where in the front matter.
    public struct Assignment: Equatable, Sendable {
        /// The names on the way: `["action", "url"]`.
        public var path: [String]
        /// What stands there.
        public var value: PropertyValue
        /// Whether a translation may say it differently.
        public var isText: Bool

        /// An assignment.
        init(_ path: [String], _ value: PropertyValue, isText: Bool = false) {
            self.path = path
            self.value = value
            self.isText = isText
        }
    }

    /// Its name, by which it is compared between languages.
    public var name: String
    /// The names in `raw` that it makes unnecessary.
    public var covers: Set<String>
    /// What it writes.
    public var assignments: [Assignment]
    /// The campaign's text, where the field is that.
    public var text: String?
    /// The field without which it means nothing.
    public var needs: String?

    /// A field of the front matter.
    init(_ name: String, covers: Set<String>, _ assignments: [Assignment], needs: String? = nil) {
        self.name = name
        self.covers = covers
        self.assignments = assignments
        self.needs = needs
    }

    /// The title, where it is one that a campaign can have.
    static func title(_ title: String?, covers: Set<String>) -> [ImportField] {
        guard let title, !title.allSatisfy(\.isWhitespace) else { return [] }
        return [ImportField("title", covers: covers, [Assignment(["title"], .string(title), isText: true)])]
    }

    /// The text; one that is missing is empty.
    static func text(_ text: String?, covers: Set<String>) -> ImportField {
        var field = ImportField("text", covers: covers, [])
        field.text = text ?? ""
        return field
    }

    /// A field that may differ between languages, where there is a text for it.
    static func label(_ path: [String], _ text: String?, covers: Set<String>, needs: String? = nil) -> [ImportField] {
        guard let text else { return [] }
        return [
            ImportField(
                path.joined(separator: "."), covers: covers, [Assignment(path, .string(text), isText: true)],
                needs: needs)
        ]
    }

    /// A field that is the same in all languages, where there is a value for it.
    static func value(_ path: [String], _ value: PropertyValue?, covers: Set<String>) -> [ImportField] {
        guard let value else { return [] }
        return [ImportField(path.joined(separator: "."), covers: covers, [Assignment(path, value)])]
    }
}
