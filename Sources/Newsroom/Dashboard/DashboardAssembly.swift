import Campaigns
import Clients
import Dashboard
import Files
import Synchronization

/// Puts together the dashboard's report, with messages read back from the encoded feeds, and has it drawn.
struct DashboardAssembly {
    let edition: Edition
    let now: Instant
    let calendar: FeedCalendar
    let stopped: Set<String>
    /// What is written for phones beside it.
    let built: BuiltChannels
    /// The workspace's folder.
    let folder: String
    /// Notes the files beside the workspace's own that are read.
    var outside = OutsideFiles()
    /// The edition that ledgers are compared with, where feeds are made for another address than production's, which is
    /// part of what was approved; nil: the same.
    var production: Edition?

    /// The pages, and what they need.
    ///
    /// - Parameters:
    ///   - feeds: the files for phones: those that are made now, and those of an earlier build that stay.
    ///   - earlier: parts of an earlier dashboard, from which is taken what comes out the same.
    func files(
        with feeds: [OutputManifest.File], after earlier: DashboardParts?
    ) -> (files: [OutputFile], parts: DashboardParts) {
        let known = earlier?.renderingInputs === edition.renderingInputs ? earlier : nil
        var (report, parts) = report(after: known ?? DashboardParts(renderingInputs: edition.renderingInputs)) { feeds }
        let drawn = DashboardRenderer(templates: edition.templates, after: earlier?.drawn).drawn(report)
        parts.drawn = drawn
        return (drawn.pages.map(OutputFile.init), parts)
    }

    /// Writes the pages as they are drawn.
    ///
    /// - Parameter feeds: waits for the files for phones, which are written while the report is put together.
    func write(
        with writing: inout OutputWriting, after feeds: () throws(FileProblem) -> [OutputManifest.File]
    ) throws(FileProblem) -> [OutputWriting.Written] {
        let renderer = DashboardRenderer(templates: edition.templates)
        // It is not kept until the process ends, as other things are: what follows can have its memory.
        let report = try report(after: DashboardParts(renderingInputs: edition.renderingInputs), feeds: feeds).report
        try writing.announce(renderer.paths(of: report).map { AnnouncedPath($0) })
        let outcomes = Mutex<[Result<OutputWriting.Written, FileProblem>]>([])
        let reusable = writing.code.map { code in
            ReusablePages(keyedBy: code) { [writing] path, key in
                guard let written = writing.unchanged(path, drawnFrom: key) else { return false }
                outcomes.withLock { $0.append(.success(written)) }
                return true
            }
        }
        renderer.draw(report, besides: reusable) { [writing] page, key in
            let outcome = writing.write(OutputFile(page)).map { written in
                var written = written
                written.key = key
                return written
            }
            outcomes.withLock { $0.append(outcome) }
        }
        let all = outcomes.withLock { $0 }
        var written: [OutputWriting.Written] = []
        written.reserveCapacity(all.count)
        for outcome in all { written.append(try outcome.get()) }
        return written
    }

    /// What the dashboard says, and what of it the next one may take over.
    ///
    /// - Parameter feeds: waits for the files for phones. What may look at files of the output itself is worked out behind
    ///   that: journeys may name them as their feeds, and a folder that is deployed to may be among them.
    private func report<Problem: Error>(
        after earlier: DashboardParts, feeds: () throws(Problem) -> [OutputManifest.File]
    ) throws(Problem) -> (report: Report, parts: DashboardParts) {
        let since = calendar.last(until: now)?.instant
        let daily = DailyJourneyReports(edition: edition, stopped: stopped)
        let configuration = edition.workspace.configuration
        let scheduling = Future { [self] in
            ScheduleReports(edition: edition, now: now, since: since, stopped: stopped, earlier: earlier.schedules)
                .reports()
        }
        let forecasting = Future { [self] in
            AudienceReports(edition: edition, now: now, stopped: stopped).report()
        }
        let findings = CampaignFindings(edition.findings, campaigns: edition.workspace.campaigns)
        let screens = ScreensReadBack(
            edition: edition, now: now, previews: PreviewPlan(edition: edition, built: built))
        let runs = RunReports(edition: edition, now: now, stopped: stopped, screens: screens, earlier: earlier.played)
            .reports()
        let calendars = CalendarReports(edition: edition, now: now, journeys: daily.journeys).reports()
        let audience = forecasting.value
        let schedules = scheduling.value
        let feeds = try feeds()
        let compared = ReleaseReports(edition: production ?? edition, now: now, earlier: earlier.differences).reports()
        let releases = compared.map(\.report)
        let report = Report(
            name: configuration.name, clock: configuration.clock, since: since,
            changes: CampaignChanges(of: edition, after: now, releases: releases).reports(),
            locales: configuration.locales,
            sourceLocale: configuration.sourceLocale, stoppedLocales: stopped,
            clients: edition.clients.map { ($0.name, $0.title) },
            campaigns: CampaignReports(edition: edition, now: now, findings: findings, screens: screens)
                .reports(with: releases),
            feeds: feedReports(feeds), schedules: schedules.map(\.report), dailyJourneys: daily.reports(),
            calendars: calendars, devices: runs.map(\.report),
            journeys: JourneyReports(edition: edition, folder: folder, now: now, outside: outside).reports(),
            audience: audience, releases: releases, findings: findings.others)
        let parts = DashboardParts(
            renderingInputs: edition.renderingInputs, played: runs.map(\.played), schedules: schedules,
            differences: compared.compactMap(\.difference))
        return (report, parts)
    }

    private func feedReports(_ feeds: [OutputManifest.File]) -> [FeedReport] {
        let base = edition.workspace.configuration.production.baseURL
        let titles = Dictionary(keepingFirst: edition.clients.map { ($0.name, $0.title) })
        return feeds.filter { $0.kind == .feed }.map { file in
            FeedReport(
                path: file.path, address: Self.address(of: file.path, base: base),
                client: file.client.flatMap { titles[$0] } ?? "", locale: file.locale, bytes: file.bytes,
                gzipBytes: file.gzipBytes, sha256: file.sha256, messages: file.messages, nextChange: file.nextChange)
        }
    }

    /// Where phones find a file; nothing where it is not for them, as what is sent by a server is not.
    private static func address(of path: String, base: String) -> String {
        guard !base.isEmpty, let place = ServedFolder.place(of: path) else { return "" }
        return base + place
    }
}

extension OutputFile {
    fileprivate init(_ page: DashboardPage) {
        self.init(path: page.path, bytes: page.bytes, kind: .dashboard)
    }
}
