import Campaigns

/// What is known of a client without a workspace.
public protocol ClientKind: Sendable {
    /// The name in configuration, front matter and paths: lower case, no spaces.
    static var name: String { get }
    /// The name for people.
    static var title: String { get }
    /// The client's own rules.
    static var rules: [Rule] { get }
    /// The tables of recorded answers that are about this client alone; by default none.
    static var tables: [RecordedTable] { get }
}

extension ClientKind {
    /// None.
    public static var tables: [RecordedTable] { [] }
}
