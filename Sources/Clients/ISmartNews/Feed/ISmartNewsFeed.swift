/// The wire format of iSmartNews: a property list whose root is an array, with special sections before the messages.
extension ISmartNewsClient {
    static func feedPath(of locale: String) -> String { ServedFolder.path(of: "\(name)/\(locale).plist") }

    func feed(_ entries: [FeedEntry], locale: String) -> FeedFile {
        feed(entries, locale: locale, preamble: preamble)
    }

    var preamble: PropertyValue? { special.isEmpty ? nil : .array(special) }

    func feed(_ entries: [FeedEntry], locale: String, preamble: PropertyValue?) -> FeedFile {
        let special = preamble?.array ?? []
        let origin = FeedOrigin(Self.self, entries, behind: special.isEmpty ? [] : Self.encoded([], behind: special))
        let content = FileContent(of: origin) {
            Self.encoded(entries.map(\.value), behind: special)
        }
        return FeedFile(path: Self.feedPath(of: locale), content: content, messages: entries.count)
    }

    /// The property list with these elements behind the special ones.
    static func encoded(_ elements: [PropertyValue], behind special: [PropertyValue]) -> [UInt8] {
        PropertyListWriter.write(.array(special + elements))
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
