import Clients
import Files
import Simulation

/// What becomes of a campaign in one client, all locales together.
struct ForecastCampaign {
    /// The campaign's id.
    let id: String
    /// The sums of its messages.
    private(set) var reach = ForecastReport.Reach()
    /// For each day how many users saw it for the first time.
    private(set) var reached: [Int] = []

    /// The campaigns of the only client of a forecast that are meant for somebody, those that reach most first.
    static func all(in report: ForecastReport) -> [ForecastCampaign] {
        var campaigns: [String: ForecastCampaign] = [:]
        for (place, message) in report.setting.clients[0].messages.enumerated() {
            guard let id = message.campaign else { continue }
            campaigns[id, default: ForecastCampaign(id: id)]
                .add(report.reach(0, place), report.totals.clients[0].reached[place])
        }
        return campaigns.values.filter { $0.reach.meant > 0 || $0.reach.reached > 0 }.sorted(by: precedes)
    }

    private static func precedes(_ left: ForecastCampaign, _ right: ForecastCampaign) -> Bool {
        if left.reach.reached != right.reach.reached { return left.reach.reached > right.reach.reached }
        return left.id.isBytewiseLess(than: right.id)
    }

    private init(id: String) {
        self.id = id
    }

    private mutating func add(_ other: ForecastReport.Reach, _ days: [Int]) {
        reach.meant += other.meant
        reach.reached += other.reached
        reach.missed += other.missed
        reach.shown += other.shown
        ForecastCounts.add(days, to: &reached)
    }

    /// The day by which half of those who ever see it have seen it; nil where nobody does.
    var half: Int? {
        var sum = 0
        return reached.firstIndex { number in
            sum += number
            return number > 0 && 2 * sum >= reach.reached
        }
    }
}
