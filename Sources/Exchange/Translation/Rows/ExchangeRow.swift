/// A row of an exchange file on its way in.
public struct ExchangeRow: Sendable {
    /// What it belongs to; nil where nothing in it says so.
    public var key: UnitKey?
    /// The line it begins on, from 1.
    public var line: Int
    /// The text that was translated, as the file has it.
    public var source: [ExchangeItem]
    /// The translation; empty where there is none.
    public var target: [ExchangeItem]
    /// Why the translation is not one yet, in the words of the file; nil where it may be used.
    public var unfinished: String?
}

/// A part of a text in an exchange file.
public enum ExchangeItem: Equatable, Sendable {
    /// Characters, Markdown among them.
    case text(String)
    /// A code that stands for itself, by its name, with the characters that the file has for it.
    case leaf(String, String)
    /// A code that begins.
    case open(String, String)
    /// A code that ends.
    case close(String, String)
}

extension [ExchangeItem] {
    /// The characters of all items.
    var characters: String {
        map { item in
            switch item {
            case .text(let text), .leaf(_, let text), .open(_, let text), .close(_, let text): text
            }
        }.joined()
    }

    /// Whether nothing is said.
    var isBlank: Bool {
        allSatisfy { item in
            if case .text(let text) = item { text.allSatisfy(\.isWhitespace) } else { false }
        }
    }
}

/// Why an exchange file cannot be read.
public struct ExchangeProblem: Error, Equatable, Sendable {
    /// What is wrong, for a person.
    public var message: String
    /// The line, from 1.
    public var line: Int

    /// A problem on a line.
    public init(_ message: String, line: Int = 1) {
        self.message = message
        self.line = line
    }
}

/// The rows of an exchange file, with what it says of itself.
public struct ExchangeFile: Sendable {
    /// What form it had: `XLIFF 1.2`.
    public var form: String
    /// The rows.
    public var rows: [ExchangeRow]

    /// The largest file that is read, in bytes.
    public static let sizeLimit = 64 << 20

    /// Reads a file, whose form is told from what is in it.
    public static func read(_ bytes: [UInt8]) throws(ExchangeProblem) -> ExchangeFile {
        guard bytes.count <= sizeLimit else { throw ExchangeProblem("the file is larger than \(sizeLimit) bytes") }
        let text = try DecodedText.text(of: bytes)
        guard let first = text.first(where: { !$0.isWhitespace }) else { throw ExchangeProblem("the file is empty") }
        if first == "<" { return try XLIFFReader.read(text) }
        if text.contains("msgid") { return try CatalogueReader.read(text) }
        throw ExchangeProblem("this is neither XLIFF nor a PO catalogue")
    }
}
