extension INotifyClient {
    /// The key, which is spent once the user has answered.
    static func memoryKey(of entry: FeedEntry) -> String {
        entry.identity
    }

    static func afterChange(
        from old: FeedEntry, to new: FeedEntry, version: String?, isReturning: Bool
    ) -> [String] {
        if new.isSame(as: old) { return [] }
        let alert =
            "an alert that is still up stays as it is, but an answer to it goes by the new feed once that is loaded"
        guard new.hasIdentity(of: old) else {
            return [
                isReturning
                    ? "phones that have answered it under the new key, which an earlier release had, do not show it; "
                        + "others show it, also if they have answered it under the old one"
                    : "phones know nothing of the new key, so those that have answered it under the old one show it again",
                alert,
            ]
        }
        var changed = Set(new.value.namesOfDifferences(from: old.value).map(INotifyField.init(rawValue:)))
        if version == INotifySettings.Version.first.rawValue {
            // It reads no bounds, so phones notice nothing of others.
            changed.subtract([.minVersion, .maxVersion])
            if changed.isEmpty { return [] }
        }
        let news = news(in: changed)
        var sentences = [
            "phones on which it was answered with OK, the action or Ignore do not show \(news)",
            "phones on which it was put off or left without an answer show \(news) next time, unless another message "
                + "comes first",
        ]
        if !changed.isDisjoint(with: [.minVersion, .maxVersion]), isNarrower(new.value, than: old.value) {
            sentences.append("phones whose version is left out now do not show it at all, not even as a reminder")
        }
        return sentences + [alert]
    }

    /// Whether bounds leave out versions that they let in before.
    private static func isNarrower(_ new: PropertyValue, than old: PropertyValue) -> Bool {
        func bound(_ field: INotifyField, of message: PropertyValue) -> NumericVersion? {
            message[field.rawValue]?.string.map { NumericVersion($0) }
        }
        // An empty lowest version leaves out nobody, like one that is missing.
        let lowest = [old, new].map { bound(.minVersion, of: $0) ?? NumericVersion("") }
        if lowest[0] < lowest[1] { return true }
        guard let highest = bound(.maxVersion, of: new) else { return false }
        return bound(.maxVersion, of: old).map { highest < $0 } ?? true
    }

    static func afterWithdrawal(of entry: FeedEntry) -> [String] {
        [
            "no phone shows it anew, because the feed is loaded before anything is shown",
            "an alert that is still up stays until it is answered or the app is closed",
            "an answer to such an alert counts for the first message of the feed once that is loaded again; where none "
                + "is left for the phone, OK, the action and Ignore crash the app",
            "phones that were asked to remind load the feed at every launch once the reminder is due (a day later, "
                + "unless the app has another period), until another message is answered",
        ]
    }

    static func afterReturn(of entry: FeedEntry) -> [String] {
        ["phones on which it was answered with OK, the action or Ignore do not show it again"]
    }

    /// What those would see who see it again.
    private static func news(in changed: Set<INotifyField?>) -> String {
        if !changed.isDisjoint(with: [.title, .message]) { return "the new text" }
        if changed.contains(.actionURL) { return "the new address" }
        return changed.contains(.actionButton) ? "the new label" : "it again"
    }
}
