/// Where 4.9.6 gets the user's segments from; a journey states the segments, so nothing is fetched here.
enum ISmartNewsSegmentSource: Hashable, Sendable {
    /// The client's own address.
    case standard
    /// Segments are off.
    case disabled
    /// A template of an address with `${UID}`, `${NUID}` or `${KEY}`.
    case template(String)

    /// The source in a `segments` section; nil if it has none.
    init?(_ section: ISmartNewsDictionary, _ localization: ISmartNewsLocalization) {
        switch localization.value(of: "source", in: section)?.string {
        case nil: return nil
        case "default": self = .standard
        case "disable": self = .disabled
        case let template?: self = .template(template)
        }
    }

    /// Whether the client can ever fetch it: it never fills in the identifiers of the user.
    var canBeFetched: Bool {
        switch self {
        case .standard: true
        case .disabled: false
        case .template(let text): !text.contains("${UID}") && !text.contains("${NUID}")
        }
    }
}
