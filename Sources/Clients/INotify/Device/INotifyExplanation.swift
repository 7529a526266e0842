import Files

/// Why iNotify does not show the messages of a feed beside the one that is.
struct INotifyExplanation: Sendable {
    /// What was remembered before the check.
    var memory: INotifyMemory
    /// The message whose turn it is, if it is anyone's.
    var candidate: String?
    /// Why the one whose turn it is was not shown; nil where it was.
    var refusal: INotifyReason? = nil
    /// The app's version; nil where it has none, or the client compares none.
    var version: NumericVersion? = nil
    /// Whether the client has one list of all that was answered, as 1.0 has.
    var hasOneList = false

    /// The messages of the feed that were not shown.
    func notShown(in reading: INotifyReading) -> NotShownList {
        let table = reading.table
        let viewed = reading.marks(of: memory.viewed)
        let ignored = reading.marks(of: memory.ignored)
        let exclusions = reading.exclusions(for: version)
        let seenBefore = table.code(INotifyMessageReason.seen)
        let ignoredBefore = hasOneList ? seenBefore : table.code(INotifyMessageReason.ignored)
        let own = refusal.flatMap(INotifyMessageReason.own).map { table.code($0) }
        let behind = candidate.map { waiting(behind: $0, table) }
        let entries = reading.entries ?? []
        var list = NotShownList(table)
        list.items.reserveCapacity(reading.numbers.count)
        for place in reading.numbers.indices {
            let number = reading.numbers[place]
            if viewed[place] {
                list.add(number, seenBefore)
            } else if ignored[place] {
                list.add(number, ignoredBefore)
            } else if exclusions[place] >= 0 {
                list.add(number, exclusions[place])
            } else if candidate.hasBytes(of: entries[place].key) {
                if let own { list.add(number, own) }
            } else if let behind {
                list.add(number, behind)
            }
        }
        return list
    }

    private func waiting(behind candidate: String, _ table: NotShownTable) -> Int32 {
        let reason =
            refusal == .actionURLNotOpenable
            ? INotifyMessageReason.blocked(by: candidate) : INotifyMessageReason.waiting(behind: candidate)
        return table.code(reason, behind: [candidate])
    }
}
