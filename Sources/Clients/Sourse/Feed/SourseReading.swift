import Campaigns

/// A file of pushes as a device takes it apart, worked out once for all devices.
final class SourseReading: Sendable {
    /// A push, with what a simulation asks of it read already.
    struct Push: Sendable {
        /// The push.
        let push: SourseFeed.Push
        /// Its number in the table of reasons.
        let number: Int32
        /// The messages that Firebase does not refuse, with their conditions; nil inside for a message to one device.
        let sent: [(message: PropertyValue, condition: TopicCondition?)]
        /// The topics that every condition of the push requires, whether or not its message is refused: whoever is to get it
        /// has them.
        let everybody: Set<String>
        /// The topics that tell devices with the SDK apart: payloads for it require them, notifications forbid them.
        let integrated: Set<String>
        /// The earliest embargo in it.
        let embargo: Instant?
    }

    /// The pushes for explanations.
    let table: NotShownTable

    private let own: Result<[Push], SourseFeedError>
    private let places: [String: Int]
    /// Of which file it has some pushes, and which those are.
    private let part: (whole: SourseReading, isPresent: [Bool])?

    /// What a device makes of a file.
    static func of(_ body: FeedBody) -> SourseReading { body.reading(SourseReading.init) }

    private init(_ body: FeedBody) {
        if let part = body.part, case let whole = SourseReading.of(part.whole), case .success(let all) = whole.own {
            var isPresent = [Bool](repeating: false, count: all.count)
            for place in part.places { isPresent[place] = true }
            self.part = (whole, isPresent)
            table = whole.table
            own = .success([])
            places = [:]
            return
        }
        part = nil
        do throws(SourseFeedError) {
            let feed = try SourseFeed(of: body.json)
            table = NotShownTable(feed.pushes.map(\.id))
            var conditions = Conditions()
            let pushes = feed.pushes.enumerated().map { Push($1, number: Int32($0), &conditions) }
            places = Self.places(of: pushes)
            own = .success(pushes)
        } catch {
            table = NotShownTable([])
            places = [:]
            own = .failure(error)
        }
    }

    /// The pushes.
    ///
    /// - Throws: what is wrong with the file.
    var pushes: [Push] {
        get throws(SourseFeedError) {
            guard let part else { return try own.get() }
            let all = try part.whole.own.get()
            return all.indices.filter { part.isPresent[$0] }.map { all[$0] }
        }
    }

    /// What is sent under an id; nil where that is nothing, or the file is none.
    func push(_ id: String) -> Push? {
        guard let part else { return places[id].flatMap { try? own.get()[$0] } }
        guard let push = part.whole.push(id), part.isPresent[Int(push.number)] else { return nil }
        return push
    }

    /// Conditions as they were read, by their texts: most messages of a file have the same few.
    fileprivate struct Conditions {
        private var known: [String: TopicCondition?] = [:]

        /// The condition of a message: none where it names none, and nothing at all where nobody can read it.
        mutating func condition(of message: PropertyValue) -> TopicCondition?? {
            guard let condition = message["condition"] else {
                guard let topic = message["topic"] else { return .some(nil) }
                return topic.string.flatMap { SourseTopic.isName($0) ? .topic($0) : nil }.map { .some($0) }
            }
            guard let text = condition.string else { return nil }
            if let read = known[text] { return read.map { .some($0) } }
            let read = TopicCondition(text)
            known[text] = .some(read)
            return read.map { .some($0) }
        }
    }

    private static func places(of pushes: [Push]) -> [String: Int] {
        Dictionary(pushes.indices.map { (pushes[$0].push.id, $0) }, uniquingKeysWith: { _, last in last })
    }
}

extension SourseReading.Push {
    fileprivate init(_ push: SourseFeed.Push, number: Int32, _ conditions: inout SourseReading.Conditions) {
        self.push = push
        self.number = number
        let read = push.messages.map { (message: $0, condition: conditions.condition(of: $0)) }
        let sent = read.compactMap { message, condition -> (message: PropertyValue, condition: TopicCondition?)? in
            guard FirebaseLimits.refusal(of: message) == nil else { return nil }
            return condition.map { (message, $0) }
        }
        self.sent = sent
        everybody = Self.common(read.compactMap { ($0.condition ?? nil)?.required })
        integrated = Self.integrated(read)
        let dates = push.messages.compactMap { $0["data"]?["embargoDate"]?.string }
        embargo = dates.compactMap { Instant(iso8601: $0) }.min()
    }

    /// The topics of the SDK: those which every payload for it requires, if there is any, and which every standard
    /// notification forbids. What is refused when it is sent tells them, too.
    private static func integrated(_ messages: [(message: PropertyValue, condition: TopicCondition??)]) -> Set<String> {
        var notifications: [Set<String>] = []
        var payloads: [Set<String>] = []
        for (message, condition) in messages {
            guard let condition else { continue }
            if message["notification"]?.dictionary != nil {
                notifications.append(condition?.forbidden ?? [])
            } else {
                payloads.append(condition?.required ?? [])
            }
        }
        let forbidden = common(notifications)
        return payloads.isEmpty ? forbidden : forbidden.intersection(common(payloads))
    }

    /// The topics that are in all of these sets.
    private static func common(_ sets: [Set<String>]) -> Set<String> {
        sets.dropFirst().reduce(sets.first ?? []) { $0.intersection($1) }
    }
}
