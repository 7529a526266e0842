/// A meta item as phones of one kind understand it, read once for all of them and for all moments.
///
/// What the client reads of an item depends on the moment in one way: `firstshowinterval` hides it from young installs.
struct ISmartNewsItemReading: Sendable {
    /// What the item is recognized by, as it stands in the feed; empty where there is nothing.
    let uuid: String
    /// Whether the feed tells such a phone to ignore it.
    let isIgnored: Bool
    /// How many days after the first run it is first shown.
    let leastDays: UInt64
    private let definition: Result<ISmartNewsItemDefinition?, ClientCrash>

    /// The item in a `meta` section.
    init(_ section: ISmartNewsDictionary, context: ISmartNewsContext) {
        uuid = context.value("uuid", in: section)?.string ?? ""
        isIgnored = context.number("ignore", in: section)?.isTrue == true
        leastDays = context.leastDays(section)
        definition = Result { () throws(ClientCrash) in try ISmartNewsItemDefinition(section, context: context) }
    }

    /// The item's definition; nil if it is rejected.
    ///
    /// - Parameter days: the days since the first run.
    /// - Throws: ``ClientCrash`` where reading it crashes the client, which what is ignored or too early does not.
    func definition(daysSinceInstallation days: UInt64) throws(ClientCrash) -> ISmartNewsItemDefinition? {
        if isIgnored || days < leastDays { return nil }
        return try definition.get()
    }
}
