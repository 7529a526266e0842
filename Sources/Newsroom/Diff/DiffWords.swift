import Campaigns
import Dashboard
import Releases
import Simulation

/// The sentences of a comparison; whatever the publisher wrote is made safe for where it will stand.
struct DiffWords {
    let clock: ZoneClock
    let clients: [String: String]
    let titles: [String: String]
    /// Makes the publisher's words safe.
    let safe: @Sendable (String) -> String
    /// How times are written; nil: as terminals have them, `2026-11-23 09:00`.
    var pageTimes: PageTimes? = nil

    /// The most campaigns that a sentence names.
    private static let mostNames = 5
    /// The most spans of time that a sentence names.
    private static let mostTimes = 4

    /// A time without the zone.
    func time(_ instant: Instant) -> String {
        pageTimes?.text(instant) ?? clock.time(of: instant)
    }

    /// The clients' names for people.
    func names(ofClients names: [String]) -> String {
        names.map { clients[$0] ?? safe($0) }.joined(separator: ", ")
    }

    /// `versions 1.2 to 2.0`.
    func versions(_ words: String) -> String {
        if words.isEmpty { return "all versions" }
        if words.hasPrefix("build ") { return safe(words) }
        return (words.contains(" ") ? "versions " : "version ") + safe(words)
    }

    /// `from 2026-11-23 09:00 until 2026-12-01 00:00`.
    func span(from: Instant?, until: Instant?) -> String {
        let start = "from \(from.map(time) ?? "now")"
        return until.map { "\(start) until \(time($0))" } ?? "\(start) on"
    }

    /// When it is shown, and on what: `from now on (only: wifi)`.
    func times(_ showings: [Showing]) -> String {
        func occasions(_ showing: Showing?) -> String {
            guard let showing, !showing.occasions.isEmpty else { return "" }
            return " (only: \(safe(showing.occasions)))"
        }
        let areAlike = Set(showings.map(\.occasions)).count == 1
        var parts = showings.prefix(Self.mostTimes).map { showing in
            span(from: showing.from, until: showing.until) + (areAlike ? "" : occasions(showing))
        }
        let rest = showings.count - parts.count
        if rest > 0 { parts.append(CountWords.of(rest, "more time")) }
        return parts.joined(separator: "; ") + (areAlike ? occasions(showings.first) : "")
    }

    /// What else a reader must know of the times at which something is shown.
    func sentences(_ change: ShowingChange) -> [DifferenceReport.Sentence] {
        change.conditions.flatMap { condition -> [DifferenceReport.Sentence] in
            let name = condition.clients == change.clients ? "" : "\(names(ofClients: condition.clients)): "
            let part = condition.isThroughout ? "" : "at times or in some versions "
            var sentences: [DifferenceReport.Sentence] = []
            if !condition.behind.isEmpty {
                sentences.append(
                    Self.dismissed("\(name)on phones that have seen none, \(part)only after ", condition.behind))
            }
            if !condition.tied.isEmpty {
                sentences.append(Self.sentence("\(name)\(part)in no defined order with ", condition.tied))
            }
            return sentences
        }
    }

    /// A sentence that ends in `a and b are dismissed`.
    private static func dismissed(_ start: String, _ campaigns: [String]) -> DifferenceReport.Sentence {
        sentence(start, campaigns, campaigns.count == 1 ? " is dismissed" : " are dismissed")
    }

    /// A sentence that names campaigns, the first of them.
    private static func sentence(
        _ start: String, _ campaigns: [String], _ end: String = ""
    ) -> DifferenceReport.Sentence {
        DifferenceReport.Sentence(
            start, campaigns: Array(campaigns.prefix(mostNames)), more: max(0, campaigns.count - mostNames), end: end)
    }

    /// `a, b and c`, or with how many more there are.
    func campaigns(_ names: [String]) -> String { text(Self.sentence("", names)) }

    /// A sentence with the ids of its campaigns.
    func text(_ sentence: DifferenceReport.Sentence) -> String { sentence.text(safe) }

    /// How the order of messages changes, a sentence each.
    func sentences(_ change: OrderChange) -> [DifferenceReport.Sentence] {
        var sentences: [DifferenceReport.Sentence] = []
        if !change.after.isEmpty { sentences.append(Self.dismissed("shown only after ", change.after)) }
        if !change.noLongerAfter.isEmpty {
            sentences.append(Self.dismissed("no longer only after ", change.noLongerAfter))
        }
        if !change.tied.isEmpty { sentences.append(Self.sentence("in no defined order with ", change.tied)) }
        if !change.noLongerTied.isEmpty {
            sentences.append(Self.sentence("in a defined order with ", change.noLongerTied))
        }
        return sentences
    }

    /// Why nobody is shown a message.
    func sentence(_ reason: UnseenMessage.Reason) -> String {
        switch reason {
        case .later(let start): "begins \(time(start)), later than is looked at here"
        case .ended(let end): "has ended \(time(end))"
        case .nobody(let reasons):
            (["shown to nobody"] + reasons.map { safe($0.words(Self.ids)) }).joined(separator: "; ")
        }
    }

    /// How a message that comes back was withdrawn.
    func sentence(_ withdrawal: Withdrawal) -> String {
        "was withdrawn by release \(withdrawal.release) (\(safe(withdrawal.reason))) and is back"
    }

    /// The same, a sentence for each thing that is in the way.
    func sentences(_ reason: UnseenMessage.Reason) -> [DifferenceReport.Sentence] {
        guard case .nobody(let reasons) = reason else { return [DifferenceReport.Sentence(sentence(reason))] }
        return ["shown to nobody"]
            + reasons.map { cause -> DifferenceReport.Sentence in
                guard !cause.behind.isEmpty else {
                    return DifferenceReport.Sentence(cause.reason?.sentence.text ?? "")
                }
                return Self.sentence("behind ", cause.behind, cause.reason.map { ", \($0.sentence.text)" } ?? "")
            }
    }

    /// The ids of campaigns that something is behind: `a, b`.
    static func ids(_ campaigns: [String]) -> String { campaigns.joined(separator: ", ") }

    /// Why nobody can tell what changes for a client's users.
    static let sharedKey = "two messages have one key, so nobody knows what phones show"

    /// What of a client's feeds changes that is of no message.
    static let besideMessages = "the elements that its settings put into every feed"

    /// That nobody can tell what changes for a client's users.
    func unclear(_ client: String) -> String { "\(names(ofClients: [client])): \(Self.sharedKey)" }

    /// That a client's feeds change beside their messages.
    func preamble(_ client: String) -> String { "\(names(ofClients: [client])): \(Self.besideMessages)" }

    /// That a client has no feed any more.
    func lost(_ client: String) -> String {
        "\(names(ofClients: [client])): there is no feed for it any more, so its phones lose their messages"
    }

    /// What a field is called.
    func name(of difference: FieldDifference) -> String {
        let client = difference.client.map { clients[$0] ?? $0 }
        let name = difference.name.map { $0.isEmpty ? "entry" : safe($0) }
        switch difference.field {
        case .title: return "title"
        case .action: return "action"
        case .start: return "start"
        case .end: return "end"
        case .versions: return "app versions"
        case .system: return "only systems before"
        case .clients: return "clients"
        case .key: return "\(client ?? "") key"
        case .order: return "\(client ?? "") order"
        case .setting: return [client, name].compactMap { $0 }.joined(separator: " ")
        case .file: return "\(client ?? "") view or page"
        case .images: return "\(client ?? "") images"
        }
    }

    /// What a field holds; nil: nothing.
    func value(_ value: FieldDifference.Value?) -> String? {
        switch value {
        case nil: nil
        case .text(let text): safe(text)
        case .instant(let instant): time(instant)
        case .clients(let names): self.names(ofClients: names)
        }
    }
}

extension ShowingChange.Kind {
    /// The heading of such changes.
    var title: String {
        switch self {
        case .newly: "Newly shown"
        case .noLonger: "No longer shown"
        case .otherTimes: "Shown at other times"
        case .otherOccasions: "Shown on other occasions"
        }
    }
}

extension ReleaseDiff.Locale {
    /// `release 3 → working texts`.
    var heading: String {
        let old = from.map { "release \($0)" } ?? "nothing released"
        return "\(old) → \(to.map { "release \($0)" } ?? "working texts")"
    }
}
