import Campaigns
import Clients
import Dashboard
import Files
import Simulation

/// Reports simulations so that they hold in every locale that is shown the same: by campaigns, not by titles.
struct RunReportBuilder {
    private let names: [String: String]
    private let campaigns: Set<String>
    private let actions: [String: String]
    private var table = ReasonTable()

    /// How many messages that come at once are reported.
    static let mostShown = 20
    /// How many reasons of a launch are reported.
    static let mostReasons = 8

    /// - Parameters:
    ///   - names: the campaigns by what the device calls their messages.
    ///   - actions: the campaigns by the addresses that their actions open.
    init(_ names: [String: String], actions: [String: String]) {
        self.names = names
        campaigns = Set(names.values)
        self.actions = actions
    }

    /// The reasons that reports name by their places, so far.
    var reasons: [RunReport.Reason] { table.reasons }

    /// The report of a run.
    mutating func report(of steps: [SimulatedStep]) -> RunReport {
        var changes = ReasonChanges()
        var last: (list: NotShownList, places: ReasonPlaces) = ([], ReasonPlaces())
        return RunReport(
            launches: steps.map { step in
                let list = step.account.notShown
                // From one launch to the next the reasons mostly stay as they are.
                if !list.isPlainly(last.list) { last = (list, places(of: list.groups)) }
                return launch(of: step, reasons: last.places, news: places(of: changes.news(in: step.account)))
            })
    }

    private func launch(of step: SimulatedStep, reasons: ReasonPlaces, news: ReasonPlaces) -> RunReport.Launch {
        let account = step.account
        var launch = RunReport.Launch(instant: step.instant, occasion: step.occasion)
        launch.shown = account.seen.prefix(Self.mostShown).map(shown)
        launch.moreShown = max(0, account.seen.count - Self.mostShown)
        launch.reason = account.reasonForNothing
        launch.named = names(in: launch.reason)
        launch.crash = account.crash
        launch.opened = account.opened.prefix(Self.mostShown).map { address in
            actions[address].map { .action($0) } ?? .other(address)
        }
        (launch.reasons, launch.moreReasons) = (reasons.places, reasons.more)
        (launch.news, launch.moreNews) = (news.places, news.more)
        return launch
    }

    private func shown(_ message: ShownMessage) -> RunReport.Shown {
        let known = message.names.lazy.compactMap { names[$0] }.first
        let name: RunReport.Name =
            known.map { .campaign($0) } ?? self.name(message.id ?? message.title ?? message.text ?? "")
        let place = message.answer.flatMap { message.buttons.firstIndex(of: $0) }
        let words = message.answer.map { RunReport.Answer.words($0) } ?? .none
        return RunReport.Shown(
            name, buttons: name.campaign == nil ? message.buttons : nil,
            answer: place.map { .button($0) } ?? words,
            alternatives: message.alternatives.map(self.name))
    }

    /// The reasons of a launch: the first by their places in the table, and how many more there are.
    private struct ReasonPlaces {
        var places: [Int] = []
        var more = 0
    }

    private mutating func places(of groups: [ReasonGroup]) -> ReasonPlaces {
        ReasonPlaces(
            places: groups.prefix(Self.mostReasons).map { table.place(of: reason($0)) },
            more: max(0, groups.count - Self.mostReasons))
    }

    private func reason(_ group: ReasonGroup) -> RunReport.Reason {
        RunReport.Reason(
            group.ids.map(name), more: group.more, group.sentence, behind: names(in: group.sentence))
    }

    /// The messages that a sentence names, by what it calls them.
    private func names(in sentence: Sentence?) -> [String: RunReport.Name] {
        Dictionary(keepingFirst: (sentence?.messages ?? []).map { ($0, name($0)) })
    }

    private func name(_ id: String) -> RunReport.Name {
        names[id].map { .campaign($0) } ?? (campaigns.contains(id) ? .id(id) : .words(id))
    }
}

/// The reasons of many launches, each once: hundreds of launches share a few of them.
private struct ReasonTable {
    /// The reasons in the order in which they were first given.
    private(set) var reasons: [RunReport.Reason] = []
    private var index = ByteStringIndex()

    /// The place of a reason. Reasons are distinguished by their bytes: as text, two forms of a letter would be one.
    mutating func place(of reason: RunReport.Reason) -> Int {
        var writer = ByteWriter()
        writer.write(reason)
        let (place, isNew) = writer.bytes.withUnsafeBufferPointer { index.number(of: $0) }
        if isNew { reasons.append(reason) }
        return place
    }
}
