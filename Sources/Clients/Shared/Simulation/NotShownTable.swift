import Campaigns
import Synchronization

/// The messages of a feed by number, and the reasons for not showing them, each kept once.
///
/// Devices explain themselves at every launch for every message: with it an explanation is two integers.
final class NotShownTable: Sendable {
    /// A reason as it is kept.
    struct Reason: Hashable, Sendable {
        /// Why.
        var reason: DeviceReason
        /// The messages that are waited for.
        var behind: [String]
        /// Whether the message itself is not counted among those.
        var isWithoutItself: Bool
    }

    /// The names of the messages, by number.
    let ids: [String]
    /// For each message the number of the first one of the same name, which is most often its own.
    let firsts: [Int32]

    private struct Known {
        var codes: [Reason: Int32] = [:]
        var reasons: [Reason] = []
        var sentences: [Sentence: Int32] = [:]
        var sentenceOfReason: [Int32] = []
    }

    private let known = Mutex(Known())

    /// A table of messages with these names.
    init(_ ids: [String]) {
        self.ids = ids
        var numbers: [String: Int32] = [:]
        numbers.reserveCapacity(ids.count)
        firsts = ids.enumerated().map { number, id in
            let own = Int32(number)
            if let first = numbers[id] { return first }
            numbers[id] = own
            return own
        }
    }

    /// The number of a reason.
    func code(_ reason: DeviceReason, behind: [String] = [], isWithoutItself: Bool = false) -> Int32 {
        let reason = Reason(reason: reason, behind: behind, isWithoutItself: isWithoutItself)
        return known.withLock { known in
            if let code = known.codes[reason] { return code }
            let code = Int32(known.reasons.count)
            let sentence = known.sentences[reason.reason.sentence] ?? Int32(known.sentences.count)
            known.sentences[reason.reason.sentence] = sentence
            known.sentenceOfReason.append(sentence)
            known.reasons.append(reason)
            known.codes[reason] = code
            return code
        }
    }

    /// All reasons so far, by number, with the numbers of their sentences.
    var reasons: (reasons: [Reason], sentences: [Int32], countOfSentences: Int) {
        known.withLock { ($0.reasons, $0.sentenceOfReason, $0.sentences.count) }
    }

    /// The message of a number that was not shown for a reason.
    func notShown(_ number: Int32, _ code: Int32) -> NotShown {
        notShown(number, known.withLock { $0.reasons[Int(code)] })
    }

    /// The message of a number that was not shown for a reason.
    func notShown(_ number: Int32, _ reason: Reason) -> NotShown {
        let id = ids[Int(number)]
        let behind = reason.isWithoutItself ? reason.behind.filter { $0 != id } : reason.behind
        return NotShown(id, reason.reason, behind: behind)
    }
}
