import Campaigns
import Clients
import Dashboard
import Files
import Simulation

/// Plays phones through every choice that the dashboard offers: one phone for each client and the locales that share a
/// schedule, as `newsadmin simulate` plays it.
struct RunReports {
    let edition: Edition
    let now: Instant
    let stopped: Set<String>
    let screens: ScreensReadBack
    /// What was played for an earlier dashboard with the same rendering inputs.
    var earlier: [PlayedRuns] = []

    /// How many days a phone is followed.
    static let days = DailyJourney.days

    /// The phones, client by client; those of locales that errors stopped are left out.
    ///
    /// They begin with the day, not the moment, so that two builds of one day are the same.
    func reports() -> [(report: DeviceReport, played: PlayedRuns)] {
        let groups = edition.schedules?.groups ?? []
        let clock = edition.workspace.configuration.clock
        let start = clock.midnight(before: now)
        let end = end(from: start)
        return groups.parallelMap(batch: 1) { group -> (report: DeviceReport, played: PlayedRuns)? in
            let locales = group.locales.filter { !stopped.contains($0) }
            guard let client = edition.clients.first(where: { $0.name == group.client }), !locales.isEmpty
            else { return nil }
            let choices = RunChoices(
                group.schedule, app: edition.workspace.configuration.app, until: end,
                share: RunChoices.mostWork / groups.count)
            return report(of: client, locales: locales, choices: choices, from: start)
        }.compactMap { $0 }
    }

    private func report(
        of client: any Client, locales: [String], choices: RunChoices, from start: Instant
    ) -> (report: DeviceReport, played: PlayedRuns) {
        let played = played(client, locale: locales[0], choices: choices, from: start)
        let runs = played.runs
        let (shown, named) = RunMessages.campaigns(in: runs)
        let messages = RunMessages(edition: edition, now: now, screens: screens)
        let report = DeviceReport(
            client: client.name, title: client.title, clientVersion: client.clientVersion,
            locales: locales, start: start, versions: runs.versions, leftOut: choices.leftOut, habits: choices.habits,
            responses: runs.responses, isShortened: choices.isShortened, choices: runs.choices, runs: runs.runs,
            reasons: runs.reasons,
            messages: Dictionary(
                uniqueKeysWithValues: locales.map { locale in
                    (locale, messages.messages(of: client, locale: locale, shown: shown, named: named))
                }),
            sources: Dictionary(
                uniqueKeysWithValues: locales.map { locale in
                    (locale, entries(of: client, locale: locale).map(DeviceReport.Source.init))
                }))
        return (report, played)
    }

    /// The runs of a client's phone, those of earlier where they would be the same.
    private func played(
        _ client: any Client, locale: String, choices: RunChoices, from start: Instant
    ) -> PlayedRuns {
        let name = client.name
        let entries = entries(of: client, locale: locale)
        let feed = edition.schedules?.body(client: name, locale: locale)?.bytes
        let source = PlayedRuns.Source(
            client: name, locale: locale, start: start, choices: choices,
            feed: feed ?? client.feed(entries, locale: locale).bytes, windows: entries.map(\.window),
            files: entries.flatMap(\.files), names: names(client: client, locale: locale, from: start),
            actions: actions(in: locale))
        if let known = earlier.first(where: { $0.source == source }) { return known }
        var builder = RunReportBuilder(source.names, actions: source.actions)
        let player = RunPlayer(client: client, locale: locale, edition: edition, from: start)
        let runs = player.runs(of: choices, report: { builder.report(of: $0) })
        return PlayedRuns(source: source, runs: RunSet(runs, reasons: builder.reasons, of: choices))
    }

    private func entries(of client: any Client, locale: String) -> [FeedEntry] {
        edition.entries[Edition.Channel(client, locale: locale)] ?? []
    }

    /// The campaigns by what devices call their messages: by what their clients read in the feed, where only one of those
    /// that may be shown has it, and by their words.
    private func names(client: any Client, locale: String, from start: Instant) -> [String: String] {
        let channel = Edition.Channel(client, locale: locale)
        let span = start..<end(from: start)
        let present = entries(of: client, locale: locale).filter { $0.window.isOpen(in: span) }
        let kind = type(of: client) as any Client.Type
        let read = present.compactMap { entry in
            screens.message(of: entry.campaign, in: channel).map { message in
                // What a page says that a message is counted under need not be what devices call it.
                let name = kind.name(of: entry) ?? entry.identity
                return (name: name.hasBytes(of: entry.identity) ? message.identity : name, own: name, entry: entry)
            }
        }
        let identities = Dictionary(grouping: read, by: \.name).filter { $0.value.count == 1 }
            .compactMapValues(\.first?.entry.campaign)
        // Where devices know each by a name of its own, nobody needs the words.
        if read.allSatisfy({ $0.name.hasBytes(of: $0.own) }) { return identities }
        let words = edition.campaignNames(client: client.name, locale: locale, in: span)
        return words.filter { $0.key != $0.value }.merging(identities) { $1 }
    }

    private func end(from start: Instant) -> Instant {
        SimulationPlan(folder: "", now: start, days: Self.days).end(edition.workspace.configuration.clock)
    }

    /// The campaigns by the addresses that their actions open.
    private func actions(in locale: String) -> [String: String] {
        var actions: [String: String] = [:]
        for (campaign, messages) in edition.messages {
            guard let address = messages.message(in: locale)?.actionURL?.value else { continue }
            // Of several campaigns with one address the first speaks for all.
            actions[address] = min(actions[address] ?? campaign, campaign)
        }
        return actions
    }
}
