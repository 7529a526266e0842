/// What the modules above know and a workspace speaks of: this module knows no client and not all rules.
public struct WorkspaceVocabulary: Sendable {
    /// The names of the clients.
    public var clients: [String]
    /// Every rule there is.
    public var rules: [Rule]

    /// A vocabulary.
    public init(clients: [String], rules: [Rule]) {
        self.clients = clients
        self.rules = rules
    }
}
