import Campaigns

extension Report {
    /// From when on the overview and the list of all releases are no longer about the present: when something begins or
    /// ends next, by the files or in a current release, or when a current release is no longer ahead of the clock; nil:
    /// never.
    var outdatedFrom: Instant? { (changes.prefix(1).map(\.instant) + releases.compactMap(\.outdatedFrom)).min() }

    /// From when on the list of phones no longer does: when something begins or ends next by the files; nil: never.
    var phonesOutdatedFrom: Instant? {
        changes.first { $0.events.contains { $0.released == nil } }?.instant
    }

    /// From when on the list of schedules no longer does: when what one of them says of the present ends; nil: not in the
    /// time that is reported.
    var schedulesOutdatedFrom: Instant? { schedules.compactMap(\.outdatedFrom).min() }

    /// From when on the list of feeds no longer does: when one of them changes next; nil: never. Those of an earlier build
    /// are left aside, which errors keep from coming up to date.
    var feedsOutdatedFrom: Instant? {
        let current = feeds.filter { feed in
            feed.locale.map { !stoppedLocales.contains($0) } ?? stoppedLocales.isEmpty
        }
        return current.compactMap(\.nextChange).min()
    }

    /// From when on the page of a locale's releases no longer does: when something begins or ends next in that locale, by
    /// the files or in its current release, or when that release is no longer ahead of the clock; nil: never.
    func outdatedFrom(in locale: LocaleReleaseReport) -> Instant? {
        let change = changes.first { change in change.events.contains { $0.locales.contains(locale.locale) } }
        return [change?.instant, locale.outdatedFrom].compactMap { $0 }.min()
    }
}

extension LocaleReleaseReport {
    /// When its current release goes into its next state, or is no longer ahead of the clock; nil: never.
    var outdatedFrom: Instant? {
        [standing.obstacle?.end, states.first?.instant].compactMap { $0 }.min()
    }
}

extension ScheduleReport {
    /// When what it says of the present ends; nil: not in the time that is reported.
    var outdatedFrom: Instant? { forms.compactMap { $0.rows.first?.end }.min() }
}

extension CampaignReport {
    /// When it begins or ends next, by its files or as it was released, or a release that was made ahead of the clock no longer
    /// keeps a message of it from being released; nil: never, or not before it is another one.
    var outdatedFrom: Instant? {
        let change: Instant? =
            switch state {
            case .scheduled: window?.start
            case .running: window?.end
            case .draft, .unreadable, .ended, .withdrawn: nil
            }
        let statuses = messages.compactMap(\.status) + dropped.values
        return ([change] + statuses.flatMap { [$0.obstacle?.end, $0.nextChange] }).compactMap { $0 }.min()
    }
}
