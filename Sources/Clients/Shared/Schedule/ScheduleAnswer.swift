/// What becomes of one message at a point of versions and time, on some occasions.
public struct ScheduleAnswer: Hashable, Sendable {
    /// The answers there are, the best first.
    public enum Kind: String, CaseIterable, Comparable, Sendable {
        /// The device shows it.
        case shown
        /// The device shows it or another one: the client has no order for them.
        case tied
        /// It is shown once others have been dismissed.
        case waiting
        /// No dismissal helps: it is behind one that can be neither shown nor dismissed, or that comes up in its place each time.
        case blocked
        /// The message itself rules the device out.
        case excluded

        /// Orders the answers, the best first.
        public static func < (left: Kind, right: Kind) -> Bool { left.rank < right.rank }

        private var rank: Int {
            switch self {
            case .shown: 0
            case .tied: 1
            case .waiting: 2
            case .blocked: 3
            case .excluded: 4
            }
        }
    }

    /// How many others an answer names at most.
    public static let namedOthers = 8

    /// What becomes of it.
    public var kind: Kind
    /// The occasions it holds on, by their places in ``CompiledFeed/occasions``, ascending.
    public var occasions: [Int]
    /// The messages it waits for, is tied with or blocked by, by their places in the feed; at most
    /// ``namedOthers``, those that come first in time.
    public var others: [Int]
    /// Why; nil where the kind and the others say it all.
    public var reason: DeviceReason?

    /// The only occasion, where there is no choice; all answers that hold on it share the list.
    static let onlyOccasion = [0]

    /// An answer.
    init(
        _ kind: Kind, occasions: [Int] = ScheduleAnswer.onlyOccasion, others: [Int] = [], reason: DeviceReason? = nil
    ) {
        self.kind = kind
        self.occasions = occasions
        self.others = others
        self.reason = reason
    }
}
