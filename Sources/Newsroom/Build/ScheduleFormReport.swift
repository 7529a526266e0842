import Campaigns
import Clients
import Dashboard
import Simulation

/// What one of the two phones of a schedule is shown, for the dashboard.
struct ScheduleFormReport {
    /// How much is told.
    struct Limits: Equatable, Sendable {
        /// How many cells of the table.
        var cells: Int
        /// How many regions of the chart.
        var regions: Int
    }

    let schedule: Schedule
    let form: ScheduleForm
    let app: AppConfiguration
    /// The moment that is told as now.
    let told: Instant
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

    /// The time of some rows; the first of them begins with the moment that is told as now.
    private func window(of rows: Range<Int>, in table: ScheduleTable) -> Range<Instant> {
        let last = table.rows[rows.upperBound - 1].window.upperBound
        let first = rows.lowerBound == 0 ? told : table.rows[rows.lowerBound].window.lowerBound
        return min(first, last)..<last
    }

    private func cell(_ entries: [ScheduleTable.Entry], of table: ScheduleTable) -> ScheduleReport.Cell {
        var answers: [ScheduleReport.Answer.Kind: [ScheduleReport.Answer]] = [:]
        var named: [ScheduleReport.Answer.Kind: Set<Int>] = [:]
        var unnamed: [ScheduleReport.Answer.Kind: Set<Int>] = [:]
        let present = Set(entries.map(\.place))
        for entry in entries {
            for answer in table.answers(of: entry) {
                guard let kind = ScheduleReport.Answer.Kind(rawValue: answer.kind.rawValue) else { continue }
                guard answers[kind, default: []].count < Self.named else {
                    unnamed[kind, default: []].insert(entry.place)
                    continue
                }
                let all = others(of: answer, at: entry.place, among: entries, present: present, of: table)
                named[kind, default: []].formUnion(kind == .tied ? all + [entry.place] : [entry.place])
                answers[kind, default: []].append(
                    ScheduleReport.Answer(
                        kind, name(of: entry.place),
                        occasions: ScheduleOccasion.words(for: answer.occasions, of: schedule.occasions),
                        others: all.map(name), reason: answer.reason))
            }
        }
        let leftOut = unnamed.map { kind, places in (kind, places.subtracting(named[kind] ?? []).count) }
        return ScheduleReport.Cell(
            ScheduleReport.Answer.Kind.allCases.flatMap { answers[$0] ?? [] },
            leftOut: Dictionary(uniqueKeysWithValues: leftOut.filter { $0.1 > 0 }))
    }

    /// The messages that an answer names. It is that of a whole rectangle, so that not all are in the cell's period; and where
    /// it names as many as it may, those of this period may be missing: what a newcomer is shown instead is tied as well,
    /// or what waits is behind it; what is blocked is behind what is blocked by itself.
    private func others(
        of answer: ScheduleAnswer, at place: Int, among entries: [ScheduleTable.Entry], present: Set<Int>,
        of table: ScheduleTable
    ) -> [Int] {
        let named = answer.others.filter(present.contains)
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
        case .blocked: other.kind == .blocked && other.others.isEmpty
        case .shown, .excluded: false
        }
    }

    private func name(of place: Int) -> String { schedule.messages[place].campaign }
}
