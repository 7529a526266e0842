/// What the modules above know and a workspace speaks of: this module knows no client and not all rules.
public struct WorkspaceVocabulary: Sendable {
    /// The names of the clients.
    var clients: [String]
    /// Every rule there is.
    public var rules: [Rule]
    /// Tells what is wrong with the clients' own settings in a configuration.
    var settingsFindings: @Sendable (WorkspaceConfiguration) -> [Diagnostic]

    /// A vocabulary; by default the clients' settings are not looked into.
    public init(
        clients: [String], rules: [Rule],
        settingsFindings: @escaping @Sendable (WorkspaceConfiguration) -> [Diagnostic] = { _ in [] }
    ) {
        self.clients = clients
        self.rules = rules
        self.settingsFindings = settingsFindings
    }
}
