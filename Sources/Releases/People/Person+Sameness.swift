extension Person {
    /// Whether both are the same person as far as is known: the same name, or the same e-mail address.
    ///
    /// Case, the form of Unicode, runs of blank space and invisible characters make no difference.
    public func isSame(as other: Person) -> Bool {
        if foldedName == other.foldedName { return true }
        guard let mail = foldedMail, let otherMail = other.foldedMail else { return false }
        return mail == otherMail
    }

    /// Whether neither says anything that the other does not.
    public func isEqual(to other: Person) -> Bool {
        foldedName == other.foldedName && foldedMail == other.foldedMail
    }

    var foldedName: String {
        Self.folded(name).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private var foldedMail: String? {
        // Who gave an address for a name is known by it.
        (mail ?? (name.contains("@") ? name : nil)).map(Self.folded)
    }

    private static func folded(_ text: String) -> String {
        let visible = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        // Upper case first: ß and SS are one.
        return String(String.UnicodeScalarView(visible)).uppercased().lowercased()
    }
}
