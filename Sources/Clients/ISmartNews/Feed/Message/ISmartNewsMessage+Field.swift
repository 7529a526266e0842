import Foundation

extension ISmartNewsMessage {
    /// The texts as the query of an alert's address, escaped twice; the client puts them in the order of a hash table.
    var query: String {
        Field.allCases.compactMap { field in
            texts[field]?.addingPercentEncoding(withAllowedCharacters: .unreserved).map { "\(field.name)=\($0)" }
        }.joined(separator: "&").replacing("%", with: "%25")
    }

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

extension CharacterSet {
    /// What the client does not escape in it.
    fileprivate static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~=")
}
