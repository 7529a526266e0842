import Campaigns
import Clients
import Simulation

extension WorkspaceSchedules {
    /// The schedules of a workspace's entries.
    ///
    /// - Parameters:
    ///   - entries: the entries of each client and locale.
    ///   - clients: the clients of interest.
    ///   - configuration: the workspace.
    ///   - locales: the locales of interest; nil: all.
    ///   - now: the first instant.
    ///   - days: how far to look ahead.
    ///   - purpose: what else is wanted of them.
    ///   - earlier: schedules of clients with the same settings, from which is taken what comes out the same.
    static func of(
        _ entries: [Edition.Channel: [FeedEntry]], clients: [any Client], configuration: WorkspaceConfiguration,
        locales: Set<String>? = nil, from now: Instant, days: Int64 = EditionReader.scheduledDays,
        purpose: WorkspaceSchedules.Purpose = [], after earlier: WorkspaceSchedules? = nil
    ) -> WorkspaceSchedules {
        let channels = clients.flatMap { client in
            configuration.locales.filter { locales?.contains($0) != false }.map { locale in
                let channel = Edition.Channel(client, locale: locale)
                return WorkspaceSchedules.Channel(client: client, locale: locale, entries: entries[channel] ?? [])
            }
        }
        return WorkspaceSchedules(
            channels, in: now..<now.advanced(days: days), for: purpose, after: earlier)
    }
}

extension Edition {
    /// What devices can be shown over some days, by client and locale.
    ///
    /// - Parameters:
    ///   - now: the first instant.
    ///   - days: how many days to look ahead.
    ///   - locales: the locales of interest; nil: all.
    ///   - clients: the clients of interest; nil: all.
    func schedules(
        from now: Instant, days: Int64, locales: Set<String>? = nil, clients: Set<String>? = nil
    ) -> WorkspaceSchedules {
        .of(
            entries, clients: self.clients.filter { clients?.contains($0.name) != false },
            configuration: workspace.configuration, locales: locales, from: now, days: days)
    }
}
