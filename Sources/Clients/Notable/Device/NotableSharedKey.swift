import Files

/// A key of the user defaults that two notifications share: a flag of one is where something is kept of another.
struct NotableSharedKey: Equatable, Sendable {
    /// The flag, and the place of the notification that asks for it.
    var flag: String
    var owner: Int
    /// What else is kept there, and the place of the notification of which it is.
    var kind: NotableDefaults.Kind
    var other: Int
    /// What the other calls its flag, where it is one.
    var otherFlag: String?

    /// All of them, in the order of the notifications whose flags they are.
    static func all(among notifications: [(id: String, flags: [String])]) -> [NotableSharedKey] {
        var flags: [ExactText: (owner: Int, flag: String)] = [:]
        var found: [NotableSharedKey] = []
        for (place, notification) in notifications.enumerated() {
            for flag in notification.flags {
                let key = ExactText(NotableDefaults.key(of: .flag, notification.id, flag: flag))
                guard let known = flags[key] else {
                    flags[key] = (place, flag)
                    continue
                }
                guard !notifications[known.owner].id.hasBytes(of: notification.id) else { continue }
                found.append(Self(flag: flag, owner: place, kind: .flag, other: known.owner, otherFlag: known.flag))
            }
        }
        guard !flags.isEmpty else { return [] }
        for (place, notification) in notifications.enumerated() {
            for kind in [NotableDefaults.Kind.displayed, .lastDisplayed, .launches] {
                let key = ExactText(NotableDefaults.key(of: kind, notification.id))
                guard let (owner, flag) = flags[key] else { continue }
                found.append(Self(flag: flag, owner: owner, kind: kind, other: place))
            }
        }
        return found.sorted { ($0.owner, $0.other) < ($1.owner, $1.other) }
    }
}
