extension ISmartNewsMessage {
    /// A field of a message.
    enum Field: String, Sendable, CaseIterable {
        case title
        case text
        case link
        case ok
        case cancel
        case review
        case remind
        case type
        case reviewType = "review_type"
        case repeats = "repeat"
        case always
        case orientations = "allowalliphoneorientations"

        /// The name in the client, which stands in the query of an alert's address.
        var name: String {
            switch self {
            case .title: "iSmartNewsMessageTitleKey"
            case .text: "iSmartNewsMessageTextKey"
            case .link: "iSmartNewsMessageUrlKey"
            case .ok: "iSmartNewsMessageActionKey"
            case .cancel: "iSmartNewsMessageCancelKey"
            case .review: "iSmartNewsMessageReviewKey"
            case .remind: "iSmartNewsMessageRemindKey"
            case .type: "iSmartNewsMessageTypeKey"
            case .reviewType: "iSmartNewsMessageReviewTypeKey"
            case .repeats: "iSmartNewsMessageRepeatKey"
            case .always: "iSmartNewsMessageAlwaysKey"
            case .orientations: "allowAllIphoneOrientations"
            }
        }

        /// Whether the field holds a number.
        var isNumber: Bool {
            self == .repeats || self == .always || self == .orientations
        }
    }
}
