/// The state of a message: of its working text, of what was released, or of both where they differ.
public struct MessageState: Equatable, Sendable, CustomStringConvertible {
    /// That of the working text; nil where it is what was released.
    public var working: Working?
    /// That of what was released; nil where nothing was.
    public var released: Released?

    /// A state.
    public init(working: Working?, released: Released?) {
        self.working = working
        self.released = released
    }

    /// What a working text can be.
    public enum Working: String, CaseIterable, Sendable {
        /// Its campaign is not to be published yet.
        case draft
        /// Title or text are taken from another language, and nobody has approved that.
        case missing
        /// The source has changed since it was translated, and nobody has approved that.
        case stale
        /// As many people as are needed have approved it.
        case approved
        /// It waits for review.
        case waiting
        /// It is no longer there.
        case removed
    }

    /// What a released message can be.
    public enum Released: String, CaseIterable, Sendable {
        /// It was taken out.
        case withdrawn
        /// Its end has passed.
        case ended
        /// Phones show it.
        case live
        /// Its start is yet to come.
        case scheduled
    }

    /// `waiting`, `live`, or `live, changed: waiting`.
    public var description: String {
        switch (released, working) {
        case (let released?, let working?): "\(released.rawValue), changed: \(working.rawValue)"
        case (let released?, nil): released.rawValue
        case (nil, let working?): working.rawValue
        case (nil, nil): Working.removed.rawValue
        }
    }
}
