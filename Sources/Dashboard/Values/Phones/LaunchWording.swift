import Campaigns

/// Puts launches into the words of one locale.
struct LaunchWording {
    private let messages: DeviceMessages
    private var time: TimeText
    private let times: PageTimes
    /// Why messages were not shown, in the order of the report.
    let reasons: [String]

    /// The wording with the messages of a locale.
    init(_ messages: DeviceMessages, reasons: [RunReport.Reason], time: TimeText) {
        self.messages = messages
        self.time = time
        let times = PageTimes(time.clock)
        self.times = times
        self.reasons = reasons.map { Self.line($0, messages, times) }
    }

    /// A launch in words.
    mutating func words(for launch: RunReport.Launch) -> DeviceLaunch {
        let opened = launch.opened.map { address in
            switch address {
            case .action(let campaign): "opened: \(messages[campaign]?.address ?? "")"
            case .other(let address): "opened: \(address)"
            }
        }
        let isNothing = launch.shown.isEmpty && launch.crash == nil
        return DeviceLaunch(
            when: time.short(launch.instant), occasion: launch.occasion.words,
            isArrival: launch.occasion == .arrival,
            shown: launch.shown.map(shown),
            moreShown: launch.moreShown == 0 ? nil : "and \(CountWords.grouped(launch.moreShown)) more at once",
            nothing: isNothing ? launch.reason.map { Self.text($0, naming: launch.named, messages, times) } ?? "" : nil,
            crash: launch.crash, opened: opened, reasons: Self.reasons(launch.reasons, more: launch.moreReasons),
            news: Self.reasons(launch.news, more: launch.moreNews))
    }

    private func shown(_ shown: RunReport.Shown) -> DeviceLaunch.Shown {
        let title = messages.title(of: shown.name)
        let identity = messages.identity(of: shown.name)
        let buttons = shown.buttons ?? messages.buttons(of: shown.name)
        let answer: String? =
            switch shown.answer {
            case .none: nil
            case .button(let place): buttons.indices.contains(place) ? buttons[place] : nil
            case .words(let words): words
            }
        let others = shown.alternatives.map { messages.words(for: $0) }
        return DeviceLaunch.Shown(
            campaign: shown.name.campaign, title: title, language: messages.language(of: shown.name),
            name: identity == title ? nil : identity, buttons: buttons, answer: answer,
            alternatives: others.isEmpty ? nil : Self.alternatives(others))
    }

    private static func alternatives(_ names: [String]) -> String {
        let named = names.prefix(5).joined(separator: ", ")
        let more = names.count > 5 ? " or \(CountWords.grouped(names.count - 5, "other"))" : ""
        return "or, since nobody knows which comes first: \(named)\(more)"
    }

    private static func reasons(_ places: [Int], more: Int) -> DeviceLaunch.Reasons {
        DeviceLaunch.Reasons(places: places, more: more > 0 ? "and \(CountWords.grouped(more, "other reason"))" : nil)
    }

    private static func line(_ reason: RunReport.Reason, _ messages: DeviceMessages, _ times: PageTimes) -> String {
        let sentence = text(reason.sentence, naming: reason.behind, messages, times)
        let names = reason.names.map { messages.words(for: $0) }.joined(separator: ", ")
        let others = reason.more > 0 ? " and \(CountWords.grouped(reason.more)) more" : ""
        return "not shown: \(names)\(others) (\(sentence))"
    }

    /// A sentence of a device, with its messages called as people call them, and its times as pages write them.
    private static func text(
        _ sentence: Sentence, naming names: [String: RunReport.Name], _ messages: DeviceMessages,
        _ times: PageTimes
    ) -> String {
        sentence.text(
            message: { messages.words(for: names[$0] ?? .words($0)) }, moment: { instant, _ in times.text(instant) })
    }
}
