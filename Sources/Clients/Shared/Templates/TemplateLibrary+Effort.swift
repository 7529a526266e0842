extension TemplateLibrary {
    /// The most that the tags of a template times its bytes may come to: at each tag the parser counts all characters
    /// that are left, so that this many take half a second.
    static let effortLimit = 100_000_000

    /// Refuses a template that would take too long to be parsed.
    static func checkEffort(of text: String, tags: [MustacheTag]) throws(TemplateProblem) {
        let bytes = text.utf8.count
        guard tags.count * bytes > effortLimit else { return }
        let most = effortLimit / bytes
        let tag = text.utf8.index(text.startIndex, offsetBy: tags[most].offset)
        throw TemplateProblem(
            in: text, at: tag,
            message: "a template of \(bytes) bytes may have \(most) tags, and this is one more; "
                + "part it into templates that it takes in")
    }
}
