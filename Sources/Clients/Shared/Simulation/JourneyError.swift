/// A journey, or a step of one, that cannot be understood.
public struct JourneyError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong, for a person.
    public var description: String
    /// Whether nothing is wrong with the journey, but a file that it names cannot be read.
    public var isUnreadableFile: Bool

    /// An error with that explanation.
    public init(_ description: String, isUnreadableFile: Bool = false) {
        self.description = description
        self.isUnreadableFile = isUnreadableFile
    }

    /// The same error, with the place where it is before it.
    public func at(_ place: String) -> JourneyError {
        place.isEmpty ? self : JourneyError("\(place): \(description)", isUnreadableFile: isUnreadableFile)
    }
}
