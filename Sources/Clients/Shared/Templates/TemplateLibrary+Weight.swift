extension TemplateLibrary {
    /// The most that a template may weigh.
    static let weightLimit = 16 << 20

    /// Whether drawing a template might take for ever: each template that takes in another one twice doubles it, and
    /// each section in another one repeats it.
    ///
    /// It weighs its own bytes and all that it takes in, four times for every section around but the first, and must take
    /// in no circle.
    public func isTooHeavy(_ name: String) -> Bool {
        var known: [String: Int] = [:]
        return weight(of: name, &known) > Self.weightLimit
    }

    private func weight(of name: String, _ known: inout [String: Int]) -> Int {
        if let weight = known[name] { return weight }
        guard let text = text(of: name) else { return 0 }
        var weight = 0
        var place = 0
        var depth = 0
        for tag in MustacheTag.all(in: text) {
            weight = Self.sum(weight, tag.offset - place, depth)
            place = tag.offset
            if tag.takesIn { weight = Self.sum(weight, self.weight(of: tag.name, &known), depth) }
            if tag.sigil == UInt8(ascii: "#") || tag.sigil == UInt8(ascii: "^") { depth += 1 }
            if tag.closesSection { depth = max(0, depth - 1) }
        }
        weight = Self.sum(weight, text.utf8.count - place, depth)
        known[name] = weight
        return weight
    }

    /// The sum of a weight and one inside of so many sections, as far as it is below or a little above the limit.
    private static func sum(_ weight: Int, _ part: Int, _ depth: Int) -> Int {
        var part = part
        for _ in 0..<max(0, depth - 1) where part <= weightLimit { part *= 4 }
        return min(weight + part, weightLimit + 1)
    }
}
