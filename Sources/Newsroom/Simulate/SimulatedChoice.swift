import Campaigns

/// Which client and which locale of a workspace a simulation is about.
enum SimulatedChoice {
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
