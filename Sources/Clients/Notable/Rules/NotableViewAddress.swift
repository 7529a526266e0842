import Campaigns

extension NotableClient {
    /// The address of the publisher's own for a view, with its variables filled in; a phone must be able to load it.
    func ownAddress(
        _ address: Located<String>, in text: CampaignText, of message: Message, _ findings: inout ClientFindings
    ) -> String {
        var unknown: [String] = []
        let filled = Substitution(message.variables).apply(to: address.value, unknown: &unknown)
        findings.reportVariables(unknown, at: text.file.position(at: address.offset), locale: message.locale)
        guard unknown.isEmpty else { return filled }
        if !WebAddress.isAbsoluteHTTP(filled) {
            findings.report(
                .notableViewAddress, at: text.file.position(at: address.offset),
                "“\(filled)” is not an http or https address, so the view would stay empty",
                suggestion: "write the whole address, or leave “file” out to have the view made of the text",
                locale: message.locale)
        } else if let suggestion = AddressLetters.suggestion(for: filled) {
            findings.report(
                .addressNotASCII, at: text.file.position(at: address.offset),
                "“\(filled)” has letters that some phones do not take in an address, so the view never comes, and counts "
                    + "as displayed",
                suggestion: suggestion, locale: message.locale)
        }
        return filled
    }
}

extension Rule {
    /// A view's address that no phone can load.
    static let notableViewAddress = Rule.locked("notable-view-address")
}
