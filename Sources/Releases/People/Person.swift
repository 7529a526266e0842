import Files

/// Somebody who writes or approves: a name, and an e-mail address where one is known.
public struct Person: Equatable, Sendable, CustomStringConvertible {
    /// The name, without blank space around it; never empty, in one line.
    public let name: String
    /// The e-mail address.
    public let mail: String?

    /// Reads `Name` or `Name <mail>`, or an address alone.
    ///
    /// Nil for anything else: no visible name, an address that is not closed, line breaks and control characters.
    public init?(_ text: String) {
        guard let start = text.firstIndex(of: "<") else {
            let trimmed = text.trimmingWhitespace
            let isAddress = trimmed.contains("@") && !trimmed.contains(where: \.isWhitespace)
            self.init(name: text, mail: isAddress ? trimmed : nil)
            return
        }
        let rest = text[text.index(after: start)...].trimmingWhitespace
        guard rest.hasSuffix(">") else { return nil }
        self.init(name: String(text[..<start]), mail: rest.dropLast().trimmingWhitespace)
    }

    /// A person of this name and address; nil where either cannot be one. An empty address is none.
    init?(name: String, mail: String?) {
        guard ![name, mail ?? ""].contains(where: { $0.unicodeScalars.contains(where: Self.isRefused) }) else {
            return nil
        }
        self.name = name.trimmingWhitespace
        self.mail = mail.flatMap { $0.isEmpty ? nil : $0 }
        guard !foldedName.isEmpty, self.mail?.contains(where: \.isWhitespace) != true else { return nil }
    }

    /// `Name <mail>`, or the name alone.
    public var description: String {
        mail.map { "\(name) <\($0)>" } ?? name
    }

    static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: scalar == "<" || scalar == ">"
        }
    }
}
