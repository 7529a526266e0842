/// What a template receives: plain data, without knowledge of where they come from.
enum TemplateValue: Sendable {
    /// Text, escaped on its way into a page whatever the template says.
    case text(String)
    /// HTML that came out of a template.
    case html([UInt8])
    /// Whether a section is drawn; false also stands in place of a value that is absent.
    case truth(Bool)
    /// Values that a section is repeated for.
    case list([TemplateValue])
    /// Values by name.
    case record([Entry])

    /// A name and its value.
    struct Entry: Sendable {
        var name: String
        var value: TemplateValue
    }

    /// A text, or false where there is none: a name that is left out is looked for in everything around.
    static func text(_ text: String?) -> TemplateValue {
        text.map { .text($0) } ?? .truth(false)
    }

    /// Whether it is an empty list.
    var isEmptyList: Bool {
        if case .list(let values) = self { values.isEmpty } else { false }
    }

    /// A record with one more value; anything else stays as it is.
    func adding(_ name: String, _ value: TemplateValue) -> TemplateValue {
        guard case .record(let entries) = self else { return self }
        return .record(entries + [Entry(name: name, value: value)])
    }

    /// A record with the values of another one; anything else stays as it is.
    func adding(_ other: TemplateValue) -> TemplateValue {
        guard case .record(let entries) = self, case .record(let more) = other else { return self }
        return .record(entries + more)
    }
}

extension TemplateValue: ExpressibleByStringInterpolation, ExpressibleByBooleanLiteral,
    ExpressibleByDictionaryLiteral
{
    init(stringLiteral value: String) { self = .text(value) }
    init(booleanLiteral value: Bool) { self = .truth(value) }
    init(dictionaryLiteral elements: (String, TemplateValue)...) {
        self = .record(elements.map { Entry(name: $0.0, value: $0.1) })
    }
}
