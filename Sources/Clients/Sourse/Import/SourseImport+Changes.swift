import Campaigns

extension SourseClient {
    /// What a campaign's messages have in another form than those of a feed. What the SDK makes of the old form is not
    /// known where its documentation does not say so.
    ///
    /// - Parameter taken: how many payloads the campaign stands for.
    func changes(of sending: SourseImportedSending, _ taken: Int) -> [ImportedEntry.Change] {
        var changes: [ImportedEntry.Change] = []
        for (path, data) in sending.payloads.prefix(taken) {
            func note(_ name: String, _ reason: String) {
                changes.append(.init(name: name, path: path.key(name), reason: reason))
            }
            if let text = data["isSmartNotification"]?.string, !["0", "1"].contains(text) {
                note("isSmartNotification", "Sourse knows 0 and 1 only, and is sent 1 from now on")
            }
            for name in ["embargoDate", "expiryDate"] {
                guard let text = data[name]?.string, Instant(iso8601: text) != nil, !SourseBlock.isDate(text) else {
                    continue
                }
                note(name, "Sourse's dates are in UTC, so the campaign has the same moment in UTC")
            }
        }
        return changes
            + sending.delivery.map { path in
                .init(name: "", path: path, reason: "newsadmin sends every message in the way that Sourse asks for")
            }
    }
}
