import Campaigns

extension ISmartNewsClient {
    /// The path of an item's own alert, in lower case: the library folds the key, but not the path.
    static let alertPath = "alert"

    /// The address that means an alert within the item.
    static let alertHost = "http://alertview.io/"

    /// The address of an item's own alert.
    static let alertAddress = alertHost + alertPath

    /// The alert within a meta item.
    func inlineAlert(of message: Message) -> PropertyValue {
        .dictionary(wording(of: message))
    }
}
