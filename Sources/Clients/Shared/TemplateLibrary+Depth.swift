extension TemplateLibrary {
    /// The most sections that may stand in one another: the parser calls itself for each, until the stack is full.
    static let depthLimit = 100

    /// Finds sections and calls in a template that are nested too deep to be read.
    static func checkDepth(of text: String, tags: [MustacheTag]) throws(TemplateProblem) {
        var depth = 0
        for tag in tags {
            if tag.opensSection { depth += 1 }
            if tag.closesSection { depth -= 1 }
            guard depth > depthLimit || tag.name.utf8.count(where: { $0 == UInt8(ascii: "(") }) > depthLimit else {
                continue
            }
            let before = text.utf8.prefix(tag.offset)
            let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { text.utf8.index(after: $0) }
            throw TemplateProblem(
                line: before.count { $0 == UInt8(ascii: "\n") } + 1,
                column: text[(lineStart ?? text.startIndex)..<before.endIndex].count + 1,
                message: "more than \(depthLimit) sections stand in one another here")
        }
    }
}
