/// Where the HTML that a client shows can be looked at.
public struct ScreenPreview: Equatable, Sendable {
    /// Its place below the output folder.
    public var path: String
    /// Whether it is a copy, because the file that ships loads something from the network.
    public var isCopy: Bool
    /// Whether phones do not scroll it, because of what is in it.
    var isStill: Bool
    /// Whether an image of it was not found, so that phones would show none.
    var lacksImage: Bool

    /// A file that can be looked at.
    public init(path: String, isCopy: Bool = false, isStill: Bool = false, lacksImage: Bool = false) {
        self.path = path
        self.isCopy = isCopy
        self.isStill = isStill
        self.lacksImage = lacksImage
    }
}
