import Campaigns
import Clients

/// Which client and which locale of a workspace a simulation is about.
enum SimulatedChoice {
    /// The workspace that a plan names, read, with the client and the locale of its phone.
    static func channel(
        of plan: SimulationPlan
    ) throws(SimulationFailure) -> (edition: Edition, client: any Client, locale: String) {
        let edition = try SimulationFailure.reading { () throws(WorkspaceReader.Failure) in
            try EditionReader(now: plan.now).read(plan.folder)
        }
        let configuration = edition.workspace.configuration
        let name = try client(plan.client, of: configuration)
        let locale = try locale(plan.locale, of: configuration)
        guard let client = edition.clients.first(where: { $0.name == name }) else {
            throw .usage("the workspace has no client “\(name)”")
        }
        return (edition, client, locale)
    }

    /// The client that was named, or the only one there is.
    static func client(
        _ name: String?, of configuration: WorkspaceConfiguration
    ) throws(SimulationFailure) -> String {
        let known = configuration.clients
        if let name { return try checked(name, among: known, kind: .clients) }
        guard known.count == 1 else {
            throw .usage(
                known.isEmpty
                    ? "the workspace has no clients"
                    : "say which client with --client; there are \(known.joined(separator: ", "))")
        }
        return known[0]
    }

    /// The locale that was named, or the source locale.
    static func locale(
        _ name: String?, of configuration: WorkspaceConfiguration
    ) throws(SimulationFailure) -> String {
        guard let name else { return configuration.sourceLocale }
        return try checked(name, among: configuration.locales, kind: .locales)
    }

    private static func checked(
        _ name: String, among known: [String], kind: NameKind
    ) throws(SimulationFailure) -> String {
        guard !known.contains(name) else { return name }
        throw .usage(Sentence(UnknownName.sentence(name, among: known, kind: kind, takesSeveral: false)))
    }
}
