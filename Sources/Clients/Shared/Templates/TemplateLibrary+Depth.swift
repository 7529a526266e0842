extension TemplateLibrary {
    /// The deepest nesting of sections: the parser calls itself for each, until the stack is full.
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
            throw TemplateProblem(
                in: text, at: text.utf8.index(text.startIndex, offsetBy: tag.offset),
                message: "more than \(depthLimit) sections stand in one another here")
        }
    }
}
