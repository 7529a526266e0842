/// The wire format of iSmartNews: a property list whose root is an array, with special sections before the messages.
extension ISmartNewsClient {
    static func feedPath(of locale: String) -> String { "feeds/\(name)/\(locale).plist" }

    func feed(_ entries: [FeedEntry], locale: String) -> FeedFile {
        feed(entries, locale: locale, preamble: preamble)
    }

    var preamble: PropertyValue? { special.isEmpty ? nil : .array(special) }

    func feed(_ entries: [FeedEntry], locale: String, preamble: PropertyValue?) -> FeedFile {
        file(at: Self.feedPath(of: locale), elements: entries.map(\.value), behind: preamble?.array ?? [])
    }

    /// The property list with these elements behind the special ones.
    func file(at path: String, elements: [PropertyValue], behind special: [PropertyValue]) -> FeedFile {
        let content = FileContent { PropertyListWriter.write(.array(special + elements)) }
        return FeedFile(path: path, content: content, messages: elements.count)
    }

    /// A property list whose root is an array.
    static func recognizes(_ feed: [UInt8]) -> Bool {
        (try? JSONReader().read(feed)) == nil && (try? PropertyListReader().read(feed))?.array != nil
    }

    static func root(of feed: FeedBody) -> PropertyValue? { feed.propertyList }

    static func problem(in feed: [UInt8]) -> String? {
        do {
            return try PropertyListReader().read(feed).array == nil ? "the root of the feed is not an array" : nil
        } catch {
            return error.description
        }
    }
}
