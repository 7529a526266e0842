/// What lies between the lanes of a chart, for joining the boxes of neighbouring bands.
struct ChartContents {
    private let form: ScheduleReport.Form
    private let lanes: ChartLanes

    init(_ form: ScheduleReport.Form, lanes: ChartLanes) {
        self.form = form
        self.lanes = lanes
    }

    /// Whether nothing lies between a region's lane in a column and the same lane in the next one above it.
    func isFree(above column: Int, _ region: ScheduleReport.Region, lane: Int) -> Bool {
        let strips = form.strips.contains { $0.column == column + 1 && $0.window.overlaps(region.window) }
        let others = form.regions.indices.contains { index in
            guard let other = lanes.lanes[index], form.regions[index].window.overlaps(region.window) else {
                return false
            }
            let columns = form.regions[index].columns
            return columns.contains(column + 1) && other > lane || columns.contains(column) && other < lane
        }
        return !strips && !others
    }
}
