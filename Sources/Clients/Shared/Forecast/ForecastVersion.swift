/// A version of the app that users of a forecast have.
public struct ForecastVersion: Equatable, Sendable {
    /// The marketing version; nil where nobody knows any.
    public var app: String?
    /// The build; nil where nobody knows it.
    public var build: String?
    /// Its weight among the versions.
    public var weight: Double

    /// A version.
    public init(app: String?, build: String?, weight: Double = 1) {
        self.app = app
        self.build = build
        self.weight = weight
    }
}
