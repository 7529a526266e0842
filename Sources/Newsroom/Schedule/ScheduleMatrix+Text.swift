import Campaigns
import Clients
import Simulation

extension ScheduleMatrix {
    /// For each client a table of versions and periods, and the rectangles of each message, for people; the tables fit
    /// `width` columns.
    public func text(fitting width: Int?) -> String {
        let parts = schedules.groups.map { group in
            ([title(of: group), ""] + grid(of: group, width) + [""]
                + ScheduleForm.allCases.flatMap { rectangles(of: group, $0, width) } + dead(of: group))
                .joined(separator: "\n")
        }
        return parts.isEmpty ? "" : parts.joined(separator: "\n\n") + "\n"
    }

    private func title(of group: WorkspaceSchedules.Group) -> String {
        "\(group.title), \(group.locales.joined(separator: " ")), times in \(clock.name)"
    }

    private func grid(of group: WorkspaceSchedules.Group, _ line: Int?) -> [String] {
        let grid = ScheduleGrid(group.schedule, .newcomer, app: app)
        let width = max(16, (100 - 36) / max(1, grid.columns.count) - 2)
        let times = TableTimes(grid.rows.flatMap { [$0.window.lowerBound, $0.window.upperBound] }, by: clock)
        return TextTable(
            head: ["From", "Until"] + grid.columns.map(\.title),
            rows: grid.rows.map { row in
                [times.text(row.window.lowerBound), times.text(row.window.upperBound)]
                    + row.cells.map { text(of: $0, in: group.schedule) }
            }, widest: [TableTimes.widest, TableTimes.widest] + grid.columns.map { _ in width }, mostLines: 6,
            fitting: line
        ).lines
    }

    private func text(of cell: ScheduleGrid.Cell, in schedule: Schedule) -> String {
        func names(_ places: [Int], _ word: String) -> String {
            let names = places.prefix(6).map { schedule.messages[$0].campaign }.joined(separator: word)
            return places.count > 6 ? "\(names)\(word)\(places.count - 6) more" : names
        }
        var parts: [String] = []
        if !cell.shown.isEmpty { parts.append(names(cell.shown, ", ")) }
        if !cell.tied.isEmpty { parts.append(names(cell.tied, " or ")) }
        if !cell.waiting.isEmpty { parts.append("\(cell.waiting.count) waiting") }
        if !cell.blocked.isEmpty { parts.append("\(cell.blocked.count) blocked") }
        return parts.isEmpty ? "–" : parts.joined(separator: "; ")
    }

    private func rectangles(of group: WorkspaceSchedules.Group, _ form: ScheduleForm, _ line: Int?) -> [String] {
        let rectangles = group.schedule.messages.indices.flatMap { place in
            group.schedule.rectangles(of: place, form).map { (place: place, rectangle: $0) }
        }
        let times = TableTimes(
            rectangles.flatMap { _, rectangle in
                let window = group.schedule.window(of: rectangle)
                return [window.lowerBound, window.upperBound]
            }, by: clock)
        let rows = rectangles.flatMap { place, rectangle in
            // What is left out on some occasions goes without saying where it is not on others.
            rectangle.answers.filter { $0.kind < .excluded || rectangle.answers.count == 1 }
                .map { row(of: $0, rectangle, place, in: group.schedule, times) }
        }
        guard !rows.isEmpty else { return [] }
        let table = TextTable(
            head: ["Campaign", "Answer", "Versions", "From", "Until", "Why"], rows: rows,
            widest: [28, 8, 18, TableTimes.widest, TableTimes.widest, 40], mostLines: 8, fitting: line)
        return [form.explanation, ""] + table.lines + [""]
    }

    private func row(
        of answer: ScheduleAnswer, _ rectangle: ScheduleRectangle, _ place: Int, in schedule: Schedule,
        _ times: TableTimes
    ) -> [String] {
        let window = schedule.window(of: rectangle)
        let occasions = ScheduleOccasion.words(for: answer.occasions, of: schedule.occasions)
        let why = answer.words { $0.map { schedule.messages[$0].campaign }.joined(separator: ", ") }
        return [
            schedule.messages[place].campaign, answer.kind.rawValue,
            schedule.versionText(of: rectangle.bands), times.text(window.lowerBound), times.text(window.upperBound),
            [occasions, why].filter { !$0.isEmpty }.joined(separator: ": "),
        ]
    }

    private func dead(of group: WorkspaceSchedules.Group) -> [String] {
        func line(_ title: String, _ places: [Int]) -> [String] {
            let names = places.map { group.schedule.messages[$0].campaign }
            return names.isEmpty ? [] : ["\(title): \(names.joined(separator: ", "))"]
        }
        return line("Shown to nobody", group.schedule.dead())
            + line("Not in the feed in this time", group.schedule.absent)
    }
}

extension ScheduleForm {
    /// Which devices they are, for people.
    var explanation: String {
        switch self {
        case .newcomer: "A phone that has seen nothing yet:"
        case .regular: "A phone whose user has dismissed what came before:"
        }
    }
}

extension Schedule {
    /// Bands of versions in words; builds are called so.
    func versionText(of bands: Range<Int>) -> String {
        let text = versions.description(of: bands)
        return versions.measure == .build && text != "all" ? "build \(text)" : text
    }
}
