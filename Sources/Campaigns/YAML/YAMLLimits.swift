/// How much one document of YAML may hold: far more than anybody writes, and little enough that reading it ends soon.
enum YAMLLimits {
    /// The most values in one document, aliases counted each time they are used.
    static let values = 100_000
    /// How deeply lists and mappings may be nested.
    static let depth = 64
    /// The most names in one mapping.
    static let names = 1_000
    /// The most items in one list.
    static let items = 1_000
    /// The most bytes that a document with aliases may stand for, each alias counted as long as what it repeats.
    static let aliasedBytes = 4 << 20

    static func problem(_ message: String, at offset: Int) -> YAMLProblem {
        YAMLProblem(message: message, offset: offset, rule: .overLimit)
    }
}

extension Rule {
    /// More of something in a file than is read.
    public static let overLimit = Rule.locked("over-limit")
}
