/// Why a text is no YAML that can be read here.
public struct YAMLProblem: Error, Hashable, Sendable {
    /// What is wrong, for a person.
    public var message: String
    /// The offset of the place in its file.
    public var offset: Int
    /// The rule that it breaks.
    public var rule = Rule.notYAML
}
