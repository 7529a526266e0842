/// Which body a download brings: the client downloads at launch, and on the way to the background and back.
struct ISmartNewsSource: Sendable {
    /// The body that a launch step gave, from then on in place of what stands at the address.
    private var own: FeedBody?
    /// What was downloaded last of what stood there.
    private var last: FeedBody?

    /// The body that arrives with the step; nil if none does, or none that is new.
    mutating func body(for step: ISmartNewsStep, served: ServedFeed) -> FeedBody? {
        switch step.action {
        case .launch: launchBody(step, served: served)
        case .feed: arriving(served)
        case .background, .foreground:
            step.isOffline || step.isDownloading ? nil : served.own ?? newStanding(served)
        case .events, .language: nil
        }
    }

    private mutating func launchBody(_ step: ISmartNewsStep, served: ServedFeed) -> FeedBody? {
        if let body = served.own { own = body }
        // A new process remembers no download.
        last = nil
        return step.isOffline ? nil : standing(served)
    }

    /// What a download brings that a journey tells of; a body that it gives is newer than what stands at the address.
    private mutating func arriving(_ served: ServedFeed) -> FeedBody? {
        let standing = standing(served)
        return served.own ?? standing
    }

    /// What stands at the address.
    private mutating func standing(_ served: ServedFeed) -> FeedBody? {
        last = own ?? served.standing
        return last
    }

    private mutating func newStanding(_ served: ServedFeed) -> FeedBody? {
        own ?? served.standing == last ? nil : standing(served)
    }
}
