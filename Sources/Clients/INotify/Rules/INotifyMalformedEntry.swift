import Campaigns

extension INotifyClient {
    /// The library takes what it reads of a message for text, and most other types crash it, so `raw` may not bring one.
    func checkTexts(in raw: [PropertyValue.Entry], at offset: Int?, _ findings: inout ClientFindings) {
        for entry in raw where INotifyField(rawValue: entry.key) != nil {
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
