/// A row of an exchange file on its way in.
public struct ExchangeRow: Sendable {
    /// What it belongs to; nil where nothing in it says so.
    var key: UnitKey?
    /// Where it stands.
    var place: RowPlace
    /// The text that was translated, as the file has it.
    var source: [ExchangeItem]
    /// The translation; empty where there is none.
    var target: [ExchangeItem]
    /// Why the translation is not one yet, in the words of the file; nil where it may be used.
    var unfinished: String?
}

/// A part of a text in an exchange file.
enum ExchangeItem: Equatable, Sendable {
    /// Characters, Markdown among them.
    case text(String)
    /// A code that stands for itself, by its name, with the characters that the file has for it.
    case leaf(String, String)
    /// A code that begins.
    case open(String, String)
    /// A code that ends.
    case close(String, String)

    /// The characters.
    var characters: String {
        switch self {
        case .text(let text), .leaf(_, let text), .open(_, let text), .close(_, let text): text
        }
    }
}

extension [ExchangeItem] {
    /// The characters of all items.
    var characters: String { map(\.characters).joined() }

    /// Whether nothing is said.
    var isBlank: Bool {
        allSatisfy { item in
            if case .text(let text) = item { text.allSatisfy(\.isWhitespace) } else { false }
        }
    }
}
