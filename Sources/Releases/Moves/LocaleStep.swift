/// Something that is to be done in a locale.
public struct LocaleStep: Sendable {
    /// What to type; nil where no command does it, or it would be refused.
    public var next: NextStep?
    /// The messages that it is about; empty where it is about the locale.
    public var messages = StepMessages()
    /// How many messages it is about; 1 where it is about the locale.
    public var count = 1

    /// A step of a whole locale.
    public init(next: NextStep? = nil, count: Int = 1) {
        self.next = next
        self.count = count
    }
}

/// The messages of which something is to be done.
public struct StepMessages: Sendable {
    /// Their campaigns.
    public var campaigns: [String] = []
    /// How many of them have gone from the files.
    public var gone = 0
    /// How many of them a rollback took back.
    public var takenBack = 0
    /// How many of these had gone from the files, so that it brought them back.
    public var broughtBack = 0
    /// The number of that rollback.
    public var rollback: Int?

    /// How many there are.
    public var count: Int { campaigns.count }
    /// How many of them can simply be released.
    public var releasable: Int { count - takenBack }

    mutating func add(_ message: some StandingMessage) {
        campaigns.append(message.campaign)
        if message.state.working == .removed, message.next == .release { gone += 1 }
        if case .putBack(let rollback, _, let isGone) = message.next {
            takenBack += 1
            if isGone { broughtBack += 1 }
            self.rollback = rollback
        }
    }
}
