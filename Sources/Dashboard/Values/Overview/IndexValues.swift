import Campaigns
import Releases

/// The values of the overview.
struct IndexValues {
    private let report: Report
    private var time: TimeText

    /// The overview of a report.
    init(of report: Report) {
        self.report = report
        time = TimeText(report.clock)
    }

    /// What the template `dashboard/index` receives.
    mutating func values(forms: inout TemplateForms) -> TemplateValue {
        let now = RunningValues(of: report)
        let matrix = MatrixValues(of: report)
        let needed = NeedValues(of: report)
        let needs = needed.groups(time: &time, forms: &forms)
        let notes = needed.notes
        let unread = unreadFiles
        return PageFrame(report, .overview).around([
            "zone": .text(report.clock.name),
            "since": time.moment(report.since),
            "next": time.moment(report.changes.first?.instant),
            "outdated": time.moment(report.outdatedFrom),
            "nextReason": .text(report.changes.first?.reason(CampaignNames(of: report, root: ""))),
            "unread": .text(unread == 0 ? nil : CountWords.grouped(unread, "file")),
            "stopped": report.stoppedNames,
            "states": .list(states(gone: matrix.gone.count)),
            "running": now.running(time: &time),
            "coming": now.next(time: &time),
            "needs": needs,
            "hasNeeds": .truth(!needs.isEmptyList),
            "todo": .text(ToDoValues(of: report).text),
            "notes": .text(notes == 0 ? nil : CountWords.grouped(notes, "note")),
            "channels": .list(ChannelValues(of: report).rows(time: &time)),
            "clients": .list(report.clients.map { ["name": .text($0.name), "title": .text($0.title)] }),
            "locales": .list(
                report.locales.map {
                    ["locale": .text($0), "isStopped": .truth(report.stoppedLocales.contains($0))]
                }),
            "campaigns": forms.blocks("dashboard/row", matrix.rows(time: &time, forms: &forms)),
            "hasOtherTitles": .truth(matrix.isSmall),
            "standings": .list(MessageStatusWords.asked.map { .text($0) }),
            "hasCampaigns": .truth(!report.campaigns.isEmpty || !matrix.gone.isEmpty),
            "campaignCount": .text(CountWords.grouped(report.campaigns.count + matrix.gone.count, "campaign")),
        ])
    }

    /// How many files could not be read as a campaign, because of errors that are listed. Translations, and what looks like
    /// one, are not counted: without errors they would still be no campaign.
    private var unreadFiles: Int {
        let files = Set(report.findings.filter { $0.severity == .error }.map(\.position.file))
        return files.subtracting(report.campaigns.map(\.file)).count(where: isCampaign)
    }

    /// Whether a file's name is that of a campaign, not of a translation, and not of anything else.
    private func isCampaign(_ path: String) -> Bool {
        guard path.hasSuffix(".md") else { return false }
        let file = CampaignFileName.read(path, locales: report.locales, sourceLocale: report.sourceLocale)
        return file.name.locale == nil
    }

    /// How many campaigns there are in each state, those among them whose files are gone.
    private func states(gone: Int) -> [TemplateValue] {
        let states = CampaignReport.State.onPages.map { state in
            (word: state.rawValue, count: report.campaigns.count { $0.state == state })
        }
        return (states + [(MessageState.Working.removed.rawValue, gone)]).compactMap { word, count in
            count == 0 ? nil : ["state": .text(word), "count": .text(CountWords.grouped(count))]
        }
    }
}

extension ChangeReport {
    /// What happens, in a few words: `“Spring sale” starts`, or `3 campaigns start or end`.
    func reason(_ names: CampaignNames) -> String {
        let campaigns = Set(events.map(\.campaign))
        guard campaigns.count == 1, let event = events.first else { return "\(campaigns.count) campaigns start or end" }
        let name = event.released.map { "“\($0.text)”" } ?? names.quoted(event.campaign)
        return "\(name) \(event.starts ? "starts" : "ends")"
    }
}
