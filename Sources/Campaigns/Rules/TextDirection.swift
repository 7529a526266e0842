extension Rule {
    /// Words of the other direction that phones draw in another order than they are written.
    static let textDirection = Rule.changeable("text-direction", .warning)
}

/// Finds words that run against the direction of their text, and change places with what stands beside them.
///
/// What is compared is the order in which a phone draws a line, with and without the words isolated; where it is the
/// same, nothing is said.
enum TextDirection {
    /// How many places of one line are looked at.
    private static let most = 16
    /// The longest line that is looked at, in characters.
    private static let longest = 4000

    static func findings(in text: WrittenText, locales: Set<String>) -> [Diagnostic] {
        let isRightToLeft = LanguageTag.isRightToLeft(text.text.locale)
        return text.parts.flatMap { part -> [Diagnostic] in
            guard part.traits.contains(.rightToLeft) else { return [] }
            return findings(in: part, isRightToLeft: isRightToLeft, locales: locales)
        }
    }

    private static func findings(in part: TextPart, isRightToLeft: Bool, locales: Set<String>) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        var offset = 0
        for line in part.value.split(separator: "\n", omittingEmptySubsequences: false) {
            defer { offset += line.utf8.count + 1 }
            let scalars = Array(line.unicodeScalars)
            guard scalars.count <= longest else { continue }
            let bidirectional = BidirectionalLine(withoutPlaceholders(scalars, part.traits))
            guard bidirectional.classes.contains(where: { isRightToLeft ? $0.isRightToLeft : $0 == .leftToRight })
            else { continue }
            let runs = ForeignRun.all(in: bidirectional, isRightToLeft: isRightToLeft).prefix(most)
            guard !runs.isEmpty else { continue }
            let order = bidirectional.visualOrder
            for run in runs where isolated(run, in: bidirectional) != order {
                let words = String(String.UnicodeScalarView(scalars[run]))
                let before = scalars[..<run.lowerBound].reduce(0) { $0 + UTF8.width($1) }
                findings.append(
                    Diagnostic(
                        .textDirection, at: part.position(at: offset + before),
                        "“\(words)” runs against its line, so phones draw it in another order than it is written",
                        suggestion: "put U+2068 before it and U+2069 behind it", locales: locales))
            }
        }
        return findings
    }

    /// The line with what will be replaced by values, of which nothing is known, taken for pictures.
    private static func withoutPlaceholders(_ scalars: [Unicode.Scalar], _ traits: TextTraits) -> [Unicode.Scalar] {
        guard !traits.isDisjoint(with: [.braces, .percent]) else { return scalars }
        var result = scalars
        var isInside = false
        for index in scalars.indices.dropLast() {
            let pair = (scalars[index], scalars[index + 1])
            if pair == ("{", "{") { isInside = true }
            if isInside || (pair.0 == "%" && "@ds".unicodeScalars.contains(pair.1)) {
                result[index] = "\u{FFFC}"
                result[index + 1] = "\u{FFFC}"
            }
            if pair == ("}", "}") { isInside = false }
        }
        return result
    }

    /// The order in which a line is drawn if a run is isolated, as places of the line without the two characters.
    private static func isolated(
        _ run: Range<Int>, in line: BidirectionalLine
    ) -> [BidirectionalLine.DrawnCharacter] {
        var scalars = line.scalars
        scalars.insert("\u{2069}", at: run.upperBound)
        scalars.insert("\u{2068}", at: run.lowerBound)
        return BidirectionalLine(scalars).visualOrder.compactMap { drawn in
            var drawn = drawn
            switch drawn.index {
            case ..<run.lowerBound: break
            case run.lowerBound, run.upperBound + 1: return nil
            case ...run.upperBound: drawn.index -= 1
            default: drawn.index -= 2
            }
            return drawn
        }
    }
}
