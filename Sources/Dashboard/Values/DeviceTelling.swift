/// Tells launches in the words of one locale.
struct DeviceTelling {
    private let messages: DeviceMessages
    private var time: TimeText
    /// The reasons that were told last, with their lines.
    private var last: (reasons: [RunReport.Reason], more: Int, lines: [String]) = ([], 0, [])

    /// What stands for a user who does nothing.
    static let noAnswer = "–"

    /// Tells with the messages of a locale.
    init(_ messages: DeviceMessages, time: TimeText) {
        self.messages = messages
        self.time = time
    }

    /// A launch in words.
    mutating func words(for launch: RunReport.Launch) -> DeviceLaunch {
        let opened = launch.opened.map { address in
            switch address {
            case .action(let campaign): "opened: \(messages[campaign]?.address ?? "")"
            case .other(let address): "opened: \(address)"
            }
        }
        let all = lines(launch.reasons, more: launch.moreReasons)
        let news = launch.news.isEmpty && launch.moreNews == 0 ? [] : told(launch.news, more: launch.moreNews)
        let isNothing = launch.shown.isEmpty && launch.crash == nil
        return DeviceLaunch(
            when: time.short(launch.instant), occasion: launch.occasion.map(Self.occasion),
            shown: launch.shown.map(shown),
            moreShown: launch.moreShown == 0 ? nil : "and \(CountText.grouped(launch.moreShown)) more at once",
            nothing: isNothing ? launch.reason ?? "" : nil, crash: launch.crash,
            news: opened + news, lines: opened + all)
    }

    private static func occasion(_ name: String) -> String {
        name == "arrival" ? "arrives by itself" : name
    }

    private func shown(_ shown: RunReport.Shown) -> DeviceLaunch.Shown {
        let title = messages.title(of: shown.name)
        let identity = messages.identity(of: shown.name)
        let buttons = shown.buttons ?? messages.buttons(of: shown.name)
        let answer =
            switch shown.answer {
            case .none: Self.noAnswer
            case .button(let place): buttons.indices.contains(place) ? buttons[place] : Self.noAnswer
            case .words(let words): words
            }
        let others = shown.alternatives.map(messages.identity)
        return DeviceLaunch.Shown(
            campaign: shown.name.campaign, title: title, name: identity == title ? nil : identity, buttons: buttons,
            answer: answer, alternatives: others.isEmpty ? nil : Self.alternatives(others))
    }

    private static func alternatives(_ names: [String]) -> String {
        let named = names.prefix(5).joined(separator: ", ")
        let more = names.count > 5 ? " or \(CountText.of(names.count - 5, "other"))" : ""
        return "or, since nobody knows which comes first: \(named)\(more)"
    }

    private mutating func lines(_ reasons: [RunReport.Reason], more: Int) -> [String] {
        // From one launch to the next most reasons stay as they are.
        if more == last.more, reasons == last.reasons { return last.lines }
        var lines: [String] = []
        lines.reserveCapacity(reasons.count + 1)
        for reason in reasons {
            if let place = last.reasons.firstIndex(of: reason) {
                lines.append(last.lines[place])
            } else {
                lines.append(line(reason))
            }
        }
        if more > 0 { lines.append("and \(CountText.of(more, "other reason"))") }
        last = (reasons, more, lines)
        return lines
    }

    /// The news among the reasons that were just told.
    private func told(_ news: [RunReport.Reason], more: Int) -> [String] {
        let lines = news.map { reason in last.reasons.firstIndex(of: reason).map { last.lines[$0] } ?? line(reason) }
        return more == 0 ? lines : lines + ["and \(CountText.of(more, "other reason"))"]
    }

    private func line(_ reason: RunReport.Reason) -> String {
        var sentence = reason.sentence
        for (id, name) in reason.behind.sorted(by: { $0.key < $1.key }) {
            sentence = PlainReplacing.text(sentence, replacing: id, with: messages.identity(of: name))
        }
        let names = reason.names.map(messages.identity).joined(separator: ", ")
        let others = reason.more > 0 ? " and \(CountText.grouped(reason.more)) more" : ""
        return "not shown: \(names)\(others) (\(sentence))"
    }
}
