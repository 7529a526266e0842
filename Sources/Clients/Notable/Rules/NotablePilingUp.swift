import Campaigns

extension NotableClient {
    /// Nothing looks whether a view is still up, so what may come at each return to the app piles up.
    ///
    /// - Parameter raw: what stands in place of the conditions and the entry, of which nothing is known here.
    func checkPiling(
        _ conditions: NotableConditions, of campaign: Campaign, raw: RawEntries, _ findings: inout ClientFindings
    ) {
        guard let show = campaign.show, show.value != .once,
            !raw.entries.contains(where: { ["conditions", "entry"].contains($0.key) }),
            !conditions.all.contains(where: \.isFalseBeforeFirstDisplay)
        else { return }
        let isHeldBack =
            conditions.all.contains(where: \.holdsBack)
            || !conditions.any.isEmpty && conditions.any.allSatisfy(\.holdsBack)
        guard !isHeldBack else { return }
        findings.report(
            .notablePilingUp, at: show.offset,
            "each return to the app shows this once more, on top of the one that is still there",
            suggestion: "add a pause, such as notable: {any: {neverDisplayed: true, lastDisplayMinimumSeconds: 86400}}")
    }
}

extension NotableBlockCondition {
    /// Whether it keeps a message that has just been displayed from being displayed again.
    fileprivate var holdsBack: Bool {
        switch name {
        case .neverDisplayed: value == true
        case .lastDisplayMinimumSeconds, .lastDisplayMinimumLaunches: (value.integer ?? 0) > 0
        default: false
        }
    }
}

extension Rule {
    /// A message that is shown again over itself.
    static let notablePilingUp = Rule.changeable("notable-piling-up", .note)
}
