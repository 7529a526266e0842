import Campaigns
import Files

extension ISmartNewsClient {
    /// The page of a message as it stands below `feeds/`.
    private func pagePath(of message: Message) -> String {
        Self.pagePath(of: message.campaign.id, in: message.locale)
    }

    private static func pagePath(of campaign: String, in locale: String) -> String {
        "\(name)/web/\(locale)/\(campaign).html"
    }

    static func isPage(_ path: String, in locale: String) -> Bool {
        guard let campaign = HTMLFileName.stem(of: PathSteps(path).last) else { return false }
        return CampaignFileName.isID(campaign)
            && ServedFolder.path(of: pagePath(of: campaign, in: locale)).hasBytes(of: path)
    }

    /// Where phones find the page.
    func pageAddress(of message: Message) -> String {
        context.configuration.production.baseURL + pagePath(of: message)
    }

    /// The page of a message, by the campaign's template.
    func page(of message: Message) -> FeedFile {
        var values = message.templateValues(app: context.configuration.name)
        values.add("html", .text(message.text.value.html))
        values.add("isPage", .flag(true))
        if let address = message.actionURL {
            let label = message.actionLabel?.value ?? ISmartNewsLabels.of(message.locale).pageLink
            values.add("action", .texts([("url", address.value), ("label", label)]))
        }
        let page = context.templates.page(templateName(of: message.campaign), values)
        return FeedFile(path: ServedFolder.path(of: pagePath(of: message)), content: page ?? FileContent([]))
    }

    private func templateName(of campaign: Campaign) -> String {
        "\(Self.name)/\(campaign.template?.value ?? "page")"
    }

    /// Notes a template that does not exist.
    func checkTemplate(of campaign: Campaign, _ findings: inout ClientFindings) {
        let names = context.templates.names
        guard !names.contains(templateName(of: campaign)) else { return }
        let prefix = "\(Self.name)/"
        let known = names.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
        let name = campaign.template?.value ?? "page"
        findings.report(
            .badTemplate, at: campaign.template?.offset, "there is no template “\(name)” for pages of iSmartNews",
            suggestion: DidYouMean.suggestion(for: name, among: known)
                ?? "add templates/\(prefix)\(name).mustache, or name one of \(known.joined(separator: ", "))")
    }
}
