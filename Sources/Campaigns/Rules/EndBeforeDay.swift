extension Rule {
    /// A campaign that ends before the day that its file's name begins with.
    public static let endBeforeDay = Rule.changeable("end-before-day", .warning)
}

/// Finds ends that were over before the campaign was made, which `newsadmin new` dates by its day.
enum EndBeforeDay {
    static func findings(in campaign: Campaign, clock: ZoneClock) -> [Diagnostic] {
        let day = String(campaign.id.prefix(10))
        guard let end = campaign.window.end, case .civil(let midnight) = TimeNotation(day + "T00:00"),
            end <= clock.instants(showing: midnight).first ?? midnight.asUTC
        else { return [] }
        return [
            Diagnostic(
                .endBeforeDay, at: campaign.source.file.position(at: campaign.windowOffsets.end ?? 0),
                "this ends before \(day), the day in its name, so it was over before it was made",
                suggestion: "see whether the year is right")
        ]
    }
}
