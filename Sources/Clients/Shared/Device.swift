import Campaigns

/// One simulated install of an app with one client in it, with all the state that client keeps.
///
/// A device starts from encoded feeds, decodes them as its client does, and decides as its client does, bugs included.
public protocol Device: Sendable {
    /// An install that has just been made, or one that remembers `state`.
    ///
    /// - Parameter setup: the settings, client version and state of a journey.
    /// - Throws: ``JourneyError`` when a setting cannot be understood.
    init(_ setup: DeviceSetup) throws(JourneyError)

    /// Lives through one step of a journey and tells what happened, with the field names of recorded journeys.
    ///
    /// - Parameters:
    ///   - step: the step as the journey gives it; its `feed` and `feedRaw` are already in `served`.
    ///   - served: what the web space answers.
    /// - Throws: ``JourneyError`` when the step cannot be understood.
    mutating func live(through step: PropertyValue, served: ServedFeed) throws(JourneyError) -> PropertyValue

    /// The bytes of a feed that a journey gives as JSON, in the client's wire format.
    static func encode(_ feed: PropertyValue) -> [UInt8]

    /// The names that journeys of such a device use.
    static var vocabulary: JourneyVocabulary { get }

    /// The messages that the last step did not show, of a device that is asked for brief reports.
    var notShown: NotShownList { get }
}

extension Device {
    /// None.
    public var notShown: NotShownList { [] }

    /// An XML property list.
    public static func encode(_ feed: PropertyValue) -> [UInt8] {
        PropertyListWriter.write(feed)
    }
}

/// How a device is made.
public struct DeviceSetup: Sendable {
    /// The client's version; nil for the newest one known.
    public var clientVersion: String?
    /// The journey's `settings`, an empty dictionary if there are none.
    public var settings: PropertyValue
    /// The journey's `state`, nil for a fresh install.
    public var state: PropertyValue?
    /// The journey's `order` (Notable): the ids in the order in which the dictionary hands them out.
    public var order: [String]?
    /// Whether the device reports, as `notShown`, why it did not show the other messages it had in hand.
    public var explains: Bool
    /// Whether reports leave out what only comparisons of journeys need: the state, all that was looked at, and
    /// `notShown`, which ``Device/notShown`` tells then.
    public var isBrief: Bool

    /// A setup; by default a fresh install of the newest version with the client's own settings.
    public init(
        clientVersion: String? = nil, settings: PropertyValue = [:], state: PropertyValue? = nil,
        order: [String]? = nil, explains: Bool = false, isBrief: Bool = false
    ) {
        self.clientVersion = clientVersion
        self.settings = settings
        self.state = state
        self.order = order
        self.explains = explains
        self.isBrief = isBrief
    }
}

/// The feed that the web space holds at a step.
public struct ServedFeed: Sendable {
    /// The body given for this very step, if one was.
    public var own: FeedBody?
    /// The body that stands at the feed's address during the journey (of `public/feeds/` as of the step's instant
    /// when it comes from a workspace).
    public var standing: FeedBody?

    /// What a device downloads at this step.
    public init(own: [UInt8]? = nil, standing: [UInt8]? = nil) {
        self.own = own.map { FeedBody($0) }
        self.standing = standing.map { FeedBody($0) }
    }

    /// What a device downloads where this feed stands at the address.
    public init(_ standing: FeedBody?) {
        self.standing = standing
    }
}

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
