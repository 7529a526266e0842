import ArgumentParser
import Campaigns
import Newsroom

/// The options by which a verb is kept to some locales and clients.
struct ChannelOptions: ParsableArguments {
    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Only these locales. (default: all)", valueName: "locale"), completion: .locales)
    var locale: [String] = []

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Only these clients. (default: all)", valueName: "client"), completion: .clients)
    var client: [String] = []

    /// The locales and clients, checked against what the workspace has; nil: all.
    func checked(in options: WorkspaceOptions) throws -> (locales: Set<String>?, clients: Set<String>?) {
        guard !locale.isEmpty || !client.isEmpty else { return (nil, nil) }
        let configuration = try options.configuration()
        return (
            try WorkspaceOptions.checked(locale, among: configuration.locales, kind: .locales),
            try WorkspaceOptions.checked(client, among: configuration.clients, kind: .clients)
        )
    }
}
