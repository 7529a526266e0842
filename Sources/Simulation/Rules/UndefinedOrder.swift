import Campaigns
import Clients

extension MessageInSchedule {
    /// Several may be shown first, and all get their turn; said once, of the one that stands first in the feed.
    var undefinedOrder: Diagnostic? {
        let ties = schedule.rectangles(of: place, .newcomer).flatMap(\.answers).filter { $0.kind == .tied }
        guard let tie = ties.first(where: { $0.others.allSatisfy { $0 > place } }) else { return nil }
        return finding(
            .undefinedOrder, "has no order for it and \(names(of: tie.others)): any of them may come first",
            suggestion: "let one end before the other starts, or let it be")
    }
}

extension Rule {
    /// Messages of which any may come first.
    public static let undefinedOrder = Rule.changeable("undefined-order", .note)
}
