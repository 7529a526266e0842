import Campaigns
import Clients

extension MessageInSchedule {
    /// For some time, or in some versions, users cannot get to the message however often they open the app.
    var keptBack: Diagnostic? {
        let rectangles = schedule.rectangles(of: place, .regular).filter { rectangle in
            rectangle.answers.contains { $0.kind == .blocked || $0.kind == .waiting }
        }
        guard let first = rectangles.first,
            let answer = first.answers.first(where: { $0.kind == .blocked || $0.kind == .waiting })
        else { return nil }
        let start = schedule.window(of: first).lowerBound
        let versions = schedule.versions.description(of: first.bands)
        let whom = schedule.versions.measure == .none || versions == "all" ? "" : " for versions \(versions)"
        return finding(
            .keptBack,
            telling:
                "does not let users get to it from \(start, by: clock) on\(whom): \(answer.words { names(of: $0) })",
            suggestion: "fix or end the message in front of it")
    }
}

extension Rule {
    /// A message that is kept back by another one, for a part of its time or of its versions.
    public static let keptBack = Rule.changeable("kept-back", .warning)
}
