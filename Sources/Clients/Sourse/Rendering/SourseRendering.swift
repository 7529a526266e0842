import Campaigns

extension SourseClient {
    /// What the SDK looks for in a message before it looks at anything else.
    static let handler = SourseMessage.handler

    func entries(
        of campaign: Campaign, messages: [Message]
    ) -> (entries: [FeedEntry], findings: [Diagnostic]) {
        var findings = ClientFindings(campaign, client: Self.self, messages: messages)
        var reading = ClientBlock(of: Self.name, in: campaign)
        let locales = messages.map(\.locale)
        let block = SourseBlock(reading: &reading, locales: locales)
        findings.add(reading.reader.finish())
        _ = TranslatedBlocks(
            of: Self.name, in: campaign, fields: SourseBlock.fields, configuration: context.configuration, &findings
        ) { _ in }
        reportUnkept(campaign, &findings)
        findings.showsPlainText(besides: block.raw, ["message", "actionURL"])
        checkIntegratedTopic(block, locales: locales, &findings)
        checkComparedTopic(block, locales: locales, &findings)
        let tag = block.tag ?? Located(campaign.id, at: reading.offset ?? 0)
        var plain = block
        plain.raw = RawEntries()
        var own: [PropertyValue] = []
        let position = campaign.source.file.position(at: tag.offset)
        let entries = messages.map { message in
            checkText(of: message, &findings)
            checkLengths(of: message, &findings)
            let value = SourseSending(message: message, tag: tag.value, block: block, settings: settings)
            checkSize(of: value, message: message, &findings)
            if !block.raw.isEmpty {
                let sending = SourseSending(message: message, tag: tag.value, block: plain, settings: settings)
                own += sending.payloads.map { .dictionary($0) }
            }
            return FeedEntry(
                of: message, identity: tag.value, identityPosition: position,
                value: .array(value.messages), window: Window(end: campaign.window.end))
        }
        // The handler has a rule of its own.
        let raw = block.raw.with(block.raw.entries.filter { $0.key != "handler" })
        findings.checkRaw(raw, replacing: own, identity: "tag")
        findings.checkAddress("actionURL", in: raw, schemes: context.configuration.app.schemes)
        return (entries, findings.findings)
    }

    private func reportUnkept(_ campaign: Campaign, _ findings: inout ClientFindings) {
        let reason = "a topic has phones with every version of the app and the system"
        findings.cannotKeepVersions(because: reason)
        if let system = campaign.systemBefore {
            findings.cannotKeep("system.before", at: system.offset, because: reason)
        }
        if let show = campaign.show, show.value != .once {
            findings.cannotKeep(
                "show: \(show.value.rawValue)", at: show.offset, because: "a message that was sent is shown once",
                mayBeWaived: false)
        }
        findings.hasNoPlace(
            for: "action.label", because: "a tap on the notification opens the address", value: \.actionLabel)
        for (button, label) in campaign.source.buttons.sorted(by: { $0.value.offset < $1.value.offset }) {
            findings.hasNoPlace(for: "buttons.\(button.rawValue)", at: label.offset)
        }
        if let template = campaign.template {
            findings.hasNoPlace(for: "template", at: template.offset)
        }
    }
}
