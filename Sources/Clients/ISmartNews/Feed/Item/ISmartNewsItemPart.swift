/// What a message that an item shows has beyond a classic one.
struct ISmartNewsItemPart: Equatable, Sendable {
    /// The item.
    var uuid: String
    /// The range for which the display counts.
    var rangeUUID: String?
    /// The least seconds before it appears.
    var delay: Int64 = 0
    /// What the button of a page that removes advertisements does; nil if it has none.
    var removeAds: String?
    /// The rank among the items, if it has one.
    var priority: ISmartNewsNumber?
}
