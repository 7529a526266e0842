/// A placeholder that a translation has lost, or that only the translation has.
struct PlaceholderProblem: Equatable, Sendable {
    /// The placeholder.
    var placeholder: Placeholder
    /// Whether it is lost; otherwise it stands in the translation alone.
    var isLost: Bool

    init(_ placeholder: Placeholder, isLost: Bool) {
        self.placeholder = placeholder
        self.isLost = isLost
    }

    /// What is wrong, for a person.
    var sentence: String { placeholder.description + (isLost ? " is lost" : " is not in the source") }
}
