import Campaigns
import Clients
import Files

/// What a message is in the feed of one client.
public struct ClientContent: Equatable, Sendable {
    /// The client's name.
    public var client: String
    /// What distinguishes it from others in feeds.
    var identity: String
    /// Its place among the others: lower numbers first.
    var order: Int
    /// While it is in the feed.
    public var window: Window
    /// The entry itself.
    var value: PropertyValue
    /// The views and pages that belong to it.
    public var files: [FeedFile]
    /// The images that these show, as paths below `public/`.
    public var assets: [String]

    /// What an entry says.
    init(client: String, entry: FeedEntry) {
        self.client = client
        identity = entry.identity
        order = entry.order
        window = entry.window
        value = entry.value
        files = entry.files
        assets = Set(entry.assets.map { ServedFolder.path(of: $0.path) }).sorted()
    }

    /// The entry, as feeds are put together from it.
    ///
    /// - Parameter content: the message that this is a part of.
    public func entry(of content: MessageContent) -> FeedEntry {
        FeedEntry(
            campaign: content.campaign, locale: content.locale, identity: identity,
            identityPosition: SourcePosition(file: "releases/\(content.locale)"), order: order,
            start: content.window.start, window: window, value: value, files: files, assets: [])
    }
}

extension ClientContent {
    /// Whether phones get the same of both, and at the same times.
    public static func == (left: ClientContent, right: ClientContent) -> Bool {
        left.client == right.client && left.identity.hasBytes(of: right.identity) && left.order == right.order
            && left.window == right.window && left.value == right.value && left.files == right.files
            && left.assets == right.assets
    }
}

extension ClientContent {
    /// The part as JSON.
    var json: PropertyValue {
        [
            "identity": .string(identity), "order": .integer(order),
            "from": .optional(window.start), "until": .optional(window.end), "entry": LedgerValue.json(value),
            "files": .dictionary(files.map { .init($0.path, .string(String(decoding: $0.bytes, as: UTF8.self))) }),
            "assets": .texts(assets),
        ]
    }

    /// The part that ``json`` wrote, of a message in a locale.
    init(client: String, locale: String, json: PropertyValue) throws(LedgerFormError) {
        let form = try LedgerForm(json, called: client)
        guard let value = LedgerValue.value(try form.value("entry")) else {
            throw LedgerFormError("“entry” is no value that a feed can hold")
        }
        self.client = client
        self.value = value
        identity = try form.text("identity")
        order = try form.integer("order")
        window = Window(start: try form.optionalInstant("from"), end: try form.optionalInstant("until"))
        files = try form.object("files") { entry throws(LedgerFormError) in
            guard let text = entry.value.string, ClientCatalogue.isPage(entry.key, of: client, in: locale) else {
                throw LedgerFormError("“\(entry.key)” is no view or page that \(client) has in \(locale)")
            }
            return FeedFile(path: entry.key, bytes: Array(text.utf8))
        }
        assets = try form.list("assets") { value throws(LedgerFormError) in
            guard let path = value.string, ClientCatalogue.isImage(path) else {
                throw LedgerFormError("“assets” holds what is no image")
            }
            return path
        }
    }
}
