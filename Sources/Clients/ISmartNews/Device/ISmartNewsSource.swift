/// Which body a download brings: the client downloads at launch, and on the way to the background and back.
struct ISmartNewsSource: Sendable {
    /// The body that a launch step gave, from then on in place of what stands at the address.
    private var own: FeedBody?
    /// What stood at the address when it was downloaded last.
    private var lastStanding: FeedBody?

    /// The body that arrives with the step; nil if none does, or none that is new.
    mutating func body(for step: ISmartNewsStep, served: ServedFeed) -> FeedBody? {
        switch step.action {
        case .launch: launchBody(step, served: served)
        case .feed: served.own ?? served.standing
        case .background, .foreground:
            step.isOffline || step.isDownloading ? nil : served.own ?? newStanding(served)
        case .events, .language: nil
        }
    }

    private mutating func launchBody(_ step: ISmartNewsStep, served: ServedFeed) -> FeedBody? {
        if let body = served.own { own = body }
        lastStanding = served.standing
        return step.isOffline ? nil : own ?? served.standing
    }

    private mutating func newStanding(_ served: ServedFeed) -> FeedBody? {
        guard own == nil, served.standing != lastStanding else { return nil }
        lastStanding = served.standing
        return served.standing
    }
}
