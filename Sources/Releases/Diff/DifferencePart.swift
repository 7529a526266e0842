/// A part of a compared text, of which only what is worth reading is shown.
public enum DifferencePart: Equatable, Sendable {
    /// A line.
    case line(LineDifference)
    /// This many lines that are the same and left out.
    case gap(Int)

    /// How many lines around a change are kept.
    private static let around = 2

    /// The lines of a text that changed, and some around them.
    public static func excerpt(of lines: [LineDifference]) -> [DifferencePart] {
        var isKept = [Bool](repeating: false, count: lines.count)
        for (place, line) in lines.enumerated() where line.kind != .same {
            for near in max(0, place - around)...min(lines.count - 1, place + around) { isKept[near] = true }
        }
        var parts: [DifferencePart] = []
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
        return parts
    }
}
