/// What a message that an item shows has beyond a classic one.
struct ISmartNewsItemPart: Equatable, Sendable {
    /// The item.
    var uuid: String
    /// The range for which the display counts.
    var rangeUUID: String?
    /// The least seconds before it appears.
    var delay: Int64 = 0
    /// Whether a page has a button that removes advertisements.
    var removesAds = false
    /// The rank among the items, if it has one.
    var priority: ISmartNewsNumber?
}
