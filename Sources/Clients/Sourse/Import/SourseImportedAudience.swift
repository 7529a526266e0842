/// Whom the conditions of an announcement's messages mean.
struct SourseImportedAudience: Sendable {
    /// What a message with a condition is.
    enum Kind {
        /// A payload that is shown at once.
        case atOnce
        /// A payload for which the SDK picks the moment.
        case smart
        /// What phones without the SDK get.
        case standard
    }

    /// The topics that conditions name, in whatever order these stand there.
    struct Topics {
        /// The topic that everybody of the locale has subscribed to; nil where that is none.
        var everybody: String?
        /// The topic whose phones get it at once, where two payloads differ in that.
        var compared: String?
        /// Whether a campaign that is sent to these reaches other phones.
        var areOthers = false
    }

    private var conditions: [(kind: Kind, condition: TopicCondition)] = []
    /// The first condition of a payload, as it is written.
    private var written: String?

    /// Adds the condition of a message; what is none is passed over.
    mutating func add(_ text: String?, _ kind: Kind) {
        guard let text, let condition = TopicCondition(text) else { return }
        conditions.append((kind, condition))
        if kind != .standard, written == nil { written = text }
    }

    /// The topics beside that of the SDK; nil where no payload has a condition.
    ///
    /// The topic of a comparison is required by the payload that is shown at once, and forbidden by the other.
    ///
    /// - Parameter integrated: what the topic of the SDK is called in this workspace.
    func topics(besides integrated: String) -> Topics? {
        guard let written, let condition = TopicCondition(written) else { return nil }
        var topics = Topics()
        if let first = all(.atOnce).first, let other = all(.smart).first {
            topics.compared = first.required.intersection(other.forbidden).min()
        }
        let special = all(.standard).reduce(Set([integrated, topics.compared].compactMap { $0 })) {
            $0.union($1.forbidden)
        }
        let places = condition.required.subtracting(special).compactMap { name in
            written.firstRange(of: "'\(name)'").map { (name, $0.lowerBound) }
        }
        topics.everybody = places.min { $0.1 < $1.1 }?.0
        // One that is not known may be what the topic of the SDK is called here.
        let most = condition.required.contains(integrated) ? 1 : 2
        topics.areOthers = !(1...most).contains(places.count) || written.contains("||")
        return topics
    }

    private func all(_ kind: Kind) -> [TopicCondition] { conditions.filter { $0.kind == kind }.map(\.condition) }
}
