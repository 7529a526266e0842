/// What an existing feed holds for one locale, taken apart to become campaigns.
public struct FeedContents: Sendable {
    /// The announcements, in the order in which they stand in the feed.
    public var entries: [ImportedEntry] = []
    /// What does not become a campaign, and why.
    public var refusals: [Refusal] = []
    /// What stands in the feed beside announcements and belongs in `newsadmin.yml`, whether it is there or not; with
    /// announcements, also what could stand there and does not.
    public var settings: [Setting] = []
    /// The languages of which it has words beside those that were asked for, with a place for each.
    public var otherLanguages: [String: FeedPath] = [:]

    /// Something in a feed that is not imported.
    public struct Refusal: Equatable, Sendable {
        /// Why.
        public enum Kind: Sendable {
            /// The client crashes on it.
            case crash
            /// The client reads it, but a campaign cannot say it.
            case unsupported
            /// The client takes no notice of it, so that nothing is lost.
            case unread
        }

        /// Where it stands.
        public var path: FeedPath
        /// What is wrong with it, for a person.
        public var reason: String
        /// Why it is not imported.
        public var kind: Kind

        /// Something that is not imported.
        init(_ kind: Kind, at path: FeedPath, _ reason: String) {
            self.kind = kind
            self.path = path
            self.reason = reason
        }
    }

    /// A setting of the client that a feed has, or lacks.
    public struct Setting: Equatable, Sendable {
        /// Where it stands.
        public var path: FeedPath
        /// The setting's name below the client's own: `events`.
        public var name: String
        /// What to write there; null where nothing is to stand there.
        public var value: PropertyValue
        /// What it means: the same for two values between which the client makes no difference.
        public var meaning: PropertyValue
        /// Whether the workspace says the same.
        public var isInWorkspace: Bool

        /// A setting.
        ///
        /// - Parameter meaning: nil: that of the value as it is.
        init(
            _ name: String, _ value: PropertyValue, meaning: PropertyValue? = nil, at path: FeedPath,
            isInWorkspace: Bool
        ) {
            self.path = path
            self.name = name
            self.value = value
            self.meaning = meaning ?? value
            self.isInWorkspace = isInWorkspace
        }
    }
}

/// Why bytes are no feed of a client.
public struct FeedReadingError: Error, Equatable, Sendable {
    /// What is wrong, for a person.
    public var reason: String
    /// How many bytes lie before the place, where it is known.
    public var offset: Int?

    /// An error at no place that is known.
    public init(_ reason: String) {
        self.reason = reason
    }

    /// Why bytes are no property list.
    init(_ error: PropertyListError) {
        reason = error.description
        if case .malformed(_, let offset) = error { self.offset = offset }
    }

    /// Why bytes are no JSON.
    init(_ error: JSONError) {
        reason = "not JSON: \(error.reason)"
        offset = error.offset
    }
}
