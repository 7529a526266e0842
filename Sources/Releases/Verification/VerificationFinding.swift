import Campaigns

/// One thing that is wrong with what phones find.
public struct VerificationFinding: Hashable, Sendable {
    /// What is wrong.
    public var kind: Kind
    /// The file, address or locale.
    public var place: String
    /// What is wrong with it, in words.
    public var message: Sentence
    /// Whether it is wrong (an error), or may be meant (a warning).
    public var severity: Severity

    /// What can be wrong.
    public enum Kind: String, CaseIterable, Sendable {
        /// A file is not there.
        case missing
        /// A file holds what the ledger does not know.
        case altered
        /// A file holds what was due earlier.
        case stale
        /// A file holds what is due later.
        case ahead
        /// A locale's feeds are those of an earlier state.
        case behind
        /// A gzip form is missing, wrong, or sent in a way that phones misread.
        case compression
        /// A media type or character set is wrong.
        case type
        /// A length is announced that is not the body's.
        case length
        /// A control file was answered with 304, or a phone would be told that nothing has changed.
        case notModified = "not-modified"
        /// The time of last change is earlier than the change.
        case modified
        /// An answer has another status than phones need.
        case status
        /// The address leads to another one.
        case redirect
        /// What stands behind the question mark changes the answer.
        case query
        /// An answer may be kept for too long, or mixed up with another one.
        case cache
        /// A file that the ledger has never known.
        case unknown
        /// A file of an earlier state, which nobody needs any more.
        case leftOver = "left-over"
        /// A release that nobody signed, although keys are listed.
        case unsigned
    }

    /// A finding; an error unless something else is said.
    init(_ kind: Kind, at place: String, _ message: Sentence, severity: Severity = .error) {
        self.kind = kind
        self.place = place
        self.message = message
        self.severity = severity
    }

    /// A finding that names no command; an error unless something else is said.
    public init(_ kind: Kind, at place: String, _ message: String, severity: Severity = .error) {
        self.init(kind, at: place, Sentence(message), severity: severity)
    }
}
