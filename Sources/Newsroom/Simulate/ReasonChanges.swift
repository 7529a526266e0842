import Clients

/// Remembers the reasons of the last step, so that each is said again only when it changes.
struct ReasonChanges {
    private var last: NotShownList = []

    /// The reasons of a step that were not those of the step before.
    mutating func news(in account: StepAccount) -> [ReasonGroup] {
        let news = account.notShown.without(last)
        // A step at which nothing was looked at changes no reason.
        if account.reason == nil || !account.notShown.isEmpty { last = account.notShown }
        return news.groups
    }
}
