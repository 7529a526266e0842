extension Rule {
    /// A file is not UTF-8.
    static let notUTF8 = Rule.locked("not-utf8")
    /// A file or a part of it is not YAML.
    public static let notYAML = Rule.locked("not-yaml")
    /// A campaign's front matter is not opened or not closed by `---`.
    static let frontMatterFence = Rule.locked("front-matter-fence")
    /// A key that no field has.
    public static let unknownKey = Rule.locked("unknown-key")
    /// A key that stands twice in one mapping.
    static let duplicateKey = Rule.locked("duplicate-key")
    /// A value of another type than its field's.
    static let wrongType = Rule.locked("wrong-type")
    /// A field without which the file means nothing.
    public static let missingField = Rule.locked("missing-field")
    /// A name of a campaign's field with nothing behind it.
    static let emptyField = Rule.changeable("empty-field", .warning)
    /// A file larger than any announcement.
    public static let fileTooLarge = Rule.locked("file-too-large")
}
