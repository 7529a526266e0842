import Campaigns

extension ISmartNewsClient {
    /// The classic element of a message.
    func element(of message: Message, block: ISmartNewsBlock, frequency: Frequency) -> PropertyValue {
        var entries = wording(of: message)
        if let type = block.type { entries.append(.init("type", .string(type.value))) }
        if let start = message.campaign.window.start { entries.append(.init("start", .date(start))) }
        if let end = message.campaign.window.end { entries.append(.init("end", .date(end))) }
        entries += frequency.entries
        if let counter = block.counter { entries.append(.init("counter", .integer(counter))) }
        entries += common(block)
        return .dictionary(entries)
    }

    /// What messages and meta items have alike.
    func common(_ block: ISmartNewsBlock) -> [PropertyValue.Entry] {
        var entries: [PropertyValue.Entry] = []
        if let days = block.firstShowInterval { entries.append(.init("firstshowinterval", .integer(days))) }
        if let queue = block.queue { entries.append(.init("queue", .string(queue.value))) }
        return entries
    }

    /// Title, text, link and labels, all of them strings: with anything else an inline alert crashes the library.
    func wording(of message: Message) -> [PropertyValue.Entry] {
        var entries = [PropertyValue.Entry("title", .string(message.title.value))]
        let text = message.text.value.plain
        if !text.isEmpty { entries.append(.init("text", .string(text))) }
        if let address = message.actionURL {
            entries.append(.init("link", .string(address.value)))
            if let label = message.actionLabel { entries.append(.init("ok", .string(label.value))) }
        }
        entries.append(.init("cancel", .string(cancelLabel(of: message))))
        if message.buttons[.review] != nil {
            entries.append(.init("review", .string(message.label(.review) ?? Self.systemWord)))
        }
        if message.buttons[.remind] != nil {
            entries.append(.init("remind", .string(message.label(.remind) ?? Self.systemWord)))
        }
        return entries
    }

    /// What stands for a word of the app's or the library's own.
    static let systemWord = "default"
    static var keyword: String? { systemWord }

    /// An alert without any button is never shown, so there is always one that closes it.
    private func cancelLabel(of message: Message) -> String {
        if let label = message.label(.dismiss) { return label }
        if message.actionURL != nil { return Self.systemWord }
        return okLabel(in: message.locale)
    }

    /// What stands on the button of an alert that has no other, where the campaign does not say it.
    func okLabel(in locale: String) -> String {
        context.configuration.app.labels.label(.ok, in: locale) ?? "OK"
    }
}
