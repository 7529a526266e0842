/// Something that is checked; every rule has a section in `docs/rules.md`.
public struct Rule: Hashable, Sendable {
    /// The name by which `rules:`, `allow:` and people speak of it: lower-case words with dashes.
    public let id: String
    /// How bad a finding is unless the workspace says otherwise.
    public let severity: Severity
    /// Whether it guards identity, reading, or clients against a crash, so that nobody may switch it off.
    public let isLocked: Bool
    /// The limit, -1 where there is none: every finding has its rule, and so that takes 24 bytes in place of 40.
    private let storedLimit: Int32

    /// The number that a finding must exceed, for rules that measure; the workspace may change it.
    var limit: Int? { storedLimit < 0 ? nil : Int(storedLimit) }

    /// What a limit can be.
    static let limits = 0...Int(Int32.max)

    /// A rule that a workspace may change or switch off.
    public static func changeable(_ id: String, _ severity: Severity, limit: Int? = nil) -> Rule {
        Rule(id: id, severity: severity, isLocked: false, limit: limit)
    }

    /// A rule that stays as it is.
    public static func locked(_ id: String, _ severity: Severity = .error) -> Rule {
        Rule(id: id, severity: severity, isLocked: true, limit: nil)
    }

    private init(id: String, severity: Severity, isLocked: Bool, limit: Int?) {
        self.id = id
        self.severity = severity
        self.isLocked = isLocked
        precondition(limit.map(Self.limits.contains) ?? true, "limits have 31 bits")
        storedLimit = limit.map { Int32($0) } ?? -1
    }
}
