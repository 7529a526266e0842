/// What was read of a campaign's files.
struct ReadCampaign: Sendable {
    /// The campaign; nil where it could not be read.
    var campaign: Campaign?
    /// What was found in its files.
    var findings: [Diagnostic]
    /// How the files stood before; nil where nobody wants to know, or where that may not tell a later change.
    var stamps: CampaignStamps?
}
