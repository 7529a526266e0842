import Clients

/// Why some messages were not shown, told once for all of them.
typealias ReasonGroup = NotShownList.Group

extension NotShownList {
    /// How many messages of a group are named.
    static let mostNames = 5

    /// The groups of messages, in the order in which their reasons are first given.
    var groups: [ReasonGroup] { groups(mostNames: Self.mostNames) }
}

/// Remembers which reasons have been told, so that each is told again only when it changes.
struct ToldReasons {
    private var told: NotShownList = []

    /// The reasons of a step that were not those of the step before.
    mutating func news(in account: StepAccount) -> [ReasonGroup] {
        let news = account.notShown.without(told)
        // A step at which nothing was looked at changes no reason.
        if account.reason == nil || !account.notShown.isEmpty { told = account.notShown }
        return news.groups
    }
}
