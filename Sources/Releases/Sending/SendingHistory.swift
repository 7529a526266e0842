import Campaigns
import Clients

/// What was sent in one locale, as its records say.
public struct SendingHistory: Sendable {
    /// The records, the earliest first.
    public private(set) var records: [SendingRecord] = []
    private var bySubject: [Subject: [SendingRecord]] = [:]

    /// What records are about.
    public struct Subject: Hashable, Sendable {
        /// The campaign: two campaigns may say the same.
        var campaign: String
        /// The SHA-256 of the message that is sent.
        var message: String

        /// A message of a campaign.
        public init(campaign: String, message: String) {
            self.campaign = campaign
            self.message = message
        }
    }

    /// What is known of a message.
    public enum Status: Equatable, Sendable {
        /// It was never sent, or not taken each time: it can be sent.
        case unsent
        /// It was taken.
        case sent(at: Instant, name: String)
        /// A request was made whose end nobody knows: phones may have it.
        case unknown(since: Instant, reason: String)
    }

    /// Adds records.
    mutating func add(_ added: [SendingRecord]) {
        records = (records + added).sorted {
            ($0.time, $0.attempt, $0.step == .intent ? 0 : 1) < ($1.time, $1.attempt, $1.step == .intent ? 0 : 1)
        }
        bySubject = Dictionary(grouping: records) { Subject(campaign: $0.campaign, message: $0.message) }
    }

    /// The records of a message.
    public func records(of subject: Subject) -> [SendingRecord] { bySubject[subject] ?? [] }

    /// What is known of a message.
    ///
    /// - Parameter project: the Firebase project of interest, whose phones other projects do not reach; nil: all.
    public func status(of subject: Subject, in project: String? = nil) -> Status {
        Self.status(of: Self.records(records(of: subject), in: project))
    }

    /// Until when the server wants to be left alone with messages of a project, and why; nil where it never said so.
    ///
    /// The files can have been edited: nothing is left alone for longer than the program would have written, which is a
    /// day, nor because of what is said to have happened later than clocks can differ.
    public func hold(of project: String, at now: Instant) -> Hold? {
        Self.records(records, in: project).compactMap { record -> Hold? in
            guard case .failed(let reason, let until?) = record.step, record.time <= now.advanced(days: 1)
            else { return nil }
            return Hold(until: min(until, record.time.advanced(days: 1)), reason: reason)
        }.max { $0.until < $1.until }
    }

    /// That a server which was asked too much wants to be left alone.
    public struct Hold: Equatable, Sendable {
        /// Until when.
        public var until: Instant
        /// What it said, for a person.
        public var reason: String

        /// A server that wants to be left alone.
        public init(until: Instant, reason: String) {
            self.until = until
            self.reason = reason
        }
    }

    /// Those among some records that are about phones of a project: where none was recorded, of any.
    private static func records(_ records: [SendingRecord], in project: String?) -> [SendingRecord] {
        guard let project else { return records }
        return records.filter { $0.project == nil || $0.project == project }
    }

    /// How many attempts were made at a message.
    public func attempts(at subject: Subject) -> Int { records(of: subject).map(\.attempt).max() ?? 0 }

    /// When the phones that a message is for were last sent another text of its campaign, or may have been; nil: never.
    ///
    /// Phones that a condition of another release meant may be any, so they count as the same, unless the two conditions
    /// exclude each other.
    ///
    /// - Parameters:
    ///   - message: the SHA-256 and the condition of the message.
    ///   - present: the same of all messages that the release has of the campaign.
    ///   - project: the Firebase project of interest; nil: all.
    public func lastOther(
        than message: (hash: String, condition: String), among present: [(hash: String, condition: String)],
        campaign: String, in project: String? = nil
    ) -> Instant? {
        let hashes = Set(present.map(\.hash))
        let conditions = Set(present.map(\.condition))
        return bySubject.filter { $0.key.campaign == campaign && !hashes.contains($0.key.message) }.compactMap {
            _, records -> Instant? in
            let records = Self.records(records, in: project)
            guard let last = records.last, Self.status(of: records) != .unsent,
                last.condition == message.condition
                    || !conditions.contains(last.condition) && !Self.exclude(last.condition, message.condition)
            else { return nil }
            return last.time
        }.max()
    }

    private static func exclude(_ first: String, _ second: String) -> Bool {
        guard let first = TopicCondition(first), let second = TopicCondition(second) else { return false }
        return first.excludes(second)
    }

    private struct Request: Hashable {
        var run: String
        var attempt: Int
    }

    private static func status(of records: [SendingRecord]) -> Status {
        var open: [Request: Instant] = [:]
        var ended: Set<Request> = []
        var unknown: Status?
        for record in records {
            let request = Request(run: record.run, attempt: record.attempt)
            switch record.step {
            case .intent: open[request] = record.time
            case .sent(let name): return .sent(at: record.time, name: name)
            case .failed: ended.insert(request)
            case .unknown(let reason):
                ended.insert(request)
                unknown = unknown ?? .unknown(since: record.time, reason: reason)
            }
        }
        if let unknown { return unknown }
        guard let since = open.filter({ !ended.contains($0.key) }).values.min() else { return .unsent }
        return .unknown(since: since, reason: "newsadmin was ended before the answer came")
    }
}
