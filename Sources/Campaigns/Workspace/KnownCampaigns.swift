import Files

/// The campaigns of an earlier reading, which are not read again where their files are the same.
struct KnownCampaigns: Sendable {
    private var campaigns: [String: Campaign] = [:]
    private var findings: [String: [Diagnostic]] = [:]
    private var stamps: [String: CampaignStamps] = [:]

    /// The campaigns of an earlier reading; none where the configuration was another one, because much that is read
    /// depends on it.
    init(_ earlier: Workspace?, configuration: WorkspaceConfiguration) {
        guard let earlier, earlier.configuration.isWritten(as: configuration) else { return }
        campaigns = Dictionary(keepingFirst: earlier.campaigns.map { ($0.id, $0) })
        findings = earlier.findingsByCampaign
        stamps = earlier.stamps
    }

    /// The campaign and what was found in it, where its files have not been touched since; nil where they have.
    func campaign(_ id: String, untouched stamps: CampaignStamps) -> ReadCampaign? {
        guard self.stamps[id] == stamps, let campaign = campaigns[id], campaign.unreadTranslations.isEmpty,
            let findings = findings[id]
        else { return nil }
        return ReadCampaign(campaign: campaign, findings: findings)
    }

    /// The campaign and what was found in it, where it was read from these files; nil where it was not.
    func campaign(
        _ id: String, source: SourceFile, translations: [(locale: String, file: SourceFile)]
    ) -> ReadCampaign? {
        guard let campaign = campaigns[id], campaign.isWritten(in: source, translations: translations),
            let findings = findings[id]
        else { return nil }
        return ReadCampaign(campaign: campaign, findings: findings)
    }
}
