import Campaigns

extension FieldReader {
    /// A gate of 0 does not close: the library counts down past it.
    mutating func checkGate(_ gate: Located<Int>) {
        guard gate.value == 0 else { return }
        report(
            .ismartnewsGateUnlimited, at: gate.offset, "a gate of 0 means that there is no limit",
            suggestion: "leave it out, or write 1 for one message an event")
    }
}

extension Rule {
    /// A gate that lets everything through.
    static let ismartnewsGateUnlimited = Rule.changeable("ismartnews-gate-unlimited", .warning)
}
