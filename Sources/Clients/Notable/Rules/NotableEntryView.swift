import Campaigns

extension NotableClient {
    /// A notification whose entry is none of its views is passed over.
    func checkEntry(_ entry: Located<String>?, _ plan: NotableViewPlan, _ findings: inout ClientFindings) {
        let names = plan.views.map(\.name) + [NotableBlockView.full.name]
        guard let entry, !names.contains(where: { $0.utf8.elementsEqual(entry.value.utf8) }) else { return }
        findings.report(
            .notableEntryView, at: entry.offset, "“\(entry.value)” is none of the views, so nobody ever sees this",
            suggestion: DidYouMean.suggestion(for: entry.value, among: names) ?? "add it to views")
    }
}

extension Rule {
    /// An entry that names no view.
    static let notableEntryView = Rule.locked("notable-entry-view")
}
