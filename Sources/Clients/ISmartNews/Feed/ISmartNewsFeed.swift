/// A feed as the client takes it apart: the elements of a property list whose root is an array.
public struct ISmartNewsFeed: Hashable, Sendable {
    /// The elements in order; nil if the body is no property list or its root no array.
    ///
    /// An element that is no dictionary is nil: it crashes the client.
    let elements: [ISmartNewsElement?]?

    /// The feed in a body; any body is a feed, if need be one without elements.
    public init(body: [UInt8]) {
        self.init(Self.decodeFeed(body))
    }

    /// The feed in a decoded property list; nil if the body was none.
    init(_ root: PropertyValue?) {
        elements = root?.array?.map { $0.dictionary.map(ISmartNewsElement.init) }
    }

    private static func decodeFeed(_ bytes: [UInt8]) -> PropertyValue? {
        try? PropertyListReader().read(bytes)
    }
}
