import Campaigns

extension NotableClient {
    /// Whether a message that is shown until its action is taken has none, and no page that ends it by itself.
    func isEndless(_ message: Message, in views: [NotableRenderedView]) -> Bool {
        guard message.campaign.show?.value == .untilAction, message.actionURL == nil, message.buttons[.never] == nil
        else { return false }
        // What a page at an address of the publisher's own does, nobody here knows.
        return views.allSatisfy { $0.page.map { !Self.endsMessage($0.bytes) } ?? false }
    }

    /// Notes that a campaign is shown for ever in some locales.
    func reportEndless(_ campaign: Campaign, in locales: Set<String>, _ findings: inout ClientFindings) {
        guard let show = campaign.show, !locales.isEmpty else { return }
        findings.report(
            .notableEndless, at: campaign.source.file.position(at: show.offset),
            "“show: untilAction” never ends, because the message has no action",
            suggestion: "add action: {url: https://…}, or buttons: {never: {}}", locales: locales)
    }

    /// Whether a page sets the flag by which the message is over: with a button of the generated views, or in a script of
    /// its own. The script of the generated views sets it for such buttons only.
    private static func endsMessage(_ page: [UInt8]) -> Bool {
        if NotablePageButton.buttons(in: page).contains(where: \.isDone) { return true }
        let html = String(decoding: page, as: UTF8.self)
        guard html.contains("setFlag") else { return false }
        let isGenerated = html.contains("data-done")
        return html.matches(of: /(setFlag\s*\(\s*)?(["'`]|&quot;|&#39;|&#34;)done\2/)
            .contains { !isGenerated || $0.1 != nil }
    }
}

extension Rule {
    /// A message until an action that it does not have.
    static let notableEndless = Rule.changeable("notable-endless", .warning)
}
