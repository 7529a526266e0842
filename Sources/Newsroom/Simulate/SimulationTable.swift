import Campaigns
import Clients
import Simulation

/// The table of a simulated device for people: when, with which version, what was shown, with what buttons, what the user
/// did, and why the rest was not shown.
struct SimulationTable {
    private let device: SimulatedDevice
    private let columns: [TextColumn]
    private static let widths = [18, 7, 34, 26, 19]
    private var lines: [String] = []
    private var changes = ReasonChanges()

    /// The table's text, whose lines fit `width` columns.
    static func text(of device: SimulatedDevice, fitting width: Int?) -> String {
        var table = SimulationTable(device, width)
        table.write()
        return table.lines.map { $0 + "\n" }.joined()
    }

    private init(_ device: SimulatedDevice, _ width: Int?) {
        self.device = device
        columns = TableFit.widths(Self.widths, fitting: width).map { TextColumn($0) }
    }

    private mutating func write() {
        lines += TextColumn(columns.reduce(-4) { $0 + $1.width }).lines(title)
        lines.append("")
        row(["When", "Version", "Shown", "Buttons", "Answer"])
        row(columns.map { String(repeating: "-", count: $0.width) })
        for step in device.steps { write(step) }
        if device.steps.isEmpty { lines.append("The app is never opened in that time.") }
    }

    private var title: String {
        let client = [device.clientTitle, device.clientVersion].compactMap { $0 }.joined(separator: " ")
        let name = device.journey.map { "\($0.id) (\($0.file)): " } ?? ""
        return "\(name)\(client)\(device.locale.map { ", \($0)" } ?? ""), times in \(device.clock.name)"
    }

    private mutating func write(_ step: SimulatedStep) {
        let account = step.account
        let when = device.clock.minute(of: step.instant) + (step.occasion.words.map { " \($0)" } ?? "")
        let version = step.appVersion ?? step.buildVersion ?? ""
        if let crash = account.crash { wide([when, version], "The app crashes: \(crash)") }
        if account.shown.isEmpty, account.crash == nil {
            wide([when, version], "nothing" + (account.reason.map { ": " + text($0.sentence) } ?? ""))
        }
        for (place, message) in account.shown.enumerated() {
            let isFirst = place == 0 && account.crash == nil
            row([
                isFirst ? when : "", isFirst ? version : "", Self.name(message),
                buttons(message), message.answer ?? "–",
            ])
        }
        for address in account.opened { wide(["", ""], "opened: \(address)") }
        for group in changes.news(in: account) { wide(["", ""], line(group)) }
    }

    private static func name(_ message: ShownMessage) -> String {
        let title = [message.title, message.text].compactMap { $0 }.first { !$0.isEmpty }
        guard let id = message.id else { return title ?? "" }
        return title.map { "\($0) (\(id))" } ?? id
    }

    /// The buttons side by side; a line does not break inside one that fits on it.
    private func buttons(_ message: ShownMessage) -> String {
        message.buttons.map { label in
            let fits = DisplayWidth.of(label) + 2 <= columns[3].width
            return "[\(fits ? label.replacing(" ", with: "\u{A0}") : label)]"
        }.joined(separator: " ")
    }

    private func line(_ group: ReasonGroup) -> String {
        let more = group.more > 0 ? " and \(group.more) more" : ""
        return "not shown: \(group.ids.joined(separator: ", "))\(more) (\(text(group.sentence)))"
    }

    /// A sentence with its times by the clocks that all others are told by.
    private func text(_ sentence: Sentence) -> String {
        sentence.text { instant, _ in device.clock.time(of: instant) }
    }

    private mutating func row(_ texts: [String]) {
        add(zip(columns, texts).map { ($0, $0.lines($1)) })
    }

    /// A row whose last text has the place of all columns that are left.
    private mutating func wide(_ texts: [String], _ last: String) {
        let rest = columns.dropFirst(texts.count)
        let column = TextColumn(rest.reduce(0) { $0 + $1.width } + 2 * (rest.count - 1))
        add(zip(columns, texts).map { ($0, $0.lines($1)) } + [(column, column.lines(last))])
    }

    private mutating func add(_ cells: [(column: TextColumn, lines: [String])]) {
        lines += TextTable.lines(cells)
    }
}
