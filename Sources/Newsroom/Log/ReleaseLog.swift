import Campaigns
import Clients
import Files
import Releases

/// What was released, release by release.
public struct ReleaseLog: Sendable {
    /// The releases of each locale, the newest first.
    var locales: [(locale: String, entries: [Entry])]
    /// The workspace's clocks.
    var clock: ZoneClock
    /// What is wrong with the ledgers.
    public var findings: [Diagnostic]
    private let broken: Set<String>

    /// One release.
    struct Entry: Sendable {
        /// What it holds.
        var release: ReleaseManifest
        /// The campaigns that came with it, or came back.
        var came: [String] = []
        /// The campaigns whose words it changed.
        var changed: [String] = []
        /// The campaigns that left with it.
        var left: [String] = []
        /// Who had approved what came or changed, each once.
        var reviewers: [String] = []
        /// The campaigns that messages were sent of.
        var sent: [String] = []
        /// The campaigns of whose messages nobody knows whether they were sent.
        var perhapsSent: [String] = []
    }

    /// Reads the log of some locales; nil: all that have one.
    public init(folder: String, locales: [String]? = nil) throws(ReleaseFailure) {
        let context = try LedgerContext(folder: folder)
        let names = try context.names(of: locales)
        clock = context.configuration.clock
        findings = context.ledgers.findings.filter { $0.isAbout(Set(names)) }
        broken = Set(names.filter(context.ledgers.hidesReleases(of:)))
        self.locales = names.map { ($0, Self.entries(of: context.ledgers[$0])) }
    }

    /// The releases of one ledger, the newest first.
    static func entries(of ledger: LocaleLedger) -> [Entry] {
        ledger.releases.enumerated().map { index, release in
            let before = index == 0 ? [:] : ledger.releases[index - 1].messagesByCampaign
            let present = Set(release.messages.map(\.campaign))
            let approvals = Set(release.approvals)
            var entry = Entry(release: release)
            var reviewers: [String] = []
            for message in release.messages {
                let old = before[message.campaign]
                guard old?.content != message.content else { continue }
                if old == nil { entry.came.append(message.campaign) } else { entry.changed.append(message.campaign) }
                reviewers += ledger.approvals(of: message.content, campaign: message.campaign)
                    .filter { approvals.contains($0.file) }.map(\.approval.reviewer)
            }
            entry.left = before.keys.filter { !present.contains($0) }.sorted()
            entry.reviewers = reviewers.uniqued()
            for record in ledger.sendings.records where record.release == release.number && record.step == .intent {
                let subject = SendingHistory.Subject(campaign: record.campaign, message: record.message)
                switch ledger.sendings.status(of: subject, in: record.project) {
                case .unsent: break
                case .sent: entry.sent.append(record.campaign)
                case .unknown: entry.perhapsSent.append(record.campaign)
                }
            }
            entry.sent = entry.sent.uniqued()
            entry.perhapsSent = entry.perhapsSent.uniqued()
            return entry
        }.reversed()
    }
}

extension ReleaseLog {
    /// The log for people, with a line end behind each line.
    public var text: String {
        locales.map { locale, entries in
            guard !entries.isEmpty else {
                return "\(locale): \(broken.contains(locale) ? LedgerSet.hiddenWords : "not released yet")\n"
            }
            return entries.map(text).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    private func text(_ entry: Entry) -> String {
        let release = entry.release
        var lines = [
            "\(release.locale) \(release.number)  \(clock.description(of: release.time))  "
                + "\(release.author)\(release.key == nil ? "" : "  signed")"
        ]
        switch release.kind {
        case .release: break
        case .rollback(let target): lines.append("  rollback to release \(target)")
        case .withdrawal(let campaign, let reason): lines.append("  \(campaign) was withdrawn: \(reason)")
        }
        if let note = release.note { lines.append("  \(note)") }
        for (word, campaigns) in [("new", entry.came), ("changed", entry.changed), ("gone", entry.left)]
            + [("sent", entry.sent), ("perhaps sent", entry.perhapsSent)]
        where !campaigns.isEmpty {
            lines.append("  \(word): \(campaigns.joined(separator: ", "))")
        }
        if !entry.reviewers.isEmpty { lines.append("  approved by \(entry.reviewers.joined(separator: ", "))") }
        lines.append(
            "  \(CountWords.messages(release.messages.count, ended: release.endedMessages)), "
                + "\(CountWords.of(release.states.count, "state")) "
                + "until \(clock.description(of: release.horizon))")
        return lines.map { TerminalText.shown($0) + "\n" }.joined()
    }

    /// The log as JSON.
    public var json: String {
        JSONWriter(.pretty).printed([
            "schema": "newsadmin/log/1",
            "releases": .array(locales.flatMap(\.entries).map(json)),
            "findings": .array(findings.map(FindingsReport.json)),
        ])
    }

    private func json(_ entry: Entry) -> PropertyValue {
        let release = entry.release
        var fields: [PropertyValue.Entry] = [
            .init("locale", .string(release.locale)), .init("number", .integer(release.number)),
            .init("time", .string(release.time.iso8601)), .init("author", .string(release.author)),
            .init("kind", .string(release.kind.name)),
        ]
        switch release.kind {
        case .release: break
        case .rollback(let target): fields.append(.init("to", .integer(target)))
        case .withdrawal(let campaign, let reason):
            fields += [.init("campaign", .string(campaign)), .init("reason", .string(reason))]
        }
        fields += [
            .init("note", .optional(release.note)), .init("signed", .boolean(release.key != nil)),
            .init("horizon", .string(release.horizon.iso8601)),
            .init("messages", .integer(release.messages.count)),
            .init("states", .integer(release.states.count)), .init("new", .texts(entry.came)),
            .init("changed", .texts(entry.changed)), .init("gone", .texts(entry.left)),
            .init("reviewers", .texts(entry.reviewers)), .init("sent", .texts(entry.sent)),
            .init("perhapsSent", .texts(entry.perhapsSent)),
        ]
        return .dictionary(fields)
    }
}
