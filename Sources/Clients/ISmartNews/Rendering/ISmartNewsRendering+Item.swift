import Campaigns

extension ISmartNewsClient {
    /// The entries of a meta item, but for an inline alert.
    func item(
        of campaign: Campaign, uuid: String, addresses: [String], block: ISmartNewsBlock, frequency: Frequency
    ) -> [PropertyValue.Entry] {
        var entries = [
            PropertyValue.Entry("uuid", .string(uuid)),
            PropertyValue.Entry("urls", .texts(addresses)),
        ]
        entries += dates(of: campaign, block: block, shownLimit: frequency.shownLimit)
        if let system = campaign.systemBefore, settings.clientVersion == .v496 {
            entries.append(.init("ignore_ios+\(system.value)", true))
        }
        entries += frequency.entries
        entries += common(block)
        return entries + block.item.entries
    }

    /// The entries of `urls` in a message's locale, and whether the campaign's own page or alert is among them.
    func addresses(
        of message: Message, form: ISmartNewsForm, block: ISmartNewsBlock, _ findings: inout ClientFindings
    ) -> (texts: [String], usesOwn: Bool) {
        let own = form == .page ? pageAddress(of: message) : Self.alertAddress
        for (node, file) in message.blocks(of: Self.name) {
            var reader = FieldReader(node, in: file, path: Self.name)
            guard let texts = reader.texts("urls"), !texts.value.isEmpty else { continue }
            var unknown: [String] = []
            let substitution = Substitution(message.variables)
            let entries = texts.value.map { text in
                text.map { ISmartNewsBlockAddress(substitution.apply(to: $0, unknown: &unknown)) }
            }
            findings.reportVariables(unknown, at: file.position(at: texts.offset), locale: message.locale)
            checkAddresses(entries, of: message, in: file, block: block, &findings)
            let usesOwn = entries.contains { $0.value.isOwn }
            if !usesOwn {
                findings.hasNoPlace(
                    for: "title and text", at: message.campaign.source.title?.offset,
                    because: "“urls” does not name “\(ISmartNewsBlockAddress.own)”, which stands for them")
            }
            return (entries.map { $0.value.replacingOwn(with: own) }, usesOwn)
        }
        return ([own], true)
    }
}
