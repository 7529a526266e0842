/// Which body a download brings: the client downloads at launch, and on the way to the background and back.
struct ISmartNewsSource: Sendable {
    /// The body that a launch step gave, from then on in place of what stands at the address.
    private var own: FeedBody?
    /// What was downloaded last of what stood there.
    private var last: FeedBody?

    /// The body that arrives with the step; nil if none does, or none that is new.
    mutating func body(for step: ISmartNewsStep, served: ServedFeed) -> FeedBody? {
        switch step.action {
        case .launch:
            if let body = served.own { own = body }
            // A new process remembers no download.
            last = nil
            return step.isOffline ? nil : published(served)
        case .feed:
            // A body that a journey gives is newer than what stands at the address.
            let published = published(served)
            return served.own ?? published
        case .background, .foreground:
            if step.isOffline || step.isDownloading { return nil }
            return served.own ?? (own ?? served.published == last ? nil : published(served))
        case .events, .language: return nil
        }
    }

    /// What stands at the address.
    private mutating func published(_ served: ServedFeed) -> FeedBody? {
        last = own ?? served.published
        return last
    }
}
