/// Why iNotify does not show the messages of a feed beside the one that is.
struct INotifyExplanation: Sendable {
    /// What was remembered before the check.
    var memory: INotifyMemory
    /// The message whose turn it is, if it is anyone's.
    var candidate: String?
    /// Why the one whose turn it is was not shown; nil where it was.
    var obstacle: INotifyReason? = nil
    /// The app's version; nil where it has none, or the client compares none.
    var version: NumericVersion? = nil

    /// The messages of the feed that were not shown.
    func notShown(in feed: [PropertyValue.Entry]) -> [NotShown] {
        let viewed = INotifyKeySet(memory.viewed)
        let ignored = INotifyKeySet(memory.ignored)
        return feed.compactMap { message in
            if viewed.contains(message.key) {
                return NotShown(message.key, NotShownReason("seen-before", "seen before"))
            }
            if ignored.contains(message.key) {
                return NotShown(message.key, NotShownReason("ignored-before", "put away before"))
            }
            if let reason = excluded(message) { return NotShown(message.key, reason) }
            if message.key == candidate { return obstacle.map { NotShown(message.key, reason(of: $0)) } }
            guard let candidate else { return nil }
            if obstacle == .actionURLNotOpenable {
                return NotShown(
                    message.key,
                    NotShownReason("blocked", "blocked by \(candidate), whose address the phone cannot open"),
                    behind: [candidate])
            }
            return NotShown(message.key, NotShownReason("waiting", "waits behind \(candidate)"), behind: [candidate])
        }
    }

    private func excluded(_ message: PropertyValue.Entry) -> NotShownReason? {
        guard let version else { return nil }
        if let bound = message.value[INotifyField.minVersion.rawValue]?.string, version < NumericVersion(bound) {
            return NotShownReason("below-min-version", "for versions from \(bound) on")
        }
        if let bound = message.value[INotifyField.maxVersion.rawValue]?.string, NumericVersion(bound) < version {
            return NotShownReason("above-max-version", "for versions up to \(bound)")
        }
        return nil
    }

    private func reason(of obstacle: INotifyReason) -> NotShownReason {
        obstacle == .actionURLNotOpenable
            ? NotShownReason("address-not-openable", "the phone cannot open its address")
            : NotShownReason(obstacle.rawValue, obstacle.sentence(blockedBy: nil))
    }
}
