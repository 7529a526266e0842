/// A condition of Firebase Cloud Messaging: `'news' in topics && !('sdk' in topics)`.
public indirect enum TopicCondition: Equatable, Sendable {
    /// The device is subscribed to the topic.
    case topic(String)
    /// The inner condition does not hold.
    case not(TopicCondition)
    /// Both hold.
    case and(TopicCondition, TopicCondition)
    /// At least one holds.
    case or(TopicCondition, TopicCondition)

    /// Whether it holds for a device with those subscriptions.
    func holds(for topics: Set<String>) -> Bool {
        switch self {
        case .topic(let name): topics.contains(name)
        case .not(let inner): !inner.holds(for: topics)
        case .and(let left, let right): left.holds(for: topics) && right.holds(for: topics)
        case .or(let left, let right): left.holds(for: topics) || right.holds(for: topics)
        }
    }

    /// The topics that a device must be subscribed to, whatever its other ones are.
    var required: Set<String> {
        switch self {
        case .topic(let name): [name]
        case .not: []
        case .and(let left, let right): left.required.union(right.required)
        case .or(let left, let right): left.required.intersection(right.required)
        }
    }

    /// The topics that a device must not be subscribed to, whatever its other ones are.
    var forbidden: Set<String> {
        switch self {
        case .topic: []
        case .not(let inner): inner.sufficient
        case .and(let left, let right): left.forbidden.union(right.forbidden)
        case .or(let left, let right): left.forbidden.intersection(right.forbidden)
        }
    }

    /// Whether no device meets both, as their topics alone tell; false where that is not sure.
    public func excludes(_ other: TopicCondition) -> Bool {
        !required.isDisjoint(with: other.forbidden) || !forbidden.isDisjoint(with: other.required)
    }

    /// The topics of which each is enough, whatever the other ones are.
    private var sufficient: Set<String> {
        switch self {
        case .topic(let name): [name]
        case .not: []
        case .and(let left, let right): left.sufficient.intersection(right.sufficient)
        case .or(let left, let right): left.sufficient.union(right.sufficient)
        }
    }
}
