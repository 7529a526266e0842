import Campaigns

extension INotifyClient {
    /// Version 1.0 takes a text for a format on macOS; `%%` is the way to write a percent sign there.
    func checkFormat(of message: Message, _ findings: inout ClientFindings) {
        checkFormat(message.text.value.plain, at: message.text.position(), locale: message.locale, &findings)
    }

    /// The same for a text under `raw`, which takes the place of the message's own; without any, that version crashes.
    func checkFormat(in raw: RawEntries, of campaign: Campaign, _ findings: inout ClientFindings) {
        guard settings.clientVersion == .first, settings.platform == .macos,
            let entry = raw.entries.last(where: { $0.key == INotifyField.message.rawValue })
        else { return }
        let position = campaign.source.file.position(at: raw.offset(of: entry.key) ?? 0)
        if let text = entry.value.string {
            checkFormat(text, at: position, locale: nil, &findings)
        } else if entry.value == .null {
            findings.report(
                .inotifyFormatCrash, at: position, "on a Mac iNotify 1.0 crashes where “Message” is missing",
                suggestion: "leave “Message” out of “raw”, and the text takes its place", locale: nil)
        }
    }

    private func checkFormat(
        _ text: String, at position: @autoclosure () -> SourcePosition, locale: String?,
        _ findings: inout ClientFindings
    ) {
        guard settings.clientVersion == .first, settings.platform == .macos else { return }
        for conversion in INotifyFormat.conversions(in: text) where conversion.text != "%%" {
            var crashes = false
            let effect: String
            switch conversion.shown {
            case .memory("n"), .memory("@"), .memory("s"), .memory("S"), .memory("P"):
                crashes = true
                effect = "reads or writes memory, and the app may crash"
            case .memory: effect = "shows something else or nothing"
            case .character(let character): effect = "is “\(character)”"
            case .nothing: effect = "is nothing"
            }
            findings.report(
                crashes ? .inotifyFormatCrash : .inotifyFormat, at: position(),
                "on a Mac iNotify 1.0 takes the text for a format, in which “\(conversion.text)” \(effect)",
                suggestion: "write %% for a percent sign", locale: locale)
        }
    }
}

extension Rule {
    /// A percent sign that iNotify 1.0 takes for the beginning of something else.
    static let inotifyFormat = Rule.changeable("inotify-format", .warning)
    /// A percent sign on which iNotify 1.0 may crash.
    static let inotifyFormatCrash = Rule.locked("inotify-format-crash")
}
