import Clients

/// Why some messages were not shown, said once for all of them.
typealias ReasonGroup = NotShownList.Group

extension NotShownList {
    /// How many messages of a group are named.
    static let mostNames = 5

    /// The groups of messages, in the order in which their reasons are first given.
    var groups: [ReasonGroup] { groups(mostNames: Self.mostNames) }
}
