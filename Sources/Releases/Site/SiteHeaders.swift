/// Headers of a request or a response, in their order; names are compared without regard to case.
public struct SiteHeaders: Equatable, Sendable, ExpressibleByDictionaryLiteral {
    /// One header.
    struct Field: Equatable, Sendable {
        /// The name as it was written.
        var name: String
        /// The value without spaces around it.
        var value: String
    }

    /// The headers in their order.
    private(set) var fields: [Field] = []

    /// Headers of names and values.
    public init(dictionaryLiteral elements: (String, String)...) {
        fields = elements.map { Field(name: $0.0, value: $0.1) }
    }

    /// The value of the first header of that name.
    public subscript(name: String) -> String? {
        values(of: name).first
    }

    /// The values of all headers of that name.
    func values(of name: String) -> [String] {
        fields.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
    }

    /// Adds a header behind the others.
    mutating func add(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }

    /// Whether all of them can be sent: names of the characters that HTTP allows, values on one line.
    var areSendable: Bool {
        fields.allSatisfy { field in
            !field.name.isEmpty && field.name.unicodeScalars.allSatisfy(Self.isAllowedInNames)
                && !field.value.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
        }
    }

    private static func isAllowedInNames(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: "!#$%&'*+-.^_`|~".unicodeScalars.contains(scalar)
        }
    }
}
