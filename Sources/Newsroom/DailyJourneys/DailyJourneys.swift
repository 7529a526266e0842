import Campaigns
import Clients
import Files
import Simulation

/// Simulates what users meet who open the app every morning at nine: one phone for each client and the locales that
/// share a schedule, in the language of the first, with the newest version of the app.
struct DailyJourneys {
    let edition: Edition
    let now: Instant
    /// Those of an earlier edition with the same rendering inputs.
    var earlier: [DailyJourney] = []

    /// The phones, client by client; those of locales that errors stopped are left out.
    ///
    /// They begin with the day, not the moment, so that two builds of one day are the same.
    func simulated() -> [DailyJourney] {
        let configuration = edition.workspace.configuration
        let plan = SimulationPlan(folder: "", now: configuration.clock.midnight(before: now), days: DailyJourney.days)
        let (start, end) = (plan.now, plan.end(configuration.clock))
        return channels.parallelMap(batch: 1) { client, locales -> DailyJourney in
            if let known = known(client, locales: locales, in: start..<end) { return known }
            let locale = locales[0]
            let states = FeedStates(of: client, locale: locale, in: edition, from: start, to: end)
            let phone = FollowedPhone(plan, client: client, locale: locale, edition: edition, states: states)
            return DailyJourney(
                client: client.name, clientTitle: client.title, locale: locale, locales: locales,
                version: phone.version, steps: phone.steps,
                campaigns: edition.campaignNames(
                    client: client.name, locale: locale, in: start..<end, for: phone.steps),
                states: states)
        }
    }

    /// The phone as it was simulated before, where it is shown the same feeds on the same days.
    private func known(_ client: any Client, locales: [String], in span: Range<Instant>) -> DailyJourney? {
        let (name, locale) = (client.name, locales[0])
        guard let known = earlier.first(where: { $0.client == name && $0.locale == locale }),
            known.states.start == span.lowerBound,
            known.states.entries.areSame(as: edition.entries[Edition.Channel(client: name, locale: locale)] ?? [])
        else { return nil }
        var journey = known
        journey.locales = locales
        journey.campaigns = edition.campaignNames(client: name, locale: locale, in: span, for: journey.steps)
        return journey
    }

    /// The clients, each with the locales whose phones are shown the same, one at least.
    private var channels: [(client: any Client, locales: [String])] {
        let stopped = edition.stoppedLocales
        return (edition.schedules?.groups ?? []).compactMap { group in
            let locales = group.locales.filter { !stopped.contains($0) }
            guard !locales.isEmpty, let client = edition.clients.first(where: { $0.name == group.client })
            else { return nil }
            return (client, locales)
        }
    }
}
