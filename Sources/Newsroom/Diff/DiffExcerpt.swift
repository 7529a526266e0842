import Releases

/// The lines of a compared text that are worth reading: those that changed, and some around them.
struct DiffExcerpt {
    /// A part of it.
    enum Part {
        /// A line.
        case line(LineDifference)
        /// Lines that are left out, because they are the same.
        case gap(Int)
    }

    /// How many lines around a change are kept.
    private static let around = 2

    /// The parts, in order.
    let parts: [Part]

    init(_ lines: [LineDifference]) {
        var isKept = [Bool](repeating: false, count: lines.count)
        for (place, line) in lines.enumerated() where line.kind != .same {
            for near in max(0, place - Self.around)...min(lines.count - 1, place + Self.around) { isKept[near] = true }
        }
        var parts: [Part] = []
        var gap = 0
        for (place, line) in lines.enumerated() {
            guard isKept[place] else {
                gap += 1
                continue
            }
            if gap > 0 { parts.append(.gap(gap)) }
            gap = 0
            parts.append(.line(line))
        }
        if gap > 0 { parts.append(.gap(gap)) }
        self.parts = parts
    }
}
