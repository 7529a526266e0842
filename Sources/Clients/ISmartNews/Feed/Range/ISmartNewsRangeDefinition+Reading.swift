extension ISmartNewsRangeDefinition {
    /// The ranges in the `dates` of an item, in the order of their uuids; nil if one is invalid, which rejects the item.
    static func ranges(
        in dates: [PropertyValue], itemUUID: String, context: ISmartNewsContext, usesLocalTime: Bool
    ) -> [ISmartNewsRangeDefinition]? {
        var result: [ISmartNewsRangeDefinition] = []
        for entry in dates {
            guard let entries = entry.dictionary else { return nil }
            let reading = ISmartNewsRangeReading(
                section: ISmartNewsDictionary(folded: entries), context: context, usesLocalTime: usesLocalTime)
            guard let ranges = reading.ranges(itemUUID: itemUUID) else { return nil }
            result += ranges
        }
        return result.sorted { CaseInsensitiveOrder.areInOrder($0.uuid, $1.uuid) }
    }
}
