import Campaigns

/// An install of an app that gets Sourse's messages, with or without the SDK in it.
///
/// The SDK is closed: a smart message is shown here when the app is first opened in its window, though the SDK may pick
/// any other moment of it.
struct SourseDevice: Device {
    /// A message taken in and not yet shown.
    struct Pending: Sendable {
        var id: String
        var message: SourseMessage
        var embargo: Instant?
        var expiry: Instant?
        /// Its number in the table of reasons; less than zero where it has none.
        var number: Int32
        /// The number of the reason before the embargo, where the device explains itself.
        var embargoCode: Int32
    }

    /// A message as it is shown.
    struct Shown: Sendable {
        var id: String
        var title: String?
        var text: String?

        /// Its title and text, for a person.
        var texts: PropertyValue {
            let texts = [("title", title), ("text", text)]
            return .dictionary(texts.compactMap { name, text in text.map { .init(name, .string($0)) } })
        }
    }

    /// Where a device that explains itself tells the texts of what it shows, in the same order.
    static let textsKey = "texts"

    /// Whether the SDK is in the app.
    let isIntegrated: Bool
    /// The topics the device is subscribed to.
    let topics: Set<String>
    /// Delivered and not yet shown, oldest first.
    var pending: [Pending] = []
    /// When something comes of a pending message without the app being opened; nil for never.
    var nextChange: Instant?
    /// Whether it says why messages are not shown.
    let explains: Bool
    /// Whether it says that apart from its reports.
    let isBrief: Bool
    /// What became of the messages that were delivered and are no longer pending, oldest first.
    var past: [Past] = []
    /// The pushes that are known by number.
    var table: NotShownTable?
    /// The numbers of the pushes that were received, by id.
    var numbers: [String: Int32] = [:]
    /// The moment of the last step, and how many messages it showed.
    private var last: (moment: Instant, shown: Int)?
    /// Ids that are pending or were shown; each message is shown once.
    var delivered: Set<String> = []

    /// The names that its journeys use.
    static var vocabulary: JourneyVocabulary { .sourse }

    /// An install that has just been made; it keeps no state of its own.
    init(_ setup: DeviceSetup) throws(JourneyError) {
        let settings = JourneyFields(setup.settings)
        explains = setup.explains
        isBrief = setup.isBrief
        isIntegrated = try settings.flag("integrated") ?? true
        var topics = Set(try settings.texts("topics") ?? [])
        // Only what the SDK runs in is subscribed to the topic that tells such devices apart.
        let integratedTopic = try settings.text("integratedTopic") ?? "sourse_sdk_integrated"
        if isIntegrated { topics.insert(integratedTopic) } else { topics.remove(integratedTopic) }
        self.topics = topics
    }

    /// Lives through the arrival of a message or the opening of the app.
    mutating func live(through step: PropertyValue, served: ServedFeed) throws(JourneyError) -> PropertyValue {
        let step = JourneyFields(step)
        let now = try step.moment()
        var arrived: [Shown] = []
        var problem: SourseFeedError?
        let isOpen: Bool
        switch try step.text("do") ?? "open" {
        case "open": isOpen = true
        case "receive":
            isOpen = false
            guard let id = try step.text("id") else { throw JourneyError("a step that receives needs `id`") }
            do throws(SourseFeedError) {
                if let shown = try receive(id, served: served) { arrived.append(shown) }
            } catch {
                problem = error
            }
        case let other: throw JourneyError("`do` must be receive or open, not “\(other)”")
        }
        // What was delivered before is older than what the system shows as it arrives.
        let shown = showDue(at: now, isOpen: isOpen) + arrived
        defer {
            for shown in shown { note(.shown, of: shown.id, number: numbers[shown.id] ?? -1) }
            last = (now, shown.count)
        }
        var entries: [PropertyValue.Entry] = [.init("shown", .array(shown.map { .string($0.id) }))]
        if explains, !shown.isEmpty { entries.append(.init(Self.textsKey, .array(shown.map(\.texts)))) }
        if let problem {
            entries.append(.init("reason", .string(problem.reason.rawValue)))
            entries.append(.init("problem", .string(problem.description)))
        }
        if explains, !isBrief { entries.append(.init("notShown", .array(notShown(at: now).map(\.value)))) }
        return .dictionary(entries)
    }

    /// Worked out where it is asked for: most messages arrive without being shown.
    var notShown: NotShownList {
        guard explains, isBrief, let last else { return [] }
        return notShown(at: last.moment, butFor: last.shown)
    }

    /// JSON.
    static func encode(_ feed: PropertyValue) -> [UInt8] {
        JSONWriter().write(feed)
    }
}
