extension Rule {
    /// A live campaign that ends within some days.
    public static let expiringSoon = Rule.changeable("expiring-soon", .note, limit: 2)
}

/// Tells of campaigns that end soon, so that nobody is surprised.
public enum ExpiringSoon {
    /// A finding if the campaign runs at `now` and ends within the rule's limit of days.
    public static func findings(
        in campaign: Campaign, now: Instant, configuration: WorkspaceConfiguration
    ) -> [Diagnostic] {
        let days = configuration.rules.limit(of: .expiringSoon)
        guard let end = campaign.window.end, campaign.window.contains(now), !campaign.isDraft,
            !campaign.hasUnreadableDates,
            end <= now.advanced(days: Int64(days))
        else { return [] }
        return [
            Diagnostic(
                .expiringSoon, at: campaign.source.file.position(at: campaign.windowOffsets.end ?? 0),
                telling: "this ends \(end, by: configuration.clock)", campaign: campaign.id,
                locales: Set(campaign.locales))
        ]
    }
}
