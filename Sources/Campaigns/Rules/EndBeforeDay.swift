extension Rule {
    /// A campaign that ends before the day that its file's name begins with.
    static let endBeforeDay = Rule.changeable("end-before-day", .warning)
}

/// Finds ends that were probably over before the campaign was made: `newsadmin new` begins names with the day.
///
/// Some name a campaign after the day that it leads up to. Such a one says when it starts, and ends not long before.
enum EndBeforeDay {
    /// How long before the day in its name a campaign with a start may end, in days.
    static let daysOfLeadingUp: Int64 = 30

    static func findings(in campaign: Campaign, clock: ZoneClock) -> [Diagnostic] {
        let day = String(campaign.id.prefix(10))
        guard let end = campaign.window.end, !campaign.hasUnreadableDates,
            case .civil(let midnight) = TimeNotation(day + "T00:00")
        else { return [] }
        let first = clock.instants(showing: midnight).first ?? midnight.asUTC
        let place = campaign.source.file.position(at: campaign.windowOffsets.end ?? 0)
        if campaign.window.start == nil {
            guard end < first else { return [] }
            return [
                Diagnostic(
                    .endBeforeDay, at: place, "this ends before \(day), the day in its name, and has no start",
                    suggestion: "see whether the year is right, or say when it starts")
            ]
        }
        guard end < first.advanced(days: -daysOfLeadingUp) else { return [] }
        return [
            Diagnostic(
                .endBeforeDay, at: place, "this ends long before \(day), the day in its name",
                suggestion: "see whether the years are right")
        ]
    }
}
