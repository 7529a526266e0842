import Campaigns

extension NotableClient {
    /// The library shows whatever the server answers: an error page slides in like a view, and has no way to close it.
    func checkOwnFile(of plan: NotableViewPlan, _ findings: inout ClientFindings) {
        guard let view = plan.views.first(where: { $0.name == plan.entry }), let file = view.file,
            ["http", "https"].contains(WebAddress.scheme(of: file.value))
        else { return }
        let extent = view.height == nil ? "covers the app until that is closed" : "stays up until the app is closed"
        findings.report(
            .notableOwnFile, at: file.offset,
            "nobody here knows whether this page is there; an error page in its place is shown as well, and \(extent)",
            suggestion: "publish the page before the feed, and leave it up as long as a phone may show it")
    }
}

extension Rule {
    /// A message whose first view is published elsewhere.
    static let notableOwnFile = Rule.changeable("notable-own-file", .note)
}
