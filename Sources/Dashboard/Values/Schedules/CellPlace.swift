import Campaigns

/// How addresses name the cells of a table: `newcomer-20261124T170000Z-2`, the same from one build to the next.
enum CellPlace {
    /// A row of a phone's table.
    static func row(_ form: ScheduleReport.Form, _ row: Int) -> String {
        let start = form.rows.indices.contains(row) ? form.rows[row].start : nil
        return "\(form.name)-\(start.map { $0.iso8601.filter { $0 != "-" && $0 != ":" && $0 != "." } } ?? "now")"
    }

    /// A cell of it.
    static func id(_ form: ScheduleReport.Form, row: Int, column: Int) -> String {
        "\(self.row(form, row))-\(column)"
    }
}
