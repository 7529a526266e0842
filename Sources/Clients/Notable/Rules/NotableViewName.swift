import Campaigns

extension NotableClient {
    /// A view's name is the name of its file, on web spaces that may not tell upper from lower case.
    func checkNames(of views: [NotableBlockView], _ findings: inout ClientFindings) {
        var seen: [String: String] = [NotableBlockView.full.name: NotableBlockView.full.name]
        for view in views where view.file == nil {
            if !CampaignFileName.isID(view.name) {
                findings.report(
                    .notableViewName, at: view.offset, "“\(view.name)” cannot be the name of a view's file",
                    suggestion: "use up to 100 letters from a to z or A to Z, digits, dots, dashes and underscores")
            } else if let other = seen.updateValue(view.name, forKey: view.name.lowercased()), other != view.name {
                findings.report(
                    .notableViewName, at: view.offset,
                    "the views “\(view.name)” and “\(other)” differ in nothing but case, so their files may be one",
                    suggestion: "rename one of them")
            }
        }
    }
}

extension Rule {
    /// A view's name that cannot be a file's.
    static let notableViewName = Rule.locked("notable-view-name")
}
