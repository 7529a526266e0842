/// The clients whose devices can be simulated; a new one is one line here.
public enum DeviceCatalogue {
    /// The device of a client, nil if its version is not known.
    public typealias Choice = @Sendable (_ clientVersion: String?) -> (any Device.Type)?

    /// The clients by name.
    public static let choices: [String: Choice] = [
        "inotify": { version in
            switch version {
            case nil, "1.5.6": INotifyDevice.self
            case "1.0": INotifyDevice10.self
            default: nil
            }
        },
        "ismartnews": { version in
            version == nil || version.flatMap(ISmartNewsVersion.init(rawValue:)) != nil ? ISmartNewsDevice.self : nil
        },
        "notable": { _ in NotableDevice.self },
        "sourse": { _ in SourseDevice.self },
    ]

    /// The kind of device that runs a client in that version; nil stands for the newest one known.
    public static func device(
        client: String, clientVersion: String?
    ) throws(JourneyError) -> any Device.Type {
        guard let choice = choices[client] else {
            let known = choices.keys.sorted().joined(separator: ", ")
            throw JourneyError("no client “\(client)” is known; there are \(known)")
        }
        guard let device = choice(clientVersion) else {
            throw JourneyError("version \(clientVersion ?? "") of \(client) cannot be simulated")
        }
        return device
    }
}
