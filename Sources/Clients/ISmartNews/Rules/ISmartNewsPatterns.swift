import Campaigns

extension FieldReader {
    /// Checks an event's pattern: one that the library cannot read silently means that the event always counts.
    mutating func checkPattern(
        _ pattern: Located<String>, of event: String, version: ISmartNewsVersion
    ) {
        guard let problem = Self.problem(inPattern: pattern.value, version: version) else { return }
        report(
            .ismartnewsPattern, at: pattern.offset, "“\(pattern.value)” is no pattern for “\(event)”: \(problem)",
            suggestion: "write ON=2|OFF=4, without spaces: twice on, four times off, and again")
    }

    private static func problem(inPattern pattern: String, version: ISmartNewsVersion) -> String? {
        var hasCount = false
        for part in pattern.split(separator: "|", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", omittingEmptySubsequences: false)
            guard sides.count == 2, ["on", "off"].contains(sides[0].lowercased()), !sides[1].isEmpty,
                sides[1].utf8.allSatisfy({ (48...57).contains($0) })
            else { return "“\(part)” is neither ON=number nor OFF=number, so the event would always count" }
            // The library keeps 32 bits of what is left.
            guard let count = Int32(sides[1]) else { return "it counts no further than \(Int32.max)" }
            if count == 0, version == .v496 { return "4.9.6 refuses 0, and the event would always count" }
            hasCount = hasCount || count > 0
        }
        return hasCount ? nil : "2.0.1 hangs on a pattern of zeros"
    }
}

extension Rule {
    /// An event's pattern that iSmartNews reads as always, or hangs on.
    static let ismartnewsPattern = Rule.locked("ismartnews-pattern")
}
