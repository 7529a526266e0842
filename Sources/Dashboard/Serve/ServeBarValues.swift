import Campaigns

/// The values of the bar that the preview server puts on each page.
struct ServeBarValues {
    let report: ServeReport

    /// How many findings are listed, and how many changes are marked.
    private static let shown = (findings: 20, changes: 400)

    init(of report: ServeReport) {
        self.report = report
    }

    /// What the template `dashboard/serve-bar` receives.
    func values(forms: inout TemplateForms) -> TemplateValue {
        let needed = FindingValues.sorted(report.findings.filter { $0.severity > .note })
        let listed = FindingValues.values(
            of: Array(needed.prefix(Self.shown.findings)), clients: [:], times: PageTimes(report.clock))
        let changes = report.changes.suffix(Self.shown.changes).map { String($0.seconds) }
        let range = range()
        let hidden = needed.count - listed.count
        return [
            "version": .text(report.version),
            "token": .text(report.token),
            "zone": .text(report.clock.name),
            "problem": .text(report.problem),
            "stopped": .text(report.stopped.isEmpty ? nil : report.stopped.listed),
            "worst": .text(needed.first?.severity.rawValue ?? "present"),
            "summary": .text(FindingValues.summary(of: needed) ?? "no errors, no warnings"),
            "hasFindings": .truth(!needed.isEmpty),
            "findings": forms.blocks("dashboard/finding", listed),
            "moreFindings": .text(hidden > 0 ? "\(CountWords.grouped(hidden)) more" : nil),
            "moment": .text(report.clock.notation(of: Instant(seconds: report.moment.seconds))),
            "date": .text(report.clock.description(of: report.moment)),
            "seconds": .text(String(report.moment.seconds)),
            "first": .text(String(range.lowerBound.seconds)),
            "last": .text(String(range.upperBound.seconds)),
            "changes": .text(changes.joined(separator: " ")),
            "ticks": .list(changes.map { .text($0) }),
            "followsClock": .truth(report.followsClock),
            "showsDrafts": .truth(report.showsDrafts),
            "address": .text(report.address),
            "isOpen": .truth(report.isOpen),
            "code": .html(Array((QRCode(report.address)?.svg(title: report.address) ?? "").utf8)),
        ]
    }

    /// From a day before the first change to a day after the last one, the chosen moment among them.
    private func range() -> ClosedRange<Instant> {
        let ends = (report.changes + [report.moment]).map(\.seconds)
        let first = (ends.min() ?? 0) - Instant.secondsPerDay
        let last = (ends.max() ?? 0) + Instant.secondsPerDay
        return Instant(seconds: first - first % 60)...Instant(seconds: last - last % 60)
    }
}
