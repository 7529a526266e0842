import Campaigns
import Clients
import Dashboard
import Simulation

/// What one of the two phones of a schedule is shown, for the dashboard.
struct ScheduleFormReport {
    /// How much is reported.
    struct Limits: Equatable, Sendable {
        /// How many cells of the table.
        var cells: Int
        /// How many regions of the chart.
        var regions: Int
    }

    let schedule: Schedule
    let form: ScheduleForm
    let app: AppConfiguration
    /// The moment that is shown as now.
    let shownNow: Instant
    /// Where it ends.
    let end: Instant
    /// The messages that are shown to nobody.
    let dead: Set<Int>
    let limits: Limits

    /// How many campaigns of each kind a cell names.
    static let named = 4

    /// The table and the chart.
    func report() -> ScheduleReport.Form {
        let table = ScheduleTable(schedule, form, app: app, until: end)
        let most = max(3, limits.cells / max(1, table.columns.count))
        let rows = table.rows.prefix(most).enumerated().map { index, row in
            ScheduleReport.Row(
                start: index == 0 ? nil : row.window.lowerBound,
                end: row.window.upperBound == end ? nil : row.window.upperBound,
                cells: row.cells.map { cell($0, of: table) })
        }
        let regions = table.regions
        let strips = table.strips(dead: dead)
        return ScheduleReport.Form(
            name: form.rawValue, title: String(form.explanation.dropLast()), columns: table.columns.map(\.title),
            rows: rows, leftOut: table.rows.count - rows.count,
            regions: regions.prefix(limits.regions).map { region in
                ScheduleReport.Region(
                    campaign: schedule.messages[region.place].campaign, isTied: region.isTied, columns: region.columns,
                    versions: versions(of: region.columns, in: table), row: region.rows.lowerBound,
                    window: window(of: region.rows, in: table))
            }, leftOutRegions: max(0, regions.count - limits.regions),
            strips: strips.prefix(limits.regions).map { strip in
                ScheduleReport.Strip(
                    strip.kind, count: strip.count, column: strip.column, window: window(of: strip.rows, in: table))
            })
    }

    /// The versions of some columns in words.
    private func versions(of columns: Range<Int>, in table: ScheduleTable) -> String {
        let columns = table.columns[columns]
        guard let first = columns.first?.versions.first, let last = columns.last?.versions.last else {
            return columns.map(\.title).joined(separator: ", ")
        }
        return first == last ? "version \(first)" : "versions \(first) to \(last)"
    }

    /// The time of some rows; the first of them begins with the moment that is shown as now.
    private func window(of rows: Range<Int>, in table: ScheduleTable) -> Range<Instant> {
        let last = table.rows[rows.upperBound - 1].window.upperBound
        let first = rows.lowerBound == 0 ? shownNow : table.rows[rows.lowerBound].window.lowerBound
        return min(first, last)..<last
    }

    private func cell(_ entries: [ScheduleTable.Entry], of table: ScheduleTable) -> ScheduleReport.Cell {
        var tallies = ScheduleAnswer.Kind.allCases.filter { $0 < .excluded }.map(Tally.init)
        for entry in entries {
            for answer in table.answers(of: entry) {
                guard let tally = tallies.firstIndex(where: { $0.kind == answer.kind }) else { continue }
                guard tallies[tally].answers.count < Self.named else {
                    tallies[tally].leaveOut(entry.place)
                    continue
                }
                let kind = tallies[tally].kind
                let all = others(of: answer, at: entry.place, among: entries, of: table)
                tallies[tally].named += kind == .tied ? all + [entry.place] : [entry.place]
                tallies[tally].answers.append(
                    ScheduleReport.Answer(
                        kind, name(of: entry.place),
                        occasions: ScheduleOccasion.words(for: answer.occasions, of: schedule.occasions),
                        others: all.map(name), reason: answer.reason?.sentence.text))
            }
        }
        let leftOut = tallies.map { ($0.kind, $0.leftOut) }.filter { $0.1 > 0 }
        return ScheduleReport.Cell(
            tallies.flatMap(\.answers), leftOut: Dictionary(uniqueKeysWithValues: leftOut))
    }

    /// What a cell says of one kind of answers.
    private struct Tally {
        let kind: ScheduleAnswer.Kind
        var answers: [ScheduleReport.Answer] = []
        /// The messages that the answers name.
        var named: [Int] = []
        /// Those of the messages behind them, each once.
        private var others: [Int] = []

        init(_ kind: ScheduleAnswer.Kind) {
            self.kind = kind
        }

        /// Notes a message of which no answer is reported; all answers of one come in a row.
        mutating func leaveOut(_ place: Int) {
            if others.last != place { others.append(place) }
        }

        /// How many messages are not named.
        var leftOut: Int { others.count { !named.contains($0) } }
    }

    /// The messages that an answer names. It is that of a whole rectangle, so that not all are in the cell's period; and where
    /// it names as many as it may, those of this period may be missing: what a newcomer is shown instead is tied as well,
    /// or what waits or is blocked is behind it; so is what is blocked behind what is blocked by itself.
    private func others(
        of answer: ScheduleAnswer, at place: Int, among entries: [ScheduleTable.Entry], of table: ScheduleTable
    ) -> [Int] {
        let named = answer.others.filter { other in entries.contains { $0.place == other } }
        let isCut = answer.others.count == ScheduleAnswer.namedOthers
        guard form == .newcomer, isCut, answer.kind == .tied || named.isEmpty else { return named }
        let occasions = Set(answer.occasions)
        let others = entries.lazy.filter { entry in
            entry.place != place
                && table.answers(of: entry).contains { other in
                    keeps(other, answer.kind) && !occasions.isDisjoint(with: other.occasions)
                }
        }
        return others.prefix(ScheduleAnswer.namedOthers).map(\.place)
    }

    /// Whether a message with one answer may be what one of a kind is tied with, or behind.
    private func keeps(_ other: ScheduleAnswer, _ kind: ScheduleAnswer.Kind) -> Bool {
        switch kind {
        case .tied: other.kind == .tied
        case .waiting: other.kind == .shown || other.kind == .tied
        case .blocked: other.kind <= .tied || other.kind == .blocked && other.others.isEmpty
        case .shown, .excluded: false
        }
    }

    private func name(of place: Int) -> String { schedule.messages[place].campaign }
}
