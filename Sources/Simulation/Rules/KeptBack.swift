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
        let users = answer.kind == .waiting ? "users who dismiss what comes" : "users"
        return finding(
            .keptBack,
            telling:
                "does not let \(users) get to it from \(start, by: clock) on\(whom): \(answer.words { names(of: $0) })",
            suggestion: "fix or end the message in front of it")
    }

    /// What keeps the message back on some phones: they do not get to it on any of the occasions that they come to.
    private func keptBack(in rectangle: ScheduleRectangle) -> ScheduleAnswer? {
        rectangle.answersOutOfReach(on: schedule.occasions).first { $0.kind == .blocked || $0.kind == .waiting }
    }
}

extension Rule {
    /// A message that is kept back by another one, for a part of its time or of its versions.
    public static let keptBack = Rule.changeable("kept-back", .warning)
}
