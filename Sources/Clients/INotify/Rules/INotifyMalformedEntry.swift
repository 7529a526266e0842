import Campaigns

extension INotifyClient {
    /// The library takes what it reads of a message for text, and most other types crash it, so `raw` may not bring one.
    ///
    /// - Parameter hasAction: whether one of the messages has an address; without any the button's label is not read.
    func checkTexts(
        in raw: RawEntries, hasAction: Bool, _ findings: inout ClientFindings
    ) {
        for entry in raw.entries {
            guard let field = INotifyField(rawValue: entry.key), entry.value.string == nil, entry.value != .null,
                field.mustBeText(hasAction: hasAction, on: settings.platform, by: settings.clientVersion)
            else { continue }
            findings.report(
                .inotifyMalformedEntry, at: raw.offset(of: entry.key),
                "“\(entry.key)” is not text, which \(crash(by: field))",
                suggestion: "write it in quotation marks under “raw”")
        }
    }

    /// What a field does that must be text and is not: version 1.0 looks at an address only to open it.
    func crash(by field: INotifyField) -> String {
        guard field == .actionURL, settings.clientVersion == .first else { return "crashes the app" }
        let button = settings.platform == .macos ? "the action or OK" : "the action"
        return "crashes the app once \(button) is pressed"
    }
}

extension Rule {
    /// A message on which the library crashes.
    static let inotifyMalformedEntry = Rule.locked("inotify-malformed-entry")
}
