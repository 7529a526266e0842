import Campaigns
import Clients
import Files
import Simulation

/// What phones with one client are shown otherwise on both sides of a comparison.
struct ShownChange: Sendable {
    var showings: [ShowingChange] = []
    var orders: [OrderChange] = []
    var unseen: [UnseenMessage] = []
    /// Whether a feed holds messages that its client cannot tell apart, so that nobody knows what is shown.
    var isUnclear = false

    /// What is shown otherwise by some changes, in their order.
    static func of(_ changes: [ClientChange], app: AppConfiguration) -> [ShownChange] {
        let open = changes.indices.filter { !changes[$0].isNothing }
        let feeds = open.flatMap { changes[$0].feeds }
        let schedules = SharedSchedules(of: feeds)
        var places: [Question: Int] = [:]
        var firsts: [Int] = []
        let answers = open.indices.map { index in
            let change = changes[open[index]]
            let question = Question(
                before: schedules.number(of: 2 * index), after: schedules.number(of: 2 * index + 1),
                changed: change.changed, rearranged: change.rearranged)
            if places[question] == nil {
                places[question] = firsts.count
                firsts.append(index)
            }
            return places[question] ?? 0
        }
        let shown = firsts.parallelMap(batch: 1) { index in
            let (before, after) = (schedules[2 * index], schedules[2 * index + 1])
            if before.messages.isEmpty && !feeds[2 * index].entries.isEmpty
                || after.messages.isEmpty && !feeds[2 * index + 1].entries.isEmpty
            {
                return ShownChange(isUnclear: true)
            }
            let comparison = ClientComparison(of: changes[open[index]], before: before, after: after, app: app)
            let (showings, orders) = comparison.compare()
            return ShownChange(showings: showings, orders: orders, unseen: comparison.unseen())
        }
        var result = [ShownChange](repeating: ShownChange(), count: changes.count)
        for (index, answer) in zip(open, answers) { result[index] = shown[answer] }
        return result
    }

    /// What the answer follows from; a schedule is that of one client.
    private struct Question: Hashable {
        var before: Int
        var after: Int
        var changed: Set<String>
        var rearranged: Set<String>
    }
}
