extension Person {
    /// The person of an author line or a `Co-authored-by` trailer, as far as it names one.
    ///
    /// Versions recorded by other programs may hold what a person may not type: control characters become spaces, and
    /// where there is no name, the address stands for it.
    public init?(recorded text: some StringProtocol) {
        let text = String(text)
        let start = text.lastIndex(of: "<") ?? text.endIndex
        let name = Self.cleaned(text[..<start])
        let mail = Self.cleaned(text[start...]).filter { !$0.isWhitespace }
        let person =
            Person(name: name, mail: mail) ?? Person(name: mail, mail: mail.contains("@") ? mail : nil)
        guard let person else { return nil }
        self = person
    }

    private static func cleaned(_ text: Substring) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { isRefused($0) ? " " : $0 }))
    }
}
