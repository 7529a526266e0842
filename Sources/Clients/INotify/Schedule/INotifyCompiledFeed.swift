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
        var obstacle: Obstacle?
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

    /// What a device cannot get past.
    enum Obstacle: Equatable, Sendable {
        /// An address that the phone cannot open.
        case address(String)
        /// Something that crashes the app once the message is the candidate.
        case crash(String)
        /// Something that crashes the app wherever the message stands.
        case crashAnywhere(String)
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
            return INotifyCompiledFeed.Entry(
                minimum: ranked(.minVersion, INotifyMessageReason.below),
                maximum: ranked(.maxVersion, INotifyMessageReason.above),
                obstacle: obstacle(in: message))
        }
        let keys = messages.map(\.key)
        return INotifyCompiledFeed(
            keys: keys, versions: axis, entries: entries,
            order: INotifyRanks.candidates(keys, oldestFirst: isLast && settings.showOldestFirst))
    }

    /// What keeps a device from getting past a message; 1.0 tests no address and crashes later.
    private func obstacle(in message: PropertyValue.Entry) -> INotifyCompiledFeed.Obstacle? {
        let isLast = settings.clientVersion == .last
        guard message.value.dictionary != nil else {
            let reason = "a message is not a dictionary"
            return isLast ? .crashAnywhere(reason) : .crash(reason)
        }
        guard isLast else { return crashByAlert(message.value) }
        for bound in [INotifyField.minVersion, .maxVersion] {
            guard let value = message.value[bound.rawValue], value.string == nil else { continue }
            return .crashAnywhere("`\(bound.rawValue)` is not a text")
        }
        if let address = message.value[INotifyField.actionURL.rawValue] {
            guard let text = address.string else { return .crash("`ActionURL` is not a text") }
            // No alert is made then, which might crash.
            guard canOpen(text) else { return .address(text) }
        }
        return crashByAlert(message.value)
    }

    /// An alert that crashes the app.
    private func crashByAlert(_ message: PropertyValue) -> INotifyCompiledFeed.Obstacle? {
        do throws(ClientCrash) {
            try INotifyAlert.check(message, on: settings.platform, by: settings.clientVersion)
            return nil
        } catch {
            return .crash(error.reason)
        }
    }

    private func canOpen(_ address: String) -> Bool {
        OpenableAddresses.scheme(of: address).map(context.configuration.app.openableSchemes.contains) ?? false
    }
}
