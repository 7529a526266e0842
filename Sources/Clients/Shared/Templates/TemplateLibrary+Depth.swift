extension TemplateLibrary {
    /// The deepest nesting of sections, and of templates that are taken in: the library calls itself for each, until the
    /// stack of a small thread is full.
    public static let depthLimit = 20

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

    /// Whether a template is too deep to be drawn: with all that it takes in, which must be no circle, more than
    /// ``depthLimit`` sections and templates stand in one another.
    public func isTooDeep(_ name: String) -> Bool {
        var known: [String: Int] = [:]
        return depth(of: name, inside: 0, &known) > Self.depthLimit
    }

    /// How deep a template is that stands in so many others and their sections, as far as that matters.
    private func depth(of name: String, inside outer: Int, _ known: inout [String: Int]) -> Int {
        if let depth = known[name] { return depth }
        guard outer <= Self.depthLimit, let text = text(of: name) else { return 0 }
        var (own, deepest) = (0, 0)
        for tag in MustacheTag.all(in: text) {
            if tag.takesIn { deepest = max(deepest, own + 1 + depth(of: tag.name, inside: outer + own + 1, &known)) }
            if tag.opensSection { own += 1 }
            if tag.closesSection { own = max(0, own - 1) }
            deepest = max(deepest, own)
        }
        known[name] = deepest
        return deepest
    }
}
