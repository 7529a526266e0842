extension CampaignReport.State {
    /// The states in the order in which pages list them.
    static let onPages: [Self] = [.running, .scheduled, .unreadable, .draft, .ended, .withdrawn]
}
