import Campaigns

extension ISmartNewsClient {
    /// Only web addresses count as the answer `link`, and `ok` is a button of alerts: with any other link, a page that
    /// waits for these never ends.
    func checkPageLink(
        of message: Message, frequency: Frequency, block: ISmartNewsBlock, _ findings: inout ClientFindings
    ) {
        guard settings.clientVersion == .v496, let address = message.actionURL else { return }
        let item = PropertyValue.dictionary(frequency.entries + block.item.entries)
        let once = ISmartNewsOnce(item["onceperversion"]) ?? ISmartNewsOnce(item["onceperinstall"])
        guard case .answers(let answers)? = once, answers.allSatisfy({ $0 == "ok" || $0 == "link" }) else { return }
        // A link in the text that is one ends it as well.
        let others = message.text.value.links
        guard !others.contains(where: { ISmartNewsLinkEffect($0, version: .v496) == .web }) else { return }
        switch ISmartNewsLinkEffect(address.value, version: settings.clientVersion) {
        case .web: return
        case .callback:
            findings.report(
                .ismartnewsPageLink, at: address.position(),
                "the page's link is the answer “callback”, not “link”, so the page comes back for ever",
                suggestion: "write oncePerInstall: callback in the block, in place of show", locale: message.locale)
        default:
            findings.report(
                .ismartnewsPageLink, at: address.position(),
                "the page's link is not the answer “link”, which only web addresses are, so the page comes back for ever",
                suggestion: "write https://…, or callback://… and oncePerInstall: callback in place of show",
                locale: message.locale)
        }
    }
}

extension Rule {
    /// A page that waits for its link to be followed, which phones do not notice.
    static let ismartnewsPageLink = Rule.changeable("ismartnews-page-link", .warning)
}
