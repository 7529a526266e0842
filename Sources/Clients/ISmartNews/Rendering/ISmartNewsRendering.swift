import Campaigns

extension ISmartNewsClient {
    func entries(
        of campaign: Campaign, messages: [Message]
    ) -> (entries: [FeedEntry], findings: [Diagnostic]) {
        var findings = ClientFindings(campaign, client: Self.self, messages: messages)
        let block = ISmartNewsBlock(of: campaign, client: self, &findings)
        _ = TranslatedBlocks(
            of: Self.name, in: campaign, fields: ISmartNewsBlock.keys, configuration: context.configuration, &findings
        ) { reader in
            for key in ISmartNewsBlock.localizableKeys { _ = reader.texts(key) }
        }
        reportUnkept(campaign, block: block, &findings)
        checkCombined(messages: messages, form: block.form, &findings)
        let frequency = frequency(of: campaign, block: block, &findings)
        if block.form.isItem {
            checkDates(of: campaign, block: block, &findings)
            checkOutside(of: campaign, block: block, &findings)
            checkInterval(of: campaign, block: block, &findings)
        }
        if block.form == .page { checkTemplate(of: campaign, &findings) }
        var own: [PropertyValue] = []
        var endless: Set<String> = []
        let entries = messages.map { message in
            entry(of: message, block: block, frequency: frequency, own: &own, endless: &endless, &findings)
        }
        reportEndless(campaign, in: endless, &findings)
        checkScrolling(of: campaign, in: entries, block: block, &findings)
        checkRaw(of: block, replacing: own, &findings)
        checkRawDates(of: campaign, block: block, &findings)
        if block.form.isItem {
            findings.checkPages(of: entries, of: messages) { entry in
                let addresses = (entry.value["meta"]?["urls"]?.array ?? []).compactMap(\.string)
                // An alert is no page.
                return addresses.contains { $0.contains("//alertview.io") } ? [] : addresses
            }
        }
        if let first = entries.first, let message = messages.first {
            checkElement(first.value, locale: message.locale, block: block, &findings)
        }
        return (entries, findings.findings)
    }

    private func entry(
        of message: Message, block: ISmartNewsBlock, frequency: Frequency, own: inout [PropertyValue],
        endless: inout Set<String>, _ findings: inout ClientFindings
    ) -> FeedEntry {
        let campaign = message.campaign
        var identity = Located(campaign.id, at: 0)
        let value: PropertyValue
        var files: [FeedFile] = []
        var assets: [Asset] = []
        checkLengths(of: message, form: block.form, &findings)
        checkDefaultWord(in: message, form: block.form, &findings)
        checkType(of: message, block: block, &findings)
        if block.form.isItem {
            if let uuid = block.item.uuid { identity = uuid }
            let addresses = addresses(of: message, form: block.form, block: block, &findings)
            var item = item(
                of: campaign, uuid: identity.value, addresses: addresses.texts, block: block, frequency: frequency)
            if addresses.usesOwn {
                if isEndless(message, form: block.form) { endless.insert(message.locale) }
                switch block.form {
                case .page:
                    files = [page(of: message)]
                    checkPageLink(of: message, frequency: frequency, block: block, &findings)
                    assets = message.text.value.assets
                case .alert: item.append(.init("/\(Self.alertPath)", inlineAlert(of: message)))
                case .message: break
                }
            }
            own.append(.dictionary(item))
            let merged = own[own.count - 1].merging(raw: block.raw.entries, ignoringCase: true)
            value = .dictionary([.init("meta", merged)])
        } else {
            if isEndless(message, form: block.form) { endless.insert(message.locale) }
            own.append(element(of: message, block: block, frequency: frequency))
            value = own[own.count - 1].merging(raw: block.raw.entries, ignoringCase: true)
        }
        // A device that has the message ahead of its start shows it on time without another download.
        return FeedEntry(
            of: message, identity: identity.value, identityPosition: campaign.source.file.position(at: identity.offset),
            value: value, window: Window(start: nil, end: campaign.window.end), order: block.order, files: files,
            assets: assets)
    }
}
