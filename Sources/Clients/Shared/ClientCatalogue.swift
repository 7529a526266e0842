import Campaigns

/// All clients there are; a new one is listed here and nowhere else.
public enum ClientCatalogue {
    /// The clients, in the order in which people meet them.
    public static let all: [any Client.Type] = [
        INotifyClient.self, NotableClient.self, ISmartNewsClient.self, SourseClient.self,
    ]

    /// The names of all clients.
    public static let names = all.map { $0.name }

    /// The rules of all clients, and those that they share.
    public static let rules = sharedRules + all.flatMap { $0.rules }

    private static let sharedRules: [Rule] = [
        .noPlace, .restrictionNotKept, .restrictionWaived, .duplicateClientKey, .badClientKey, .rawEntry, .badTemplate,
        .contradictingBlock, .alertTitleLength, .alertTextLength, .alertButtonLength, .alertButtonPairLength,
    ]
}
