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

    /// The tables of recorded answers that can be run; where two have the same fields, the name of the file decides.
    public static let tables = [RecordedTable.versionCompare, .caseInsensitiveCompare] + all.flatMap { $0.tables }

    /// The clients of a workspace in its order, made from their settings, and what is wrong with these.
    public static func clients(
        of context: RenderingContext
    ) -> (clients: [any Client], findings: [Diagnostic]) {
        let configuration = context.configuration
        var clients: [any Client] = []
        var findings: [Diagnostic] = []
        for name in configuration.clients {
            guard let type = all.first(where: { $0.name == name }) else { continue }
            let nothing = YAMLNode(.mapping([]), at: 0)
            var reader = FieldReader(
                configuration.clientSettings[name] ?? nothing, in: configuration.file, path: "clients.\(name)",
                refusesNothing: true)
            clients.append(type.init(context, settings: &reader))
            findings += reader.finish()
        }
        return (clients, findings)
    }

    /// A client by its name, made from its settings in a workspace, or from none where the workspace does not list it.
    public static func client(_ name: String, of context: RenderingContext) -> (any Client)? {
        guard let type = all.first(where: { $0.name == name }) else { return nil }
        let configuration = context.configuration
        var reader = FieldReader(
            configuration.clientSettings[name] ?? YAMLNode(.mapping([]), at: 0), in: configuration.file,
            path: "clients.\(name)")
        return type.init(context, settings: &reader)
    }

    /// The words in place of which some of these clients show others.
    public static func keywords(of clients: [String]) -> Set<String> {
        Set(all.filter { clients.contains($0.name) }.compactMap { $0.keyword })
    }

    /// The clients whose feed bytes look like.
    public static func recognizing(_ feed: [UInt8]) -> [any Client.Type] {
        all.filter { $0.recognizes(feed) }
    }

    /// The kind of device that runs a client in a version; nil stands for the newest one known.
    ///
    /// - Throws: ``JourneyError`` where there is no such client, or its version is not known.
    public static func device(client: String, clientVersion: String?) throws(JourneyError) -> any Device.Type {
        guard let type = all.first(where: { $0.name == client }) else {
            let known = names.sorted()
            let hint = DidYouMean.suggestion(for: client, among: known) ?? "there are \(known.joined(separator: ", "))"
            throw JourneyError("no client “\(client)” is known; \(hint)")
        }
        guard let device = type.device(version: clientVersion) else {
            throw JourneyError("version \(clientVersion ?? "") of \(client) cannot be simulated")
        }
        return device
    }

    private static let sharedRules: [Rule] = [
        .noPlace, .restrictionNotKept, .restrictionWaived, .duplicateClientKey, .badClientKey, .rawEntry, .rawReplaces,
        .rawIdentity, .rawAddress, .badTemplate, .contradictingBlock, .alertTitleLength, .alertTextLength,
        .alertButtonLength, .alertButtonPairLength, .translationPage,
    ]
}
