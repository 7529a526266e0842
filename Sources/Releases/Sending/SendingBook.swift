import Campaigns

/// What was sent in one locale, as its records say.
public struct SendingBook: Sendable {
    /// The records, the earliest first.
    public private(set) var records: [SendingRecord] = []
    private var byMessage: [String: [SendingRecord]] = [:]

    /// What is known of a message.
    public enum Standing: Hashable, Sendable {
        /// It was never sent, or not taken each time: it can be sent.
        case unsent
        /// It was taken.
        case sent(at: Instant, name: String)
        /// A request was made whose end nobody knows: phones may have it.
        case unknown(since: Instant, reason: String)
    }

    /// No records.
    public init() {}

    /// Adds records.
    mutating func add(_ added: [SendingRecord]) {
        records = (records + added).sorted {
            ($0.time, $0.attempt, $0.step == .intent ? 0 : 1) < ($1.time, $1.attempt, $1.step == .intent ? 0 : 1)
        }
        byMessage = Dictionary(grouping: records, by: \.message)
    }

    /// What is known of a message, by the SHA-256 of what is sent.
    public func standing(of message: String) -> Standing {
        Self.standing(of: byMessage[message] ?? [])
    }

    /// How many attempts were made at a message.
    public func attempts(at message: String) -> Int {
        byMessage[message]?.map(\.attempt).max() ?? 0
    }

    /// Messages of other content that the same phones were sent, or may have been, for the same campaign.
    public func others(than message: String, campaign: String, condition: String) -> [SendingRecord] {
        byMessage.filter { $0.key != message }.compactMap { _, records in
            guard let first = records.first, first.campaign == campaign, first.condition == condition else {
                return nil
            }
            return Self.standing(of: records) == .unsent ? nil : records.last
        }.sorted { $0.time < $1.time }
    }

    private static func standing(of records: [SendingRecord]) -> Standing {
        var open: [Int: Instant] = [:]
        var unknown: Standing?
        for record in records {
            switch record.step {
            case .intent: open[record.attempt] = record.time
            case .sent(let name): return .sent(at: record.time, name: name)
            case .failed: open[record.attempt] = nil
            case .unknown(let reason):
                open[record.attempt] = nil
                unknown = unknown ?? .unknown(since: record.time, reason: reason)
            }
        }
        if let unknown { return unknown }
        guard let since = open.values.min() else { return .unsent }
        return .unknown(since: since, reason: "newsadmin was ended before the answer came")
    }
}
