/// The wire format of iNotify: a property list whose root is a dictionary, with a message under each key.
extension INotifyClient {
    static func feedPath(of locale: String) -> String { ServedFolder.path(of: "\(name)/\(locale).plist") }

    func feed(_ entries: [FeedEntry], locale: String) -> FeedFile {
        let content = FileContent(of: FeedOrigin(Self.self, entries)) {
            PropertyListWriter.write(.dictionary(entries.map { PropertyValue.Entry($0.identity, $0.value) }))
        }
        return FeedFile(path: Self.feedPath(of: locale), content: content, messages: entries.count)
    }

    /// A property list whose root is a dictionary.
    static func recognizes(_ feed: [UInt8]) -> Bool {
        (try? JSONReader().read(feed)) == nil && (try? PropertyListReader().read(feed))?.dictionary != nil
    }

    static func root(of feed: FeedBody) -> PropertyValue? { feed.propertyList }

    /// Why a property list is no feed.
    static let rootProblem = "the root of the feed is not a dictionary"

    static func problem(in feed: [UInt8]) -> String? {
        do {
            let root = try PropertyListReader().read(feed)
            return root.dictionary == nil ? rootProblem : nil
        } catch {
            return error.description
        }
    }
}
