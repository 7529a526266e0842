import Campaigns
import Clients

/// A device living through launches an hour apart, told as compactly as a test wants to read.
struct DeviceTrial<Kind: Device> {
    var device: Kind
    private var now = Instant(seconds: 1_767_258_000)

    /// A fresh install with those settings.
    init(
        _ settings: PropertyValue = [:], state: PropertyValue? = nil, clientVersion: String? = nil,
        order: [String]? = nil, explains: Bool = false
    ) throws {
        device = try Kind(
            DeviceSetup(
                clientVersion: clientVersion, settings: settings, state: state, order: order, explains: explains))
    }

    /// The next step, with a feed as JSON or a body.
    mutating func step(
        _ fields: PropertyValue = [:], feed: PropertyValue? = nil, body: String? = nil
    ) throws -> PropertyValue {
        now = now.advanced(seconds: 3600)
        let step = PropertyValue.dictionary([.init("at", .string(now.iso8601))] + (fields.dictionary ?? []))
        let bytes = body.map { Array($0.utf8) } ?? feed.map(Kind.encode)
        return try device.live(through: step, served: ServedFeed(published: bytes))
    }
}
