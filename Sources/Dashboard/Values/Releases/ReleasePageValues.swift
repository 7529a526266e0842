import Campaigns

/// The values of the pages of locales' releases.
struct ReleasePageValues {
    /// How many releases are listed, the newest first.
    private static let listed = 50
    /// How many states to come are listed.
    private static let states = 24
    /// How many campaigns are named of one state.
    private static let named = 12

    private let report: Report
    private let names: CampaignNames
    private let steps: StepValues
    private var time: TimeText

    /// The pages of a report.
    init(of report: Report) {
        self.report = report
        names = CampaignNames(of: report, root: "../")
        steps = StepValues(of: report, root: "../")
        time = TimeText(report.clock)
    }

    /// What the template `dashboard/release` receives.
    mutating func values(of locale: LocaleReleaseReport, forms: inout TemplateForms) -> TemplateValue {
        let entries = Array(locale.log.prefix(Self.listed))
        let log = EntryValues(names: names, listed: Set(entries.map(\.number)))
        let status = MessageStatusValues(root: "../", isOfOnePage: true)
        let difference = locale.difference.flatMap { $0.isEmpty ? nil : $0 }
        let differences = difference.map {
            DifferenceValues(names: names, locale: locale.locale).html(of: $0.titled(by: names), forms: &forms)
        }
        let until = locale.difference.map { time.short($0.until) }
        let todo = steps.steps(in: locale, time: &time, forms: &forms)
        var messages: [TemplateValue] = []
        // Before anything was approved or released, the overview says as much.
        for message in locale.hasLedger ? locale.messages : [] {
            messages.append(
                names.released(message.campaign).adding("id", .text(message.campaign)).adding(
                    status.values(of: message, locale: locale.locale, time: &time)))
        }
        var written: [TemplateValue] = []
        for entry in entries { written.append(log.values(of: entry, time: &time)) }
        let outdated = time.moment(report.outdatedFrom(in: locale))
        let olderReleases = locale.log.count - entries.count
        return PageFrame(report, .releases, root: "../").around([
            "zone": .text(report.clock.name), "locale": .text(locale.locale),
            "outdated": outdated,
            "others": .list(report.releases.filter { $0.locale != locale.locale }.map(other)),
            "current": current(of: locale),
            "steps": todo, "hasSteps": .truth(!todo.isEmptyList),
            "difference": differences ?? false, "isCompared": .truth(locale.difference != nil),
            "until": .text(until), "isStopped": .truth(report.stoppedLocales.contains(locale.locale)),
            "messages": forms.blocks("dashboard/standing", messages), "hasMessages": .truth(!messages.isEmpty),
            "states": states(of: locale), "hasStates": .truth(!locale.states.isEmpty),
            "moreStates": .rest(locale.states.count - Self.states),
            "log": forms.blocks("dashboard/entry", written), "hasLog": .truth(!written.isEmpty),
            "older": .text(olderReleases > 0 ? CountWords.grouped(olderReleases, "older release") : nil),
        ])
    }

    private func other(_ locale: LocaleReleaseReport) -> TemplateValue {
        ["locale": .text(locale.locale), "page": .text(PagePath.encoded(locale.locale + ".html"))]
    }

    private mutating func current(of locale: LocaleReleaseReport) -> TemplateValue {
        guard let release = locale.current else { return false }
        let next = locale.states.first.map { time.short($0.instant) }
        let since = locale.standing.dueSince.map { time.short($0) }
        return [
            "number": .text(CountWords.grouped(release.number)), "made": .text(time.full(release.time)),
            "iso": .text(release.time.iso8601), "author": .text(release.author),
            "horizon": .text(time.full(release.horizon)), "isSigned": .truth(release.isSigned),
            "messages": .text(CountWords.grouped(release.messages, "message")), "since": .text(since),
            "next": .text(next),
            "isCurrent": .truth(locale.standing.differing?.count == 0),
            "isOverdue": .truth(locale.standing.isOverdue),
        ]
    }

    private mutating func states(of locale: LocaleReleaseReport) -> TemplateValue {
        var states: [TemplateValue] = []
        for state in locale.states.prefix(Self.states) {
            states.append([
                "when": .text(time.short(state.instant)), "iso": .text(state.instant.iso8601),
                "events": .list(
                    [
                        event("starts", "live", state.starting, in: state),
                        event("ends", "ended", state.ending, in: state),
                    ].compactMap { $0 }),
                "files": .text("\(CountWords.grouped(state.files, "file")) \(state.files == 1 ? "changes" : "change")"),
            ])
        }
        return .list(states)
    }

    private func event(
        _ verb: String, _ kind: String, _ campaigns: [String], in state: LocaleReleaseReport.State
    ) -> TemplateValue? {
        guard !campaigns.isEmpty else { return nil }
        return names.released(campaigns, as: state.titles, most: Self.named).adding([
            "verb": .text(verb), "state": .text(kind),
        ])
    }
}
