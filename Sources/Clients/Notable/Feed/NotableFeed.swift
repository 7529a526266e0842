/// The wire format of Notable: a control file, JSON whose root is an object, with a notification under each id.
extension NotableClient {
    static func feedPath(of locale: String) -> String { ServedFolder.path(of: "\(name)/\(locale)/control.json") }

    func feed(_ entries: [FeedEntry], locale: String) -> FeedFile {
        let content = FileContent(of: FeedOrigin(Self.self, entries)) {
            JSONWriter(.pretty).write(.dictionary(entries.map { PropertyValue.Entry($0.identity, $0.value) }))
        }
        return FeedFile(path: Self.feedPath(of: locale), content: content, messages: entries.count)
    }

    /// JSON whose root is an object of objects, one at least.
    static func recognizes(_ feed: [UInt8]) -> Bool {
        guard let entries = root(of: FeedBody(feed))?.dictionary, !entries.isEmpty else { return false }
        return entries.allSatisfy { $0.value.dictionary != nil }
    }

    static func root(of feed: FeedBody) -> PropertyValue? { feed.encodedJSON }

    static func problem(in feed: [UInt8]) -> String? {
        let text = TextEncoding.utf8(feed)
        do {
            return try JSONReader.foundation.read(text).dictionary == nil
                ? "the root of the file is not an object" : nil
        } catch {
            return "not JSON: \(error.description(in: text))"
        }
    }
}
