import Campaigns

extension INotifyClient {
    /// The library takes what it reads of a message for text, and most other types crash it, so `raw` may not bring one.
    /// Version 1.0 does not read the bounds of versions, whatever they are.
    func checkTexts(in raw: [PropertyValue.Entry], at offset: Int?, _ findings: inout ClientFindings) {
        for entry in raw {
            guard let field = INotifyField(rawValue: entry.key) else { continue }
            if settings.clientVersion == .first, field == .minVersion || field == .maxVersion { continue }
            guard entry.value.string == nil, entry.value != .null else { continue }
            findings.report(
                .inotifyMalformedEntry, at: offset, "“\(entry.key)” is not text, which crashes the app",
                suggestion: "write it in quotation marks under “raw”")
        }
    }
}

extension Rule {
    /// A message on which the library crashes.
    static let inotifyMalformedEntry = Rule.locked("inotify-malformed-entry")
}
