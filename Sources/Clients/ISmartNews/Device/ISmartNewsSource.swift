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
            step.isOffline || step.isDownloading ? nil : served.own ?? newlyPublished(served)
        case .events, .language: nil
        }
    }

    private mutating func launchBody(_ step: ISmartNewsStep, served: ServedFeed) -> FeedBody? {
        if let body = served.own { own = body }
        // A new process remembers no download.
        last = nil
        return step.isOffline ? nil : published(served)
    }

    /// What a download brings that a journey tells of; a body that it gives is newer than what stands at the address.
    private mutating func arriving(_ served: ServedFeed) -> FeedBody? {
        let published = published(served)
        return served.own ?? published
    }

    /// What stands at the address.
    private mutating func published(_ served: ServedFeed) -> FeedBody? {
        last = own ?? served.published
        return last
    }

    private mutating func newlyPublished(_ served: ServedFeed) -> FeedBody? {
        own ?? served.published == last ? nil : published(served)
    }
}
