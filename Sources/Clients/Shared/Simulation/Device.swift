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
