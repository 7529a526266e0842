import Clients
import Dashboard
import Simulation

extension ScheduleTable {
    /// Rows of a column in which as many messages are kept from being shown.
    struct Strip {
        var kind: ScheduleReport.Strip.Kind
        var count: Int
        var column: Int
        var rows: Range<Int>
    }

    /// Where messages are kept from being shown, in order of time.
    ///
    /// - Parameter dead: the messages that are shown to nobody at any time.
    func strips(dead: Set<Int>) -> [Strip] {
        columns.indices.flatMap { column in
            let counts = rows.map { row in count(row.cells[column], dead: dead) }
            return ScheduleReport.Strip.Kind.allCases.flatMap { kind in
                Self.runs(of: counts.map { $0[kind] ?? 0 }).map { rows, count in
                    Strip(kind: kind, count: count, column: column, rows: rows)
                }
            }
        }.sorted { ($0.rows.lowerBound, $0.column) < ($1.rows.lowerBound, $1.column) }
    }

    private func count(_ entries: [Entry], dead: Set<Int>) -> [ScheduleReport.Strip.Kind: Int] {
        var counts: [ScheduleReport.Strip.Kind: Int] = [:]
        for entry in entries {
            switch kind(of: entry) {
            case .waiting: counts[dead.contains(entry.place) ? .dead : .waiting, default: 0] += 1
            case .blocked: counts[dead.contains(entry.place) ? .dead : .blocked, default: 0] += 1
            case .shown, .tied, .excluded: break
            }
        }
        return counts
    }

    private static func runs(of counts: [Int]) -> [(rows: Range<Int>, count: Int)] {
        var runs: [(rows: Range<Int>, count: Int)] = []
        for (row, count) in counts.enumerated() where count > 0 {
            if let last = runs.last, last.count == count, last.rows.upperBound == row {
                runs[runs.count - 1].rows = last.rows.lowerBound..<row + 1
            } else {
                runs.append((row..<row + 1, count))
            }
        }
        return runs
    }
}
