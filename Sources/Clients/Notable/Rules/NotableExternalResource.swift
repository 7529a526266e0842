import Campaigns

extension NotableClient {
    /// A view stands alone: what it loads from elsewhere is missing where there is no network, and can change.
    func checkResources(
        of page: FeedFile, template: String?, in message: Message, _ findings: inout ClientFindings
    ) {
        guard let resource = ExternalResource.first(in: page.bytes) else { return }
        findings.report(
            .notableExternalResource, at: message.text.position(),
            "the view \(page.path.split(separator: "/").last ?? "") loads \(resource)",
            suggestion: "write it into templates/\(template ?? "").mustache", locale: message.locale)
    }
}

extension Rule {
    /// A script, style or font that a view loads from elsewhere.
    static let notableExternalResource = Rule.changeable("notable-external-resource", .error)
}
