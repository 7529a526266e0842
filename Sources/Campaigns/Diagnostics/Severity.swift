/// How bad a finding is.
public enum Severity: String, Comparable, CaseIterable, Sendable {
    /// Something worth knowing.
    case note
    /// Something that is probably not meant.
    case warning
    /// Something that stops the locales it is in.
    case error

    /// Orders severities from note to error.
    public static func < (left: Severity, right: Severity) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
