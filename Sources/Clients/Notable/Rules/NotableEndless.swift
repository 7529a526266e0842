import Campaigns

extension NotableClient {
    /// Whether a message that is shown until its action is taken has none, and no page that ends it by itself.
    func isEndless(_ message: Message, in views: [NotableRenderedView]) -> Bool {
        guard message.campaign.show?.value == .untilAction, message.actionURL == nil, message.buttons[.never] == nil
        else { return false }
        // What a page at an address of the publisher's own does, nobody here knows.
        return views.allSatisfy { $0.page.map { !Self.endsMessage($0.bytes) } ?? false }
    }

    /// Notes that messages of a campaign are shown for ever.
    ///
    /// - Parameters:
    ///   - locales: those of the messages.
    ///   - count: how many messages the campaign has.
    func reportEndless(
        in locales: [String], of count: Int, _ campaign: Campaign, _ findings: inout ClientFindings
    ) {
        guard let show = campaign.show, !locales.isEmpty else { return }
        let position = campaign.source.file.position(at: show.offset)
        let told: [String?] = locales.count == count ? [nil] : locales
        for locale in told {
            findings.report(
                .notableEndless, at: position, "“show: untilAction” never ends, because the message has no action",
                suggestion: "add action: {url: https://…}, or buttons: {never: {}}", locale: locale)
        }
    }

    /// Whether a page sets the flag by which the message is over: with a button of the generated views, or in a script of
    /// its own. The script of the generated views sets it for such buttons only.
    private static func endsMessage(_ page: [UInt8]) -> Bool {
        if NotablePageButton.buttons(in: page).contains(where: \.isDone) { return true }
        let html = String(decoding: page, as: UTF8.self)
        guard html.contains("setFlag"), html.contains(/(?:["'`]|&quot;|&#39;|&#34;)done(?:["'`]|&quot;|&#39;|&#34;)/)
        else {
            return false
        }
        return !html.contains("data-done") || html.contains(/setFlag\s*\(\s*(?:["'`]|&quot;|&#39;|&#34;)done/)
    }
}

extension Rule {
    /// A message until an action that it does not have.
    static let notableEndless = Rule.changeable("notable-endless", .warning)
}
