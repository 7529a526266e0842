import Clients

/// Where the feed of a journey, or of one step, comes from.
enum JourneyFeed: Equatable, Sendable {
    /// Given as JSON; encoded in the client's wire format before a device sees it.
    case inline(PropertyValue)
    /// A file, relative to that of the journey.
    case file(String)
    /// The body itself.
    case raw([UInt8])

    /// The feed that `feed` or `feedRaw` of these fields gives; nil if neither is there.
    init?(_ fields: JourneyFields) throws(JourneyError) {
        if let text = try fields.text("feedRaw") {
            guard fields["feed"] == nil else { throw JourneyError("`feed` and `feedRaw` exclude each other") }
            self = .raw(Array(text.utf8))
            return
        }
        switch fields["feed"] {
        case nil: return nil
        case .string(let path)?: self = .file(path)
        case let value? where value.array != nil || value.dictionary != nil: self = .inline(value)
        case _?: throw JourneyError("`feed` must be the path of a file, or the feed itself: a dictionary or a list")
        }
    }
}
