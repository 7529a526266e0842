extension Rule {
    /// A campaign without a start that ends before the day that its file's name begins with.
    public static let endBeforeDay = Rule.changeable("end-before-day", .warning)
}

/// Finds ends that were probably over before the campaign was made: `newsadmin new` begins names with the day.
///
/// Some name a campaign after the day that it is about; such a one says when it starts.
enum EndBeforeDay {
    static func findings(in campaign: Campaign, clock: ZoneClock) -> [Diagnostic] {
        let day = String(campaign.id.prefix(10))
        guard campaign.window.start == nil, let end = campaign.window.end,
            case .civil(let midnight) = TimeNotation(day + "T00:00"),
            end < clock.instants(showing: midnight).first ?? midnight.asUTC
        else { return [] }
        return [
            Diagnostic(
                .endBeforeDay, at: campaign.source.file.position(at: campaign.windowOffsets.end ?? 0),
                "this ends before \(day), the day in its name, and has no start",
                suggestion: "see whether the year is right, or say when it starts")
        ]
    }
}
