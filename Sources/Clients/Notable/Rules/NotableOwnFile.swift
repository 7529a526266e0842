import Campaigns

extension NotableClient {
    /// A display counts before anything is visible, so what is shown once is lost where its view is not there yet.
    func checkOwnFile(
        of plan: NotableViewPlan, _ conditions: NotableConditions, _ findings: inout ClientFindings
    ) {
        guard conditions[.neverDisplayed] == true, let file = plan.views.first(where: { $0.name == plan.entry })?.file,
            ["http", "https"].contains(WebAddress.scheme(of: file.value))
        else { return }
        findings.report(
            .notableOwnFile, at: file.offset,
            "nobody here knows whether this page is there; where it is not, the one display is spent on nothing",
            suggestion: "publish the page before the feed, and leave it up until the end")
    }
}

extension Rule {
    /// A message that is shown once, with a view that is published elsewhere.
    static let notableOwnFile = Rule.changeable("notable-own-file", .note)
}
