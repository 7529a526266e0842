import Clients

/// Why some messages were not shown, told once for all of them.
struct ReasonGroup: Hashable, Sendable {
    /// The first of the messages.
    var ids: [String]
    /// How many more there are.
    var more: Int
    /// Why.
    var sentence: String
    /// The messages that they wait behind.
    var behind: [String]

    /// How many messages of a group are named.
    static let mostNames = 5

    /// The groups of messages, in the order in which their reasons are first given.
    static func groups(of notShown: [NotShown]) -> [ReasonGroup] {
        var places: [String: Int] = [:]
        var groups: [ReasonGroup] = []
        for message in notShown {
            let sentence = message.reason.sentence
            if let place = places[sentence] {
                if groups[place].ids.count < mostNames {
                    groups[place].ids.append(message.id)
                } else {
                    groups[place].more += 1
                }
                continue
            }
            places[sentence] = groups.count
            groups.append(ReasonGroup(ids: [message.id], more: 0, sentence: sentence, behind: message.behind))
        }
        return groups
    }
}

/// Remembers which reasons have been told, so that each is told again only when it changes.
struct ToldReasons {
    private var told: Set<NotShown> = []

    /// The reasons of a step that were not those of the step before.
    mutating func news(in account: StepAccount) -> [ReasonGroup] {
        let news = account.notShown.filter { !told.contains($0) }
        // A step at which nothing was looked at changes no reason.
        if account.reason == nil || !account.notShown.isEmpty { told = Set(account.notShown) }
        return ReasonGroup.groups(of: news)
    }
}
