import Campaigns
import Clients
import Files
import Simulation

/// How messages of a schedule are shown on phones of one version.
struct ShowingReader {
    private let schedule: Schedule
    private let places: [String: Int]

    init(_ schedule: Schedule) {
        self.schedule = schedule
        places = Dictionary(keepingFirst: schedule.messages.enumerated().map { ($0.element.campaign, $0.offset) })
    }

    /// How a campaign's message is shown on phones of one band, where it is in the feed, in order of time.
    func runs(of campaign: String, band: Int) -> [ShowingRun] {
        guard let place = places[campaign] else { return [] }
        let newcomer = segments(of: place, .newcomer, band: band)
        let regular = segments(of: place, .regular, band: band)
        var runs: [ShowingRun] = []
        var index = 0
        for first in newcomer {
            while index < regular.count, regular[index].intervals.upperBound <= first.intervals.lowerBound {
                index += 1
            }
            var other = index
            while other < regular.count, regular[other].intervals.lowerBound < first.intervals.upperBound {
                let intervals = first.intervals.clamped(to: regular[other].intervals)
                let run = run(first.answers, regular[other].answers, over: schedule.timeline.window(of: intervals))
                for part in parts(of: run) {
                    if let last = runs.last, last.span.upperBound == part.span.lowerBound, last.isSame(part) {
                        runs[runs.count - 1].span = last.span.lowerBound..<part.span.upperBound
                    } else {
                        runs.append(part)
                    }
                }
                other += 1
            }
        }
        return runs
    }

    /// A run cut where what comes first enters or leaves the feed: answers name all that come first at some time of
    /// their span.
    private func parts(of run: ShowingRun) -> [ShowingRun] {
        guard !run.behind.isEmpty || !run.tied.isEmpty else { return [run] }
        let cuts = (run.behind + run.tied).flatMap { [window(of: $0)?.start, window(of: $0)?.end] }.compactMap { $0 }
        let inner = Set(cuts.filter { $0 > run.span.lowerBound && $0 < run.span.upperBound }).sorted()
        return zip([run.span.lowerBound] + inner, inner + [run.span.upperBound]).map { start, end in
            var part = run
            part.span = start..<end
            part.behind = run.behind.filter { window(of: $0)?.contains(start) ?? true }
            part.tied = run.tied.filter { window(of: $0)?.contains(start) ?? true }
            return part
        }
    }

    private func window(of campaign: String) -> Window? {
        places[campaign].map { schedule.messages[$0].window }
    }

    private func segments(of place: Int, _ form: ScheduleForm, band: Int) -> [ScheduleRectangle] {
        schedule.rectangles(of: place, form).filter { $0.bands.contains(band) }.sorted {
            $0.intervals.lowerBound < $1.intervals.lowerBound
        }
    }

    private func run(
        _ newcomer: [ScheduleAnswer], _ regular: [ScheduleAnswer], over span: Range<Instant>
    ) -> ShowingRun {
        var reached: Set<Int> = []
        var run = ShowingRun(span: span)
        for answer in newcomer where answer.kind <= .tied { reached.formUnion(answer.occasions) }
        for answer in regular where answer.kind <= .tied { reached.formUnion(answer.occasions) }
        guard !reached.isEmpty else { return run }
        run.occasions = ScheduleOccasion.words(for: reached.sorted(), of: schedule.occasions)
        for answer in newcomer where !reached.isDisjoint(with: answer.occasions) {
            switch answer.kind {
            case .waiting, .blocked: add(answer, to: &run.behind)
            case .tied: add(answer, to: &run.tied)
            case .shown, .excluded: break
            }
        }
        for answer in regular where answer.kind == .tied { add(answer, to: &run.tied) }
        return run
    }

    private func add(_ answer: ScheduleAnswer, to names: inout [String]) {
        for other in answer.others where !names.contains(schedule.messages[other].campaign) {
            names.append(schedule.messages[other].campaign)
        }
    }
}
