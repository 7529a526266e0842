import Campaigns

/// The values of the page that lists the releases of all locales.
struct ReleasesPageValues {
    private let report: Report
    private let steps: StepValues
    private var time: TimeText

    /// The releases of a report.
    init(of report: Report) {
        self.report = report
        steps = StepValues(of: report, root: "")
        time = TimeText(report.clock)
    }

    /// What the template `dashboard/releases` receives.
    mutating func values() -> TemplateValue {
        var rows: [TemplateValue] = []
        for locale in report.releases { rows.append(row(of: locale)) }
        return PageFrame(report, .releases).around([
            "zone": .text(report.clock.name), "outdated": time.moment(report.outdatedFrom),
            "locales": .list(rows), "hasLocales": .truth(!rows.isEmpty),
            "isNothing": .truth(report.releases.allSatisfy { $0.current == nil }),
        ])
    }

    private mutating func row(of locale: LocaleReleaseReport) -> TemplateValue {
        let todo = steps.summary(of: locale)
        return [
            "locale": .text(locale.locale), "page": .text(PagePath.encoded(PagePath.release(locale.locale))),
            "release": locale.current.map { release($0, in: locale) } ?? false,
            "todo": .list(todo.map { .text($0) }), "isDone": .truth(todo.isEmpty),
        ]
    }

    private mutating func release(_ release: ReleaseReport, in locale: LocaleReleaseReport) -> TemplateValue {
        let next = locale.states.first.map { time.short($0.instant) }
        let before = locale.standing.renewal.map { time.short($0.before) }
        let urgency = locale.standing.renewal?.urgency
        return [
            "number": .text(CountWords.grouped(release.number)), "made": .text(time.short(release.time)),
            "iso": .text(release.time.iso8601), "author": .text(release.author),
            "horizon": .text(time.short(release.horizon)), "before": .text(before),
            "isShort": .truth(urgency == .later),
            "isUrgent": .truth(urgency == .soon), "isOverdue": .truth(urgency == .overdue),
            "isSigned": .truth(release.isSigned), "messages": .text(CountWords.grouped(release.messages)),
            "next": .text(next),
        ]
    }
}
