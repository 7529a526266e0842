@testable import Clients

/// Property lists in one of their three forms, written again as XML.
protocol PropertyListParser: Parser {}

extension PropertyListParser {
    static func read(_ bytes: [UInt8]) {
        guard let value = try? PropertyListReader().read(bytes) else { return }
        let written = PropertyListWriter.write(value)
        guard let again = try? PropertyListReader().read(written) else {
            preconditionFailure("what was written cannot be read")
        }
        // Characters that XML has no form for are left out, which may change the order of names.
        guard value.isHeldByXML else { return }
        precondition(PropertyListWriter.write(again) == written, "what was written is read otherwise")
    }
}

extension PropertyValue {
    /// Whether XML has a form for each character of its texts.
    fileprivate var isHeldByXML: Bool {
        switch self {
        case .string(let text): Self.isHeldByXML(text)
        case .array(let values): values.allSatisfy(\.isHeldByXML)
        case .dictionary(let entries): entries.allSatisfy { Self.isHeldByXML($0.key) && $0.value.isHeldByXML }
        default: true
        }
    }

    private static func isHeldByXML(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            scalar.value >= 0x20 ? ![0xFFFE, 0xFFFF].contains(scalar.value) : "\t\n\r".unicodeScalars.contains(scalar)
        }
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
