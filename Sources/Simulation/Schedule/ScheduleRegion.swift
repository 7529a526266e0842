import Clients

/// Cells of a table, side by side, in which a message is shown, or in which it is tied.
public struct ScheduleRegion: Hashable, Sendable {
    /// The message's place in the schedule.
    public var place: Int
    /// Whether on some occasion it is shown or another one, and nobody knows which.
    public var isTied: Bool
    /// The columns of the table.
    public var columns: Range<Int>
    /// The rows of the table.
    public var rows: Range<Int>
}

extension ScheduleTable {
    /// Where messages are shown, as few regions as can be, in order of time, then of versions, then of the feed.
    public var regions: [ScheduleRegion] {
        var finished: [ScheduleRegion] = []
        var open: [ScheduleRegion] = []
        for column in columns.indices {
            var next: [ScheduleRegion] = []
            var beside: [Run: Int] = [:]
            for (index, region) in open.enumerated() { beside[Run(region)] = index }
            var joined: Set<Int> = []
            for run in runs(in: column) {
                if let index = beside[run] {
                    joined.insert(index)
                    next.append(open[index])
                    next[next.count - 1].columns = open[index].columns.lowerBound..<column + 1
                } else {
                    next.append(
                        ScheduleRegion(
                            place: run.place, isTied: run.isTied, columns: column..<column + 1, rows: run.rows))
                }
            }
            finished += open.indices.filter { !joined.contains($0) }.map { open[$0] }
            open = next
        }
        return (finished + open).sorted {
            ($0.rows.lowerBound, $0.columns.lowerBound, $0.place)
                < ($1.rows.lowerBound, $1.columns.lowerBound, $1.place)
        }
    }

    private struct Run: Hashable {
        var place: Int
        var isTied: Bool
        var rows: Range<Int>

        init(place: Int, isTied: Bool, rows: Range<Int>) {
            (self.place, self.isTied, self.rows) = (place, isTied, rows)
        }

        init(_ region: ScheduleRegion) {
            self.init(place: region.place, isTied: region.isTied, rows: region.rows)
        }
    }

    /// The rows of one column in which a message is shown without a break.
    private func runs(in column: Int) -> [Run] {
        var finished: [Run] = []
        var open: [Int: Run] = [:]
        for (row, cells) in rows.map(\.cells).enumerated() {
            var next: [Int: Run] = [:]
            for entry in cells[column] where kind(of: entry) <= .tied {
                let isTied = isTied(entry)
                if let run = open[entry.place], run.isTied == isTied {
                    next[entry.place] = Run(place: entry.place, isTied: isTied, rows: run.rows.lowerBound..<row + 1)
                    open[entry.place] = nil
                } else {
                    next[entry.place] = Run(place: entry.place, isTied: isTied, rows: row..<row + 1)
                }
            }
            finished += open.values
            open = next
        }
        return (finished + open.values).sorted { ($0.rows.lowerBound, $0.place) < ($1.rows.lowerBound, $1.place) }
    }
}
