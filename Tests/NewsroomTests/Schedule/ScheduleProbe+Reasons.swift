import Testing

@testable import Clients

extension ScheduleProbe {
    /// Compares why a device says that it does not show messages with what the schedule says of them.
    ///
    /// - Returns: the kinds of answers that were compared.
    func compareReasons(
        in result: PropertyValue, _ form: ScheduleForm, on occasion: Int = 0
    ) -> Set<ScheduleAnswer.Kind> {
        var kinds: Set<ScheduleAnswer.Kind> = []
        for message in (result["notShown"]?.array ?? []).compactMap(NotShown.init) {
            let campaign = campaigns[message.id]
            guard let answer = campaign.flatMap({ self.answer($0, form, on: occasion) }) else {
                Issue.record("\(self): nothing is scheduled for \(message.id)")
                continue
            }
            #expect(agrees(message, form, with: answer), "\(self): \(message), but \(form) \(answer)")
            kinds.insert(answer.kind)
        }
        return kinds
    }

    private func answer(_ campaign: String, _ form: ScheduleForm, on occasion: Int) -> ScheduleAnswer? {
        let schedule = group.schedule
        guard let interval = schedule.timeline.interval(of: instant),
            let place = schedule.messages.firstIndex(where: { $0.campaign == campaign })
        else { return nil }
        return schedule.answers(for: place, form, band: band, interval: interval)?
            .first { $0.occasions.contains(occasion) }
    }

    private func agrees(_ message: NotShown, _ form: ScheduleForm, with answer: ScheduleAnswer) -> Bool {
        let others = Set(answer.others.map { group.schedule.messages[$0].campaign })
        let isBehind = message.behind.contains { others.contains(campaigns[$0] ?? "") }
        switch answer.kind {
        case .excluded:
            return message.reason.id == answer.reason?.id
                && message.reason.sentence.text == answer.reason?.sentence.text
        case .waiting: return message.reason.id == "waiting" && isBehind
        // At its first check, a device knows only of the first message what comes of it.
        case .blocked where form == .newcomer && message.reason.id == "waiting":
            return named(message.behind) == scheduled(form, .shown)
        // Where nobody is in front of it, its own address is in the way.
        case .blocked where answer.others.isEmpty: return message.reason.id == answer.reason?.id
        // The schedule gives the reason of the one that is in front.
        case .blocked: return message.reason.id == "blocked" && isBehind
        // Of several the device takes one.
        case .tied: return message.reason.id == "waiting" && (isBehind || others.count == ScheduleAnswer.namedOthers)
        case .shown: return ["seen-before", "ignored-before"].contains(message.reason.id)
        }
    }
}
