import Campaigns

extension ISmartNewsClient {
    /// Whether a message that is shown until its action is taken has none, and no page with a link that ends it.
    func isEndless(_ message: Message, form: ISmartNewsForm) -> Bool {
        guard message.campaign.show?.value == .untilAction, message.actionURL == nil else { return false }
        // 2.0.1 cannot keep this for items at all, which is reported.
        guard form.isItem else { return true }
        guard settings.clientVersion == .v496 else { return false }
        return form != .page
            || !message.text.value.links.contains { ISmartNewsLinkEffect($0, version: settings.clientVersion) == .web }
    }

    /// Warns that a campaign is shown for ever in some locales.
    func reportEndless(_ campaign: Campaign, in locales: Set<String>, _ findings: inout ClientFindings) {
        guard let show = campaign.show, !locales.isEmpty else { return }
        findings.report(
            .ismartnewsEndless, at: campaign.source.file.position(at: show.offset),
            "no answer ends “show: untilAction”, because the message has no action",
            suggestion: "add action: {url: https://…}, or show it once", locales: locales)
    }
}

extension Rule {
    /// A message until an action that it does not have.
    static let ismartnewsEndless = Rule.changeable("ismartnews-endless", .warning)
}
