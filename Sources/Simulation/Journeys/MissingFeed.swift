/// A feed file that a journey names and that is not there.
public struct MissingFeed: Error, Equatable, Sendable, CustomStringConvertible {
    /// The path as the journey gives it.
    var path: String

    /// An error for that path.
    public init(path: String) {
        self.path = path
    }

    /// What is wrong, for a person.
    public var description: String { "there is no feed at “\(path)”" }
}
