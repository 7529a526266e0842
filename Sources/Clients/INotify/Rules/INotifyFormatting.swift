import Campaigns

extension INotifyClient {
    /// Version 1.0 takes a text for a format on macOS; `%%` is the way to write a percent sign there.
    func checkFormat(of message: Message, _ findings: inout ClientFindings) {
        guard settings.clientVersion == .first, settings.platform == .macos else { return }
        for conversion in INotifyFormat.conversions(in: message.text.value.plain) where conversion.letter != "%" {
            let crashes = conversion.letter.map { "n@sS".unicodeScalars.contains($0) } ?? false
            let effect = crashes ? "reads or writes memory, and the app may crash" : "shows something else or nothing"
            findings.report(
                crashes ? .inotifyFormatCrash : .inotifyFormat, at: message.text.position(),
                "on a Mac iNotify 1.0 takes the text for a format, in which “\(conversion.text)” \(effect)",
                suggestion: "write %% for a percent sign", locale: message.locale)
        }
    }
}

extension Rule {
    /// A percent sign that iNotify 1.0 takes for the beginning of something else.
    static let inotifyFormat = Rule.changeable("inotify-format", .warning)
    /// A percent sign on which iNotify 1.0 may crash.
    static let inotifyFormatCrash = Rule.locked("inotify-format-crash")
}
