/// Where the HTML that a client shows can be looked at.
public struct ScreenPreview: Equatable, Sendable {
    /// Its place below the output folder.
    public var path: String
    /// Whether it is a copy, because the file that ships loads something from the network.
    public var isCopy: Bool
    /// Whether phones do not scroll it, because of what is in it.
    public var isStill: Bool

    /// A file that can be looked at.
    public init(path: String, isCopy: Bool = false, isStill: Bool = false) {
        self.path = path
        self.isCopy = isCopy
        self.isStill = isStill
    }
}
