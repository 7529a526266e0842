import Campaigns
import Clients
import Simulation
import Testing

@testable import Newsroom

/// One point of a schedule, and the feed as it is there: what real devices are asked for comparison.
struct ScheduleProbe {
    let edition: Edition
    let client: any Client
    let group: WorkspaceSchedules.Group
    let instant: Instant
    let band: Int
    let feed: [UInt8]
    /// The same for all devices, so that it is read once.
    private let served: ServedFeed
    /// The campaigns in the feed by what devices call them.
    let campaigns: [String: String]

    init(_ edition: Edition, _ client: any Client, _ group: WorkspaceSchedules.Group, at instant: Instant, band: Int) {
        self.edition = edition
        self.client = client
        self.group = group
        self.instant = instant
        self.band = band
        let present = edition.present(of: client, locale: "en", asOf: instant)
        feed = client.feed(present, locale: "en").bytes
        served = ServedFeed(published: feed)
        campaigns = Dictionary(
            present.flatMap { [($0.identity, $0.campaign), (Self.title(of: $0, in: edition), $0.campaign)] },
            uniquingKeysWith: { first, _ in first })
    }

    /// A version of the band.
    var version: String { group.schedule.versions.representative(of: band) }

    private static func title(of entry: FeedEntry, in edition: Edition) -> String {
        edition.messages[entry.campaign]?.first?.title.value ?? entry.campaign
    }

    /// The campaigns that the schedule gives an answer of some kinds at the point, on an occasion.
    func scheduled(_ form: ScheduleForm, _ kinds: ScheduleAnswer.Kind..., on occasion: Int = 0) -> Set<String> {
        let schedule = group.schedule
        guard let interval = schedule.timeline.interval(of: instant) else { return [] }
        let places = schedule.messages.indices.filter { place in
            let answers = schedule.answers(for: place, form, band: band, interval: interval) ?? []
            return answers.contains { kinds.contains($0.kind) && $0.occasions.contains(occasion) }
        }
        return Set(places.map { schedule.messages[$0].campaign })
    }

    /// Why the schedule excludes campaigns at the point, on an occasion, or has them wait; by their ids.
    func reasons(_ form: ScheduleForm, on occasion: Int) -> [String: String] {
        let schedule = group.schedule
        guard let interval = schedule.timeline.interval(of: instant) else { return [:] }
        var reasons: [String: String] = [:]
        for place in schedule.messages.indices {
            let answers = schedule.answers(for: place, form, band: band, interval: interval) ?? []
            let answer = answers.first { $0.occasions.contains(occasion) }
            if let answer, answer.kind == .excluded || answer.kind == .waiting {
                reasons[schedule.messages[place].campaign] = answer.reason?.id
            }
        }
        return reasons
    }

    /// The campaigns that devices call so.
    func named(_ identities: some Sequence<String>) -> Set<String> {
        Set(identities.map { campaigns[$0] ?? "unknown: \($0)" })
    }

    /// A device of the client's version that explains itself.
    func device(
        _ version: String? = nil, settings: PropertyValue, state: PropertyValue? = nil
    ) throws -> any Device {
        let kind = try ClientCatalogue.device(client: group.client, clientVersion: version)
        return try kind.init(DeviceSetup(clientVersion: version, settings: settings, state: state, explains: true))
    }

    /// What a device tells of a step at the point, with the feed of then.
    func live(
        _ step: [PropertyValue.Entry], at moment: Instant? = nil, _ device: inout any Device
    ) throws -> PropertyValue {
        let step = [PropertyValue.Entry("at", .string((moment ?? instant).iso8601))] + step
        return try device.live(through: .dictionary(step), served: served)
    }
}

extension ScheduleProbe: CustomStringConvertible {
    var description: String { "\(group.client) at \(instant.iso8601), version \(version.debugDescription)" }
}
