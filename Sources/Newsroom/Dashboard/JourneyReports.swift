import Campaigns
import Dashboard
import Files

/// What became of the workspace's own journeys, as `newsadmin test` runs them.
struct JourneyReports {
    let edition: Edition
    let folder: String
    let now: Instant
    var outside = OutsideFiles()

    /// The journeys, those that failed first, else in their files' order.
    func reports() -> [JourneyReport] {
        let journeys = folder + "/journeys"
        do throws(FileProblem) {
            guard try FileExistence.isFolder(journeys) else { return [] }
            let test = try JourneyTest(
                [journeys], published: PublishedFeeds(of: edition, folder: folder, now: now, outside: outside))
            let reports = test.outcomes.map { outcome in
                JourneyReport(
                    file: String(outcome.file.dropFirst(folder.count + 1)), name: outcome.name, note: outcome.note,
                    differences: outcome.complaints)
            }
            return reports.filter { !$0.differences.isEmpty } + reports.filter(\.differences.isEmpty)
        } catch {
            let problem = error.told(from: folder)
            return [JourneyReport(file: "journeys", name: "", differences: [problem.description])]
        }
    }
}
