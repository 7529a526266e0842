import Campaigns
import Clients

extension MessageInSchedule {
    /// For some time, or in some versions, users cannot get to the message however often they open the app.
    var keptBack: Diagnostic? {
        let rectangles = schedule.rectangles(of: place, .regular).lazy.compactMap { rectangle in
            keptBack(in: rectangle).map { (rectangle, $0) }
        }
        guard let (first, answer) = rectangles.first else { return nil }
        let start = schedule.window(of: first).lowerBound
        let versions = schedule.versions.description(of: first.bands)
        let whom = schedule.versions.measure == .none || versions == "all" ? "" : " for versions \(versions)"
        return finding(
            .keptBack,
            telling:
                "does not let users get to it from \(start, by: clock) on\(whom): \(answer.words { names(of: $0) })",
            suggestion: "fix or end the message in front of it")
    }

    /// What keeps the message back on some phones: they do not get to it on any of the occasions that they come to.
    private func keptBack(in rectangle: ScheduleRectangle) -> ScheduleAnswer? {
        func phones(_ answer: ScheduleAnswer) -> Set<[String]> {
            Set(answer.occasions.map { schedule.occasions[$0].phones })
        }
        let reached = rectangle.answers.filter { $0.kind <= .tied }.reduce(into: Set()) { $0.formUnion(phones($1)) }
        return rectangle.answers.first { answer in
            (answer.kind == .blocked || answer.kind == .waiting) && !phones(answer).isSubset(of: reached)
        }
    }
}

extension Rule {
    /// A message that is kept back by another one, for a part of its time or of its versions.
    public static let keptBack = Rule.changeable("kept-back", .warning)
}
