import Clients
import Testing

/// What a page gives its script, with texts in place of their places in the table of lines.
struct PageData {
    private let root: PropertyValue
    private let lines: [String]

    init(of page: String) throws {
        let block = try #require(
            page.firstMatch(of: /<script type="application\/json" id="data">([\s\S]*?)<\/script>/))
        root = try JSONReader().read(Array(block.output.1.utf8))
        lines = root["lines"]?.array?.compactMap(\.string) ?? []
    }

    /// All lines of the table, in order.
    var table: [String] { lines }

    /// What is said of a client in a message.
    func client(_ client: Int = 0, ofMessage message: Int = 0) throws -> PropertyValue {
        try #require(self.message(message)["clients"]?.array?[client])
    }

    /// What is said of a message.
    func message(_ message: Int = 0) throws -> PropertyValue {
        try #require(root["messages"]?.array?[message])
    }

    /// A text by its place or places; nil where there is none.
    func text(_ place: PropertyValue?) -> String? {
        switch place {
        case .integer(let line): lines[Int(line)]
        case .array(let places): places.compactMap { text($0) }.joined(separator: "\n")
        default: nil
        }
    }
}
