import Campaigns

/// A file of pushes as a device takes it apart, worked out once for all devices.
final class SourseReading: Sendable {
    /// A push, with what a simulation asks of it read already.
    struct Push: Sendable {
        /// The push.
        let push: SourseFeed.Push
        /// Its number in the book.
        let number: Int32
        /// The messages that Firebase does not refuse, with their conditions; nil inside for a message to one device.
        let sent: [(message: PropertyValue, condition: TopicCondition?)]
        /// The topics that every one of them requires: whoever gets the push has them.
        let everybody: Set<String>
        /// The topics that tell devices with the SDK apart: payloads for it require them, notifications forbid them.
        let integrated: Set<String>
        /// The earliest embargo in it.
        let embargo: Instant?
    }

    /// The pushes for explanations.
    let book: NotShownBook

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
            book = whole.book
            own = .success([])
            places = [:]
            return
        }
        part = nil
        do throws(SourseFeedError) {
            let feed = try SourseFeed(of: body.json)
            book = NotShownBook(feed.pushes.map(\.id))
            let pushes = feed.pushes.enumerated().map { Push($1, number: Int32($0)) }
            places = Self.places(of: pushes)
            own = .success(pushes)
        } catch {
            book = NotShownBook([])
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

    private static func places(of pushes: [Push]) -> [String: Int] {
        Dictionary(pushes.indices.map { (pushes[$0].push.id, $0) }, uniquingKeysWith: { _, last in last })
    }
}

extension SourseReading.Push {
    fileprivate init(_ push: SourseFeed.Push, number: Int32) {
        self.push = push
        self.number = number
        let sent = push.messages.compactMap { message -> (message: PropertyValue, condition: TopicCondition?)? in
            guard FirebaseLimits.refusal(of: message) == nil else { return nil }
            return Self.condition(of: message).map { (message, $0) }
        }
        self.sent = sent
        everybody = Self.common(sent.compactMap { $0.condition?.required })
        integrated = Self.integrated(push.messages)
        let dates = push.messages.compactMap { $0["data"]?["embargoDate"]?.string }
        embargo = dates.compactMap { Instant(iso8601: $0) }.min()
    }

    /// The topics of the SDK: those which every payload for it requires, if there is any, and which every standard
    /// notification forbids. What is refused when it is sent tells them, too.
    private static func integrated(_ messages: [PropertyValue]) -> Set<String> {
        let kinds = Dictionary(grouping: messages) { $0["notification"]?.dictionary != nil }
            .mapValues { $0.compactMap(condition(of:)) }
        let forbidden = common((kinds[true] ?? []).map { $0?.forbidden ?? [] })
        guard let payloads = kinds[false], !payloads.isEmpty else { return forbidden }
        return forbidden.intersection(common(payloads.map { $0?.required ?? [] }))
    }

    /// The condition of a message: none where it names none, and nothing at all where nobody can read it.
    private static func condition(of message: PropertyValue) -> TopicCondition?? {
        guard let condition = message["condition"] else {
            guard let topic = message["topic"] else { return .some(nil) }
            return topic.string.flatMap { SourseTopic.isName($0) ? .topic($0) : nil }.map { .some($0) }
        }
        return condition.string.flatMap(TopicCondition.init).map { .some($0) }
    }

    /// The topics that are in all of these sets.
    private static func common(_ sets: [Set<String>]) -> Set<String> {
        sets.dropFirst().reduce(sets.first ?? []) { $0.intersection($1) }
    }
}
