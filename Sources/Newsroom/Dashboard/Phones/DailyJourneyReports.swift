import Clients
import Dashboard
import Simulation

/// What users see who open the app every morning, for the dashboard.
struct DailyJourneyReports {
    let edition: Edition
    let stopped: Set<String>

    /// The phones, client by client; those of locales that errors stopped are left out.
    func reports() -> [DailyJourneyReport] {
        journeys.map { journey in
            DailyJourneyReport(
                client: journey.clientTitle, locale: journey.locale, locales: journey.locales, version: journey.version,
                days: journey.steps.map { day($0, of: journey) })
        }
    }

    /// The journeys without locales that errors stopped.
    var journeys: [DailyJourney] {
        edition.dailyJourneys.compactMap { journey in
            var journey = journey
            journey.locales.removeAll(where: stopped.contains)
            return journey.locales.isEmpty ? nil : journey
        }
    }

    /// A step as the dashboard shows it.
    private func day(_ step: SimulatedStep, of journey: DailyJourney) -> DailyJourneyReport.Day {
        let account = step.account
        return DailyJourneyReport.Day(
            instant: step.instant, isArrival: step.occasion == .arrival,
            shown: account.seen.map { words(for: $0, in: journey) },
            alternatives: account.seen.reduce(0) { $0 + $1.alternatives.count },
            reason: account.reasonForNothing,
            named: titles(of: account.reasonForNothing?.messages ?? [], in: journey), crash: account.crash)
    }

    /// The titles of messages by what devices remember them; those without are left out.
    private func titles(of ids: [String], in journey: DailyJourney) -> [String: DailyJourneyReport.Title] {
        guard !ids.isEmpty else { return [:] }
        let campaigns = Set(journey.campaigns.values)
        var titles: [String: DailyJourneyReport.Title] = [:]
        for id in ids {
            guard let campaign = journey.campaigns[id], let title = title(of: campaign, in: journey) else { continue }
            let isShared = campaigns.contains { $0 != campaign && self.title(of: $0, in: journey) == title }
            titles[id] = DailyJourneyReport.Title(title, of: campaign, isShared: isShared)
        }
        return titles
    }

    private func words(for message: ShownMessage, in journey: DailyJourney) -> DailyJourneyReport.Shown {
        let campaign = journey.campaign(of: message)
        let title = edition.words(
            title: message.title, campaign: campaign, name: message.id ?? message.text ?? "", in: journey.locale)
        return DailyJourneyReport.Shown(
            title: title, language: edition.language(of: title, campaign: campaign, in: journey.locale))
    }

    private func title(of campaign: String, in journey: DailyJourney) -> String? {
        edition.title(of: campaign, in: journey.locale)
    }
}
