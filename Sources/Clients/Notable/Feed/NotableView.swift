/// A view of a Notable notification: a web page in a banner.
public struct NotableView: Hashable, Sendable {
    /// The edge at which a banner slides in.
    public enum Origin: String, Hashable, Sendable {
        /// From above.
        case top
        /// From below.
        case bottom
    }

    /// The id, unique within its notification.
    public var id: String
    /// Address of the HTML.
    public var file: String
    /// Height in points; the whole screen if nil.
    public var height: Double?
    /// The edge at which it appears; bottom if nil.
    public var origin: Origin?
    /// Other properties, written after these; those of the same name take their place.
    public var others: [PropertyValue.Entry]

    /// A view of a file.
    public init(
        id: String, file: String, height: Double? = nil, origin: Origin? = nil, others: [PropertyValue.Entry] = []
    ) {
        self.id = id
        self.file = file
        self.height = height
        self.origin = origin
        self.others = others
    }

    /// The entry of `views`.
    public var entry: PropertyValue.Entry {
        var entries: [PropertyValue.Entry] = [.init("file", .string(file))]
        if let height { entries.append(.init("height", .whole(height))) }
        if let origin { entries.append(.init("origin", .string(origin.rawValue))) }
        return .init(id, .dictionary(entries.replaced(by: others)))
    }
}
