import Campaigns
import Clients
import Dashboard
import Files

/// What campaigns say, where they stand and what was found in them, for the dashboard.
struct CampaignReports {
    let edition: Edition
    let now: Instant
    let findings: CampaignFindings
    /// Their messages as phones show them.
    let screens: ScreensReadBack

    /// The reports, in order of the campaigns' ids.
    ///
    /// - Parameter releases: how far each locale has come.
    func reports(with releases: [LocaleReleaseReport]) -> [CampaignReport] {
        var statuses: [String: [String: MessageStatusReport]] = [:]
        for release in releases {
            statuses[release.locale] = Dictionary(keepingFirst: release.messages.map { ($0.campaign, $0) })
        }
        return edition.workspace.campaigns.parallelMap(batch: 8) { [statuses] campaign in
            let messages = edition.messages[campaign.id] ?? []
            let reports = messages.map { message in
                MessageReport(
                    locale: message.locale, fallback: message.fallbackLocale, translation: message.translation,
                    source: source(of: message), status: statuses[message.locale]?[campaign.id],
                    clients: edition.clients.compactMap { screens.report(of: message, client: $0) })
            }
            let dropped = dropped(from: campaign, beside: reports, statuses)
            return CampaignReport(
                id: campaign.id, title: edition.title(of: campaign), file: campaign.source.file.path,
                window: campaign.hasUnreadableDates ? nil : campaign.window, versions: Self.versions(of: campaign),
                state: state(of: campaign, with: reports, dropped), messages: reports,
                leftOut: Set(campaign.locales).subtracting(messages.map(\.locale)), dropped: dropped,
                findings: findings.of(campaign.id))
        }
    }

    /// Where a campaign stands in locales that it has no message in any more.
    private func dropped(
        from campaign: Campaign, beside messages: [MessageReport], _ statuses: [String: [String: MessageStatusReport]]
    ) -> [String: MessageStatusReport] {
        var dropped = statuses.compactMapValues { $0[campaign.id] }
        for message in messages { dropped[message.locale] = nil }
        return dropped
    }

    /// The versions of the app that a campaign is meant for, in words, and those of the system where it is kept to some.
    private static func versions(of campaign: Campaign) -> String {
        guard let system = campaign.systemBefore else { return campaign.versions.words }
        return "\(campaign.versions.words), on systems before \(system.value)"
    }

    /// The file in which a message was written.
    private func source(of message: Message) -> SourceReport? {
        let campaign = message.campaign
        let own = message.locale == campaign.source.locale ? campaign.source : campaign.translations[message.locale]
        return own.map { SourceReport(file: $0.file.path, bytes: $0.file.bytes) }
    }

    private func state(
        of campaign: Campaign, with messages: [MessageReport], _ dropped: [String: MessageStatusReport]
    ) -> CampaignReport.State {
        if campaign.isDraft { return .draft }
        let isOut = !messages.isEmpty && messages.allSatisfy(\.isWithdrawn)
        if isOut, !dropped.values.contains(where: \.isReleased) { return .withdrawn }
        if campaign.hasUnreadableDates { return .unreadable }
        if campaign.window.contains(now) { return .running }
        if let end = campaign.window.end, end <= now { return .ended }
        return .scheduled
    }
}
