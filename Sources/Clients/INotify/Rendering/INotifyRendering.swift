import Campaigns

extension INotifyClient {
    func entries(
        of campaign: Campaign, messages: [Message]
    ) -> (entries: [FeedEntry], findings: [Diagnostic]) {
        var findings = ClientFindings(campaign, client: Self.self, messages: messages)
        var reading = ClientBlock(of: Self.name, in: campaign)
        let block = INotifyBlock(reading: &reading)
        let key = key(of: campaign, block, at: reading.offset)
        checkFormat(in: block.raw, of: campaign, &findings)
        findings.add(reading.reader.finish())
        _ = TranslatedBlocks(
            of: Self.name, in: campaign, fields: INotifyBlock.fields, configuration: context.configuration, &findings
        ) { _ in }
        let bounds = bounds(of: campaign, &findings)
        reportUnkept(campaign, &findings)
        findings.showsPlainText(
            besides: block.raw, [INotifyField.message.rawValue, INotifyField.actionURL.rawValue])
        checkWindow(of: campaign, &findings)
        var own: [PropertyValue] = []
        let position = campaign.source.file.position(at: key.offset)
        let entries = messages.map { message in
            checkLengths(of: message, &findings)
            if !block.raw.entries.contains(where: { $0.key == INotifyField.message.rawValue }) {
                checkFormat(of: message, &findings)
            }
            own.append(element(of: message, bounds: bounds))
            return FeedEntry(
                of: message, identity: key.value, identityPosition: position,
                value: own[own.count - 1].merging(raw: block.raw.entries), window: campaign.window)
        }
        let hasAction = entries.contains { $0.value[INotifyField.actionURL.rawValue] != nil }
        checkTexts(in: block.raw, hasAction: hasAction, &findings)
        findings.checkAddress(
            INotifyField.actionURL.rawValue, in: block.raw, schemes: context.configuration.app.schemes)
        findings.checkRaw(block.raw, replacing: own)
        return (entries, findings.findings)
    }

    /// The key of a campaign: as its block says, else its id with the dashes of a leading date as slashes; an id without
    /// a date, which ``findings(of:messages:now:)`` tells, is the key as it is.
    private func key(of campaign: Campaign, _ block: INotifyBlock, at offset: Int?) -> Located<String> {
        block.key ?? Located(Self.datedKey(of: campaign.id) ?? campaign.id, at: offset ?? 0)
    }

    /// `2026/11/20-sale` for `2026-11-20-sale`; nil where the id does not begin with a date.
    static func datedKey(of id: String) -> String? {
        let bytes = Array(id.utf8)
        guard bytes.count >= 10, bytes[4] == 0x2D, bytes[7] == 0x2D else { return nil }
        let digits = [0, 1, 2, 3, 5, 6, 8, 9]
        guard digits.allSatisfy({ (48...57).contains(bytes[$0]) }), bytes.count == 10 || !(48...57).contains(bytes[10])
        else { return nil }
        return "\(id.prefix(4))/\(id.dropFirst(5).prefix(2))/\(id.dropFirst(8))"
    }

    private func element(of message: Message, bounds: Bounds) -> PropertyValue {
        var entries: [PropertyValue.Entry] = []
        func add(_ field: INotifyField, _ text: String?) {
            if let text { entries.append(PropertyValue.Entry(field.rawValue, .string(text))) }
        }
        add(.title, message.title.value)
        add(.message, message.text.value.plain)
        add(.actionURL, message.actionURL?.value)
        if message.actionURL != nil { add(.actionButton, message.actionLabel?.value) }
        add(.minVersion, bounds.minimum)
        add(.maxVersion, bounds.maximum)
        return .dictionary(entries)
    }

    private struct Bounds {
        var minimum: String?
        var maximum: String?
    }

    /// The bounds as iNotify writes them: the publisher's own text, except that `before` becomes the version below.
    private func bounds(of campaign: Campaign, _ findings: inout ClientFindings) -> Bounds {
        if settings.clientVersion == .first {
            findings.cannotKeepVersions(because: "version 1.0 of the library knows no versions of the app")
            return Bounds()
        }
        var bounds = Bounds(minimum: campaign.versions.minimum?.value.text)
        switch campaign.versions.upper {
        case .through(let last): bounds.maximum = last.value.text
        case .before(let first):
            if let last = context.configuration.app.lastVersion(before: first.value) {
                bounds.maximum = last.text
            } else {
                findings.cannotKeep(
                    "versions.before", at: first.offset,
                    because: "it can only name the last version that is meant, and app.versions has none below",
                    suggestion: "add the version before \(first.value.text) to app.versions")
            }
        case nil: break
        }
        return bounds
    }

    private func reportUnkept(_ campaign: Campaign, _ findings: inout ClientFindings) {
        if let system = campaign.systemBefore {
            findings.cannotKeep("system.before", at: system.offset, because: "its feed has no place for the system")
        }
        if let show = campaign.show, show.value != .once {
            let reason =
                show.value == .untilAction ? "ignoring a message ends it as well" : "an answered message never returns"
            findings.cannotKeep(
                "show: \(show.value.rawValue)", at: show.offset, because: reason, mayBeWaived: false)
        }
        for (button, label) in campaign.source.buttons.sorted(by: { $0.value.offset < $1.value.offset }) {
            let isSetInApp = button == .dismiss || button == .remind
            findings.hasNoPlace(
                for: "buttons.\(button.rawValue)", at: label.offset, because: isSetInApp ? "it is set in the app" : nil)
        }
        if let template = campaign.template {
            findings.hasNoPlace(for: "template", at: template.offset)
        }
    }
}
