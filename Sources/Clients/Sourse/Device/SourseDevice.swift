import Campaigns

/// An install of an app that gets Sourse's messages, with or without the SDK in it.
///
/// The SDK is closed: a smart message is shown here when the app is first opened in its window, though the SDK may pick
/// any other moment of it.
public struct SourseDevice: Device {
    /// A message taken in and not yet shown.
    struct Pending: Sendable {
        var id: String
        var message: SourseMessage
        var embargo: Instant?
        var expiry: Instant?
    }

    /// Whether the SDK is in the app.
    let isIntegrated: Bool
    /// The topics the device is subscribed to.
    let topics: Set<String>
    /// The file of pushes as it was decoded last.
    var reading = LastReading<SourseFeed>()
    /// Delivered and not yet shown, oldest first.
    var pending: [Pending] = []
    /// Whether it tells why messages are not shown.
    let explains: Bool
    /// What became of the messages that were delivered and are no longer pending, oldest first.
    var past: [(id: String, fate: SourseFate)] = []
    /// Ids that were taken in or shown before; each message is shown once.
    var delivered: Set<String> = []

    /// The names that its journeys use.
    public static var vocabulary: JourneyVocabulary { .sourse }

    /// An install that has just been made; it keeps no state of its own.
    public init(_ setup: DeviceSetup) throws(JourneyError) {
        let settings = JourneyFields(setup.settings)
        explains = setup.explains
        isIntegrated = try settings.flag("integrated") ?? true
        var topics = Set(try settings.texts("topics") ?? [])
        // Only what the SDK runs in is subscribed to the topic that tells such devices apart.
        let integratedTopic = try settings.text("integratedTopic") ?? "sourse_sdk_integrated"
        if isIntegrated { topics.insert(integratedTopic) } else { topics.remove(integratedTopic) }
        self.topics = topics
    }

    /// Lives through the arrival of a message or the opening of the app.
    public mutating func live(through step: PropertyValue, served: ServedFeed) throws(JourneyError) -> PropertyValue {
        let step = JourneyFields(step)
        let now = try step.moment()
        var arrived: [String] = []
        var problem: SourseFeedError?
        let isOpen: Bool
        switch try step.text("do") ?? "open" {
        case "open": isOpen = true
        case "receive":
            isOpen = false
            guard let id = try step.text("id") else { throw JourneyError("a step that receives needs `id`") }
            do throws(SourseFeedError) {
                if try receive(id, served: served, at: now) { arrived.append(id) }
            } catch {
                problem = error
            }
        case let other: throw JourneyError("`do` must be receive or open, not “\(other)”")
        }
        // What was delivered before is older than what the system shows as it arrives.
        let shown = showDue(at: now, isOpen: isOpen) + arrived
        defer { past += shown.map { ($0, .shown) } }
        var entries: [PropertyValue.Entry] = [.init("shown", .array(shown.map(PropertyValue.string)))]
        if let problem {
            entries.append(.init("reason", .string(problem.reason)))
            entries.append(.init("problem", .string(problem.description)))
        }
        if explains { entries.append(.init("notShown", .array(notShown(at: now).map(\.value)))) }
        return .dictionary(entries)
    }

    /// JSON.
    public static func encode(_ feed: PropertyValue) -> [UInt8] {
        JSONWriter().write(feed)
    }
}
