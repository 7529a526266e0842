import Campaigns
import Clients
import Files

/// The values of campaigns' pages.
struct CampaignValues {
    /// How many findings are listed, the worst first.
    private static let listedFindings = 100

    private let frame: CampaignFrame
    private let differences: CampaignDifferences
    private let messages: MessageValues
    private let page: PageFrame
    private var data: CampaignData
    private var time: TimeText

    /// The pages of campaigns in a frame.
    init(_ frame: CampaignFrame, differences: CampaignDifferences) {
        self.frame = frame
        self.differences = differences
        messages = MessageValues(stopped: frame.stopped)
        page = PageFrame(app: frame.app, hasForecast: frame.hasForecast, .overview, root: "../")
        data = CampaignData(app: frame.app, stopped: frame.stopped)
        time = TimeText(frame.clock)
    }

    /// What the template `dashboard/campaign` receives.
    mutating func values(of campaign: CampaignReport, forms: inout TemplateForms) -> TemplateValue {
        let unkept = campaign.findings.filter { $0.rule == .noPlace }
        let findings = FindingValues.sorted(
            unkept.isEmpty ? campaign.findings : campaign.findings.filter { $0.rule != .noPlace })
        var untouched = UntouchedValues()
        for message in campaign.messages where !frame.touched.contains(message.locale) {
            if let status = message.status { untouched.add(status, locale: message.locale) }
        }
        let unreleased = untouched.values(PageTimes(frame.clock))
        let statuses = statuses(of: campaign, forms: &forms)
        let withdrawals = WithdrawalValues.values(of: campaign.statuses(in: frame.locales), time: &time)
        let schedules = schedules(of: campaign)
        let window = window(of: campaign)
        let outdated = time.moment(campaign.outdatedFrom)
        let listed = Array(findings.prefix(Self.listedFindings))
        return page.around([
            "id": .text(campaign.id),
            "title": .text(campaign.title),
            "language": .text(frame.sourceLocale),
            "direction": .text(LanguageValues.direction(of: frame.sourceLocale)),
            "file": .text(campaign.file),
            "state": .text(campaign.state.rawValue),
            "isWithdrawn": .truth(campaign.state == .withdrawn),
            "withdrawals": .list(withdrawals),
            "hasWithdrawals": .truth(!withdrawals.isEmpty),
            "outdated": outdated,
            "window": .list(window.map { .text($0) }),
            "versions": .text(campaign.versions),
            "leftOut": .text(leftOut(of: campaign)),
            "schedules": .list(schedules),
            "hasSchedules": .truth(!schedules.isEmpty),
            "findings": forms.blocks("dashboard/findings", groups(of: listed, in: campaign, forms: &forms)),
            "moreFindings": .text(
                findings.count > listed.count ? "\(CountWords.grouped(findings.count - listed.count)) more" : nil),
            "summary": .text(FindingValues.summary(of: findings)),
            "hasErrors": .truth(findings.contains { $0.severity == .error }),
            "hasFindings": .truth(!findings.isEmpty),
            "unkept": self.unkept(unkept),
            "hasUnkept": .truth(!unkept.isEmpty),
            "standings": statuses,
            "hasStandings": .truth(!statuses.isEmptyList),
            "untouched": unreleased,
            "isReleased": .truth(!statuses.isEmptyList || !unreleased.isEmptyList),
            "differences": .list(differences(of: campaign, forms: &forms)),
            "hasMessages": .truth(!campaign.messages.isEmpty),
            "messages": forms.blocks("dashboard/message", campaign.messages.map(messages.values)),
        ])
    }

    /// When it is shown: its beginning and its end, or a single text.
    private mutating func window(of campaign: CampaignReport) -> [String] {
        guard let window = campaign.window else { return ["unknown: a date cannot be read"] }
        guard let start = window.start, let end = window.end else { return [time.full(window)] }
        return ["from \(time.short(start))", "until \(time.full(end))"]
    }

    /// The schedules that have a message of it; locales are named where a client has several.
    private func schedules(of campaign: CampaignReport) -> [TemplateValue] {
        let own = frame.schedules.filter { schedule in
            campaign.messages.contains { message in
                schedule.locales.contains(message.locale)
                    && message.clients.contains { $0.isScheduled && $0.title == schedule.client }
            }
        }
        return own.map { schedule in
            let isAlone = own.count { $0.client == schedule.client } == 1
            return [
                "client": .text(schedule.client), "locales": .text(isAlone ? nil : schedule.locales.listed),
                "page": .text("../" + PagePath.encoded(PagePath.schedule(schedule.name))),
            ]
        }
    }

    /// How far its messages have come on their way to phones.
    private mutating func statuses(of campaign: CampaignReport, forms: inout TemplateForms) -> TemplateValue {
        let values = MessageStatusValues(root: "../")
        var rows: [TemplateValue] = []
        for (locale, status) in campaign.statuses(in: frame.locales) where frame.touched.contains(locale) {
            let page = "../" + PagePath.encoded(PagePath.release(locale))
            rows.append(
                TemplateValue.record([
                    .init(name: "title", value: .text(locale)), .init(name: "page", value: .text(page)),
                    .init(name: "language", value: false), .init(name: "direction", value: "ltr"),
                    .init(name: "id", value: false),
                ]).adding(values.values(of: status, locale: locale, time: &time)))
        }
        return forms.blocks("dashboard/standing", rows)
    }

    /// What changes of it from what was released to what its files say, by locale.
    private func differences(of campaign: CampaignReport, forms: inout TemplateForms) -> [TemplateValue] {
        var values: [TemplateValue] = []
        for part in differences.of(campaign.id) {
            values.append([
                "locale": .text(part.locale),
                "html": DifferenceValues(names: nil, locale: part.locale).html(of: part.difference, forms: &forms),
            ])
        }
        return values
    }

    /// The locales that it is meant for and has no message in for want of a translation.
    private func leftOut(of campaign: CampaignReport) -> String? {
        let locales = frame.locales.filter { campaign.leftOut.contains($0) && $0 != frame.sourceLocale }
        return locales.isEmpty ? nil : locales.listed
    }

    /// Findings with those together that say the same.
    private func groups(
        of findings: [Diagnostic], in campaign: CampaignReport, forms: inout TemplateForms
    ) -> [TemplateValue] {
        let files = campaign.messages.compactMap { message in message.source.map { ($0.file, message.locale) } }
        return FindingGroupValues(
            clients: frame.clients, locales: Dictionary(keepingFirst: files), times: PageTimes(frame.clock)
        ).values(of: findings, forms: &forms)
    }

    /// What each client has no place for.
    private func unkept(_ findings: [Diagnostic]) -> TemplateValue {
        let findings = FindingValues.sorted(findings)
        return .list(
            frame.clients.compactMap { client in
                let own = findings.filter { $0.client == client.name }
                guard !own.isEmpty else { return nil }
                return [
                    "client": .text(client.title), "messages": .list(own.map(\.message).uniqued().map { .text($0) }),
                ]
            })
    }

    /// What the script of the page receives, as JSON.
    mutating func data(of campaign: CampaignReport) -> [UInt8] {
        data.json(of: campaign, time: &time)
    }
}
