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

    /// The views under `raw` may be such as no campaign could have, as imported ones, so what is wrong with their addresses
    /// is no error.
    ///
    /// - Parameter entry: the view that is displayed first.
    func checkAddresses(in raw: RawEntries, entry: String?, _ findings: inout ClientFindings) {
        for view in raw.entries.last(where: { $0.key == "views" })?.value.dictionary ?? []
        where view.value.dictionary != nil {
            let file = view.value["file"]
            // What is no text crashes the app, which is worse.
            guard file == nil || file?.string != nil else { continue }
            let address = file?.string ?? ""
            let suggestion: String
            if WebAddress.isAbsoluteHTTP(address) {
                guard let letters = AddressLetters.suggestion(for: address) else { continue }
                suggestion = letters
            } else {
                suggestion =
                    ["http", "https"].contains(WebAddress.scheme(of: address))
                    ? "encode spaces and the like with %" : "write the whole address"
            }
            let problem =
                file == nil ? "the view has no “file”" : "“\(address)” is no address that every phone can load"
            findings.report(
                .rawAddress, at: raw.offset(of: "views"),
                "“views.\(view.key)” under “raw”: \(problem), so it stays empty"
                    + (view.key == entry ? ", and the message counts as displayed" : ""),
                suggestion: suggestion)
        }
    }
}

extension Rule {
    /// A view's address that no phone can load.
    static let notableViewAddress = Rule.locked("notable-view-address")
}
