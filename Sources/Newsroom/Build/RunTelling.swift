import Clients
import Dashboard
import Simulation

/// Tells a simulation so that it holds in every locale that is shown the same: by campaigns, not by titles.
struct RunTelling {
    private let names: [String: String]
    private let campaigns: Set<String>
    private let actions: [String: String]

    /// How many messages that come at once are told.
    static let mostShown = 20
    /// How many reasons of a launch are told.
    static let mostReasons = 8

    /// - Parameters:
    ///   - names: the campaigns by what the device calls their messages.
    ///   - actions: the campaigns by the addresses that their actions open.
    init(_ names: [String: String], actions: [String: String]) {
        self.names = names
        campaigns = Set(names.values)
        self.actions = actions
    }

    /// The report of a run.
    func report(of steps: [SimulatedStep]) -> RunReport {
        var told = ToldReasons()
        return RunReport(launches: steps.map { launch(of: $0, news: told.news(in: $0.account)) })
    }

    private func launch(of step: SimulatedStep, news: [ReasonGroup]) -> RunReport.Launch {
        let account = step.account
        let reasons = account.notShown.groups
        var launch = RunReport.Launch(
            instant: step.instant, occasion: step.occasion == "launch" ? nil : step.occasion)
        launch.shown = account.shown.prefix(Self.mostShown).map(shown)
        launch.moreShown = max(0, account.shown.count - Self.mostShown)
        launch.reason = account.shown.isEmpty ? account.reason?.sentence : nil
        launch.crash = account.crash
        launch.opened = account.opened.prefix(Self.mostShown).map { address in
            actions[address].map { .action($0) } ?? .other(address)
        }
        launch.reasons = reasons.prefix(Self.mostReasons).map(reason)
        launch.moreReasons = max(0, reasons.count - Self.mostReasons)
        launch.news = news.prefix(Self.mostReasons).map(reason)
        launch.moreNews = max(0, news.count - Self.mostReasons)
        return launch
    }

    private func shown(_ message: ShownMessage) -> RunReport.Shown {
        let id = message.id ?? message.title ?? message.text ?? ""
        let place = message.answer.flatMap { message.buttons.firstIndex(of: $0) }
        let words = message.answer.map { RunReport.Answer.words($0) } ?? .none
        return RunReport.Shown(
            name(id), buttons: name(id).campaign == nil ? message.buttons : nil,
            answer: place.map { .button($0) } ?? words,
            alternatives: message.alternatives.map(name))
    }

    private func reason(_ group: ReasonGroup) -> RunReport.Reason {
        var behind: [String: RunReport.Name] = [:]
        for id in group.behind where group.sentence.contains(id) { behind[id] = name(id) }
        return RunReport.Reason(group.ids.map(name), more: group.more, group.sentence, behind: behind)
    }

    private func name(_ id: String) -> RunReport.Name {
        names[id].map { .campaign($0) } ?? (campaigns.contains(id) ? .id(id) : .words(id))
    }
}
