@testable import Clients

/// Property lists in one of their three forms, written again as XML.
protocol PropertyListParser: Parser {}

extension PropertyListParser {
    static func read(_ bytes: [UInt8]) {
        guard let value = try? PropertyListReader().read(bytes) else { return }
        let written = PropertyListWriter.write(value)
        let again = try? PropertyListReader().read(written)
        precondition(again != nil, "what was written cannot be read")
        if let again { precondition(PropertyListWriter.write(again) == written, "what was written is read otherwise") }
    }
}

/// Property lists in XML.
enum XMLListParser: PropertyListParser {
    static let name = "xml"
}

/// Binary property lists.
enum BinaryListParser: PropertyListParser {
    static let name = "binary"
    static let greatestLength = 1024
}

/// Property lists in the old form with braces.
enum BraceListParser: PropertyListParser {
    static let name = "braces"
    static let greatestLength = 1024
}
