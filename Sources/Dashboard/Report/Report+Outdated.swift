import Campaigns

extension Report {
    /// From when on the overview no longer tells of the present: when something begins or ends next, by the files or in
    /// a current release; nil: never.
    var outdatedFrom: Instant? { (changes.prefix(1).map(\.instant) + releases.compactMap(\.outdatedFrom)).min() }
}

extension LocaleReleaseReport {
    /// When its current release goes into its next state; nil: never.
    var outdatedFrom: Instant? { states.first?.instant }
}

extension ScheduleReport {
    /// When what it says of the present ends; nil: not in the time that is told.
    var outdatedFrom: Instant? { forms.compactMap { $0.rows.first?.end }.min() }
}

extension CampaignReport {
    /// When it begins or ends next by its files; nil: never, or not before it is another one.
    var outdatedFrom: Instant? {
        switch state {
        case .scheduled: window?.start
        case .running: window?.end
        case .draft, .unreadable, .ended: nil
        }
    }
}
