import Campaigns
import Clients

/// Writes texts of the front matter in which two braces stand for themselves and not for a variable.
enum LiteralBraces {
    /// The variable that holds two braces.
    static let name = "braces"
    /// What it holds.
    static let value = "{{"

    /// The text as the front matter holds it.
    static func written(_ text: String) -> String {
        hasVariable(text) ? text.replacing(value, with: "{{\(name)}}") : text
    }

    /// Whether a text would be taken to name a variable.
    static func hasVariable(_ text: String) -> Bool {
        var unknown: [String] = []
        _ = Substitution([:]).apply(to: text, unknown: &unknown)
        return !unknown.isEmpty
    }
}

extension PropertyValue {
    /// The value with its texts written for the front matter.
    var withWrittenVariables: PropertyValue {
        switch self {
        case .string(let text): .string(LiteralBraces.written(text))
        case .array(let values): .array(values.map(\.withWrittenVariables))
        default: self
        }
    }

    /// Whether one of its texts would be taken to name a variable.
    var hasVariables: Bool {
        switch self {
        case .string(let text): LiteralBraces.hasVariable(text)
        case .array(let values): values.contains { $0.hasVariables }
        default: false
        }
    }
}
