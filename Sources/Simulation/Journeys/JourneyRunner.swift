import Campaigns
import Clients
import Files

/// Runs journeys on devices that are handed in, whatever their clients are.
public struct JourneyRunner: Sendable {
    /// Gives the kind of device that runs a client in a version.
    public typealias Factory =
        @Sendable (_ client: String, _ clientVersion: String?) throws(JourneyError) -> any Device.Type

    private let factory: Factory
    private let feeds: FeedSource

    /// A runner of the devices that `factory` knows.
    public init(feeds: FeedSource = FeedSource(), factory: @escaping Factory) {
        self.feeds = feeds
        self.factory = factory
    }

    /// What happened at each step.
    ///
    /// - Throws: ``JourneyError`` when the journey, a feed it names or one of its steps cannot be understood.
    func run(_ journey: Journey) throws(JourneyError) -> [PropertyValue] {
        try observe(journey).map(\.result)
    }

    /// A step of a journey that was run.
    struct Observed {
        /// The step.
        var step: PropertyValue
        /// What the device found on the web.
        var served: ServedFeed
        /// What the device reported.
        var result: PropertyValue
    }

    /// Runs a journey, and keeps what the device found with what it reported.
    ///
    /// - Parameter explains: whether the device says why it did not show other messages.
    func observe(_ journey: Journey, explains: Bool = false) throws(JourneyError) -> [Observed] {
        let setup = DeviceSetup(
            clientVersion: journey.clientVersion, settings: journey.settings, state: journey.state,
            order: journey.order, explains: explains)
        let kind = try factory(journey.client, journey.clientVersion)
        if let unknown = kind.vocabulary.unknownField(in: journey.value) {
            throw JourneyError(unknown.message).at(journey.places.place(of: unknown.path))
        }
        return try run(journey, setup, on: kind)
    }

    private func run<Kind: Device>(
        _ journey: Journey, _ setup: DeviceSetup, on kind: Kind.Type
    ) throws(JourneyError) -> [Observed] {
        var device = try Kind(setup)
        let given = try bytes(of: journey.feed, kind).map { FeedBody($0) }
        var lastPublished: FeedBody?
        var results: [Observed] = []
        var last: Instant?
        for (index, step) in journey.steps.enumerated() {
            do throws(JourneyError) {
                let fields = JourneyFields(step)
                let moment = try fields.moment()
                if let last, moment < last, !kind.vocabulary.allowsClockSetBack {
                    throw JourneyError("\(moment.iso8601) is before the step before, and this clock never runs back")
                }
                last = moment
                var served = ServedFeed(own: try bytes(of: JourneyFeed(fields), kind))
                served.published = given
                if served.own == nil, given == nil, let bytes = try published(journey, fields) {
                    // What has not changed need not be decoded again.
                    if lastPublished?.bytes != bytes { lastPublished = FeedBody(bytes) }
                    served.published = lastPublished
                }
                results.append(
                    Observed(step: step, served: served, result: try device.live(through: step, served: served)))
            } catch {
                let line = journey.places.lines["steps.\(index)"].map { "line \($0)" } ?? ""
                throw error.at("step \(index + 1)").at(line)
            }
        }
        return results
    }

    private func bytes<Kind: Device>(of feed: JourneyFeed?, _ kind: Kind.Type) throws(JourneyError) -> [UInt8]? {
        switch feed {
        case nil: return nil
        case .inline(let value): return kind.encode(value)
        case .raw(let bytes): return bytes
        case .file(let path):
            do {
                return try feeds.file(path)
            } catch {
                throw JourneyError("\(error)", isUnreadableFile: error is FileProblem)
            }
        }
    }

    private func published(_ journey: Journey, _ step: JourneyFields) throws(JourneyError) -> [UInt8]? {
        let instant = try step.moment()
        do {
            return try feeds.published(journey.client, journey.locale, instant)
        } catch {
            throw JourneyError("\(error)")
        }
    }
}
