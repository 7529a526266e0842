import Campaigns
import Files

/// What one message is in one client's feed.
///
/// It never changes. It is shared, and not copied: a workspace may have tens of thousands, which go from hand to hand.
public final class FeedEntry: Sendable {
    /// The campaign's id.
    public let campaign: String
    /// The locale.
    public let locale: String
    /// By what devices remember the message: iNotify's key, Notable's id, iSmartNews' uuid, Sourse's tag.
    public let identity: String
    /// Where the identity is written, or the campaign's file where it follows from the id.
    public let identityPosition: SourcePosition
    /// The place among the others: lower numbers first, then by start, then by id.
    public let order: Int
    /// The campaign's start, for the order.
    public let start: Instant?
    /// While it is in the feed.
    public let window: Window
    /// The entry itself; a list where one message is several elements.
    public let value: PropertyValue
    /// The views and pages that belong to it.
    public let files: [FeedFile]
    /// The images that these show.
    public let assets: [Asset]

    /// An entry as it was kept, without its message.
    public init(
        campaign: String, locale: String, identity: String, identityPosition: SourcePosition, order: Int = 0,
        start: Instant? = nil, window: Window, value: PropertyValue, files: [FeedFile] = [], assets: [Asset] = []
    ) {
        self.campaign = campaign
        self.locale = locale
        self.identity = identity
        self.identityPosition = identityPosition
        self.order = order
        self.start = start
        self.window = window
        self.value = value
        self.files = files
        self.assets = assets
    }

    /// An entry of a message, in the feed while the campaign runs.
    init(
        of message: Message, identity: String, identityPosition: SourcePosition, value: PropertyValue,
        window: Window, order: Int = 0, files: [FeedFile] = [], assets: [Asset] = []
    ) {
        campaign = message.campaign.id
        locale = message.locale
        self.identity = identity
        self.identityPosition = identityPosition
        self.value = value
        self.window = window
        self.order = order
        start = message.campaign.window.start
        self.files = files
        self.assets = assets
    }
}

extension FeedEntry {
    /// The entry with another time in the feed.
    public func with(_ window: Window) -> FeedEntry {
        FeedEntry(
            campaign: campaign, locale: locale, identity: identity, identityPosition: identityPosition, order: order,
            start: start, window: window, value: value, files: files, assets: assets)
    }

    /// Whether both say the same in all respects, to the byte, so that one may stand for the other.
    public func isInterchangeable(with other: FeedEntry) -> Bool {
        if self === other { return true }
        return locale == other.locale && campaign.hasBytes(of: other.campaign) && order == other.order
            && start == other.start
            && window == other.window && identity.hasBytes(of: other.identity)
            && identityPosition == other.identityPosition
            && identityPosition.file.hasBytes(of: other.identityPosition.file)
            && assets.elementsEqual(other.assets) { $0.source.hasBytes(of: $1.source) && $0.path == $1.path }
            && files == other.files
            // Zero and minus zero are equal, and written differently.
            && value.exactBytes == other.value.exactBytes
    }
}

extension PropertyValue {
    /// Bytes that differ where two values differ in anything that some feed tells apart.
    fileprivate var exactBytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(self)
        return writer.bytes
    }
}

extension [FeedEntry] {
    /// Whether both are the same objects in the same order.
    public func areSame(as others: [FeedEntry]) -> Bool { elementsEqual(others, by: ===) }

    /// What a device finds at the addresses of their views and pages, by their places below `public/`.
    public var fileContents: [String: FileContent] {
        Dictionary(keepingFirst: flatMap(\.files).map { ($0.path, $0.content) })
    }
}

extension FeedEntry {
    /// The order in which entries stand in every feed: by their number, by start (none is first), by id.
    public static func precedes(_ left: FeedEntry, _ right: FeedEntry) -> Bool {
        if left.order != right.order { return left.order < right.order }
        let starts = (left.start?.milliseconds ?? .min, right.start?.milliseconds ?? .min)
        if starts.0 != starts.1 { return starts.0 < starts.1 }
        return left.campaign.isBytewiseLess(than: right.campaign)
    }
}
