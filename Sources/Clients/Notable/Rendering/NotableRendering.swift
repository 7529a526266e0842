import Campaigns

extension NotableClient {
    func entries(
        of campaign: Campaign, messages: [Message]
    ) -> (entries: [FeedEntry], findings: [Diagnostic]) {
        var findings = ClientFindings(campaign, client: Self.self, messages: messages)
        var reading = ClientBlock(of: Self.name, in: campaign)
        let block = NotableBlock(reading: &reading)
        findings.add(reading.reader.finish())
        let addresses = NotableViewAddresses(
            in: campaign, views: block.views, configuration: context.configuration, &findings)
        let conditions = merge(ownConditions(of: campaign, &findings), block.conditions, &findings)
        checkConditions(conditions, block.conditions, of: campaign, raw: block.raw, &findings)
        checkUnknownBuilds(conditions, of: campaign, &findings)
        reportUnkept(campaign, &findings)
        let plan = viewPlan(of: campaign, block, messages: messages, &findings)
        checkOwnFile(of: plan, &findings)
        let identity = block.id ?? Located(campaign.id, at: reading.offset ?? 0)
        var entries: [FeedEntry] = []
        var own: [PropertyValue] = []
        var endless: Set<String> = []
        let position = campaign.source.file.position(at: identity.offset)
        let replaced = block.raw.entries.first { $0.key == "views" }?.value
        let linked = replaced.map { views in Set((views.dictionary ?? []).compactMap { $0.value["file"]?.string }) }
        for message in messages {
            let views = views(of: message, plan: plan, addresses: addresses, linked: linked, &findings)
            if isEndless(message, in: views) { endless.insert(message.locale) }
            checkDismissal(of: message, in: views, plan, &findings)
            own.append(element(entry: plan.entry, conditions: conditions, views: views))
            let value = own[own.count - 1].merging(raw: block.raw.entries)
            if !block.raw.isEmpty, entries.isEmpty { checkShape(of: value, raw: block.raw, &findings) }
            let files = views.compactMap(\.page)
            entries.append(
                FeedEntry(
                    of: message, identity: identity.value,
                    identityPosition: position, value: value,
                    window: campaign.window, files: files, assets: files.isEmpty ? [] : message.text.value.assets))
        }
        reportEndless(campaign, in: endless, &findings)
        findings.checkRaw(block.raw, replacing: own)
        checkAddresses(in: block.raw, entry: entries.first?.value["entry"]?.string, &findings)
        findings.checkPages(of: entries, of: messages) { entry in
            (entry.value["views"]?.dictionary ?? []).compactMap { $0.value["file"]?.string }
        }
        return (entries, findings.findings)
    }

    private func element(
        entry: String, conditions: NotableConditions, views: [NotableRenderedView]
    ) -> PropertyValue {
        var entries = [PropertyValue.Entry("entry", .string(entry))]
        if let conditions = conditions.value { entries.append(PropertyValue.Entry("conditions", conditions)) }
        let views = views.map { PropertyValue.Entry($0.name, $0.value) }
        entries.append(PropertyValue.Entry("views", .dictionary(views)))
        return .dictionary(entries)
    }

    private func reportUnkept(_ campaign: Campaign, _ findings: inout ClientFindings) {
        for button in [Button.remind, .review] {
            guard let label = campaign.source.buttons[button] else { continue }
            findings.hasNoPlace(for: "buttons.\(button.rawValue)", at: label.offset)
        }
    }
}
