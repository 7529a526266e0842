/// What a device cannot get past.
enum INotifyObstacle: Equatable, Sendable {
    /// An address that the phone cannot open.
    case address(String)
    /// Something that crashes the app once the message is the candidate.
    case crash(String)
    /// Something that crashes the app wherever the message stands.
    case crashAnywhere(String)

    /// What is in the way of a message's alert: 1.5.6 looks at the address first, 1.0 does not.
    static func ofAddress(in message: PropertyValue, canOpen: (String) -> Bool) -> INotifyObstacle? {
        guard let value = message[INotifyField.actionURL.rawValue] else { return nil }
        guard let address = value.string else { return .crash("`ActionURL` is not a text") }
        return canOpen(address) ? nil : .address(address)
    }

    /// Whether the app does not live through it.
    var isCrash: Bool {
        if case .address = self { false } else { true }
    }

    /// Why it is in the way, in schedules.
    var reason: DeviceReason {
        switch self {
        case .address(let address): INotifyMessageReason.notOpenable(address)
        case .crash(let reason), .crashAnywhere(let reason): ClientCrash.obstacle(reason)
        }
    }
}

extension INotifyClient {
    /// What keeps a device from getting past a message once it is the candidate; nil where it shows it.
    func obstacle(ofCandidate message: PropertyValue) -> INotifyObstacle? {
        let version = settings.clientVersion
        guard message.dictionary != nil else { return .crash("a message is not a dictionary") }
        // No alert is made then, which might crash.
        if version == .last, let obstacle = INotifyObstacle.ofAddress(in: message, canOpen: canOpen) { return obstacle }
        do throws(ClientCrash) {
            try INotifyAlert.check(message, on: settings.platform, by: version)
            return nil
        } catch {
            return .crash(error.reason)
        }
    }

    private func canOpen(_ address: String) -> Bool {
        OpenableAddresses.scheme(of: address).map(context.configuration.app.openableSchemes.contains) ?? false
    }
}
