/// Why a text is no YAML that can be read here.
public struct YAMLProblem: Error, Equatable, Sendable {
    /// What is wrong, for a person.
    public var message: String
    /// The offset of the place in its file.
    public var offset: Int
    /// What to write instead; nil where that is not known.
    public var suggestion: String?
    /// The rule that it breaks.
    var rule = Rule.notYAML
}

extension YAMLProblem {
    /// A problem that the library has reported, with a way out.
    init(libraryWords words: String, offset: Int) {
        let suggestion =
            switch words {
            case "found unknown escape character":
                "in double quotes write a backslash twice, or put the value into single quotes"
            case "did not find expected ',' or '}'", "did not find expected ',' or ']'":
                "separate the values with commas, and put those with a comma, a colon or braces into double quotes"
            default: "see whether a value here, or on the line above, needs double quotes"
            }
        self.init(message: words, offset: offset, suggestion: suggestion)
    }
}

extension Diagnostic {
    /// A problem as the finding about its file.
    init(_ problem: YAMLProblem, in file: SourceFile) {
        self.init(
            problem.rule, at: file.position(at: problem.offset), problem.message, suggestion: problem.suggestion)
    }
}
