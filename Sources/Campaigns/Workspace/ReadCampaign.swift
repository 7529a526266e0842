import Files

/// What was read of a campaign's files.
public struct ReadCampaign: Sendable {
    /// The campaign; nil where it could not be read.
    var campaign: Campaign?
    /// What was found in its files.
    public var findings: [Diagnostic]
    /// How the files stood before; nil where nobody wants to know, or where that may not tell a later change.
    var stamps: CampaignStamps?

    /// What was read.
    public init(campaign: Campaign?, findings: [Diagnostic]) {
        self.campaign = campaign
        self.findings = findings
    }

    /// Whether it was read from files of these names, and from no other one.
    func isRead(from files: CampaignFiles.Group) -> Bool {
        guard let campaign, campaign.unreadTranslations.isEmpty, campaign.id.hasBytes(of: files.id),
            campaign.source.file.path.hasBytes(of: files.source),
            campaign.translations.count == files.translations.count
        else { return false }
        return files.translations.allSatisfy { locale, path in
            campaign.translations[locale]?.file.path.hasBytes(of: path) == true
        }
    }
}
