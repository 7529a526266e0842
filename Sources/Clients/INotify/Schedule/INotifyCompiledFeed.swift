import Files

/// An iNotify feed prepared for schedules: the messages in the order in which they are candidates.
struct INotifyCompiledFeed: CompiledFeed {
    /// What decides whether a message is shown.
    struct Entry: Equatable, Sendable {
        /// The lowest version that is not excluded.
        var minimum: Bound?
        /// The highest version that is not excluded.
        var maximum: Bound?
        /// What keeps back everything behind it, and itself.
        var obstacle: INotifyObstacle?
    }

    /// A version that a message names.
    struct Bound: Equatable, Sendable {
        /// As the feed says it.
        var text: String
        /// Its band.
        var band: Int
        /// Why versions on the other side of it are left out.
        var reason: DeviceReason
    }

    let keys: [String]
    let versions: VersionAxis
    /// By place in the feed.
    let entries: [Entry]
    /// The places of the messages, the first candidate first.
    let order: [Int]

    var count: Int { entries.count }
    var identities: [String]? { keys }
}

extension INotifyClient {
    func compiled(_ feed: FeedBody, locale: String) -> any CompiledFeed {
        let messages = feed.propertyList?.dictionary ?? []
        let isLast = settings.clientVersion == .last
        func bound(_ field: INotifyField, of message: PropertyValue.Entry) -> String? {
            isLast ? message.value[field.rawValue]?.string : nil
        }
        let bounds = messages.flatMap { message in
            [INotifyField.minVersion, .maxVersion].compactMap { bound($0, of: message) }
        }
        let axis = VersionAxis(isLast ? .marketing : .none, bounds: bounds)
        let bands = Dictionary(keepingFirst: Set(bounds).map { ($0, axis.band(of: $0)) })
        let entries = messages.map { message in
            func ranked(
                _ field: INotifyField, _ reason: (String) -> DeviceReason
            ) -> INotifyCompiledFeed.Bound? {
                bound(field, of: message).map { text in
                    .init(text: text, band: bands[text] ?? axis.band(of: text), reason: reason(text))
                }
            }
            var minimum = ranked(.minVersion, INotifyMessageReason.below)
            var maximum = ranked(.maxVersion, INotifyMessageReason.above)
            if let least = minimum, let most = maximum, most.band < least.band {
                minimum?.reason = INotifyMessageReason.belowMinVersion.ofNoVersion(from: least.text, upTo: most.text)
                maximum?.reason = INotifyMessageReason.aboveMaxVersion.ofNoVersion(from: least.text, upTo: most.text)
            }
            return INotifyCompiledFeed.Entry(
                minimum: minimum, maximum: maximum,
                obstacle: obstacle(in: message.value))
        }
        let keys = messages.map(\.key)
        return INotifyCompiledFeed(
            keys: keys, versions: axis, entries: entries,
            order: INotifyRanks.candidates(keys, oldestFirst: isLast && settings.showOldestFirst))
    }

    /// What keeps a device from getting past a message: 1.5.6 reads the versions of all, whichever is the candidate.
    private func obstacle(in message: PropertyValue) -> INotifyObstacle? {
        let obstacle = obstacle(ofCandidate: message)
        guard settings.clientVersion == .last else { return obstacle }
        if message.dictionary == nil, case .crash(let reason) = obstacle { return .crashAnywhere(reason) }
        for bound in [INotifyField.minVersion, .maxVersion] {
            guard let value = message[bound.rawValue], value.string == nil else { continue }
            return .crashAnywhere("`\(bound.rawValue)` is not a text")
        }
        return obstacle
    }
}
