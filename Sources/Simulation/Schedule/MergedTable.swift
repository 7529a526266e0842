import Campaigns
import Clients

/// Columns of versions and rows of time, with neighbours put together that are alike.
struct MergedTable<Cell: Equatable> {
    /// The versions.
    let columns: [ScheduleGrid.Column]
    /// The periods, in order of time, with what is in each column.
    private(set) var rows: [(window: Range<Instant>, cells: [Cell])] = []

    /// The table of the first intervals of a schedule's timeline.
    ///
    /// - Parameters:
    ///   - cells: what is in each column, interval by interval.
    ///   - columns: the columns before they are put together.
    ///   - schedule: the schedule.
    ///   - end: where the last row ends at the latest.
    init(_ cells: [[Cell]], columns: [ScheduleGrid.Column], of schedule: Schedule, until end: Instant) {
        let kept = columns.indices.filter { column in
            column == 0 || cells.contains { $0[column] != $0[column - 1] }
        }
        self.columns = kept.enumerated().map { index, first in
            let next = index + 1 < kept.count ? kept[index + 1] : columns.count
            return Self.merged(columns[first..<next], on: schedule.versions)
        }
        for (interval, cells) in cells.enumerated() {
            let row = kept.map { cells[$0] }
            let window = schedule.timeline.window(of: interval..<interval + 1)
            let last = min(window.upperBound, end)
            if rows.last?.cells == row {
                rows[rows.count - 1].window = rows[rows.count - 1].window.lowerBound..<last
            } else {
                rows.append((window.lowerBound..<last, row))
            }
        }
    }

    private static func merged(_ columns: ArraySlice<ScheduleGrid.Column>, on axis: VersionAxis) -> ScheduleGrid.Column
    {
        guard let first = columns.first, let last = columns.last, columns.count > 1 else {
            return columns.first ?? ScheduleGrid.Column(versions: [], title: "", band: 0)
        }
        // A column without versions is a band.
        let title =
            first.versions.isEmpty
            ? axis.description(of: first.band..<last.band + 1) : "\(first.title) to \(last.title)"
        return ScheduleGrid.Column(versions: columns.flatMap(\.versions), title: title, band: first.band)
    }
}
