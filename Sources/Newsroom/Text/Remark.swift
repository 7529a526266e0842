import Campaigns

/// What a person should know beside a result.
public struct Remark: Hashable, Sendable, CustomStringConvertible {
    /// A note, or a warning where it is probably not meant. What is an error is no remark.
    var severity: Severity
    /// What there is to know.
    var sentence: Sentence

    /// Something worth knowing.
    static func note(_ sentence: Sentence) -> Remark { Remark(severity: .note, sentence: sentence) }

    /// Something that is probably not meant.
    static func warning(_ sentence: Sentence) -> Remark { Remark(severity: .warning, sentence: sentence) }

    /// The sentence, behind the severity of what is more than a note: `warning: it holds no message`.
    ///
    /// - Parameter workspace: the workspace as commands have to name it; nil where they need not.
    public func line(in workspace: String? = nil) -> String {
        let words = sentence.text(in: workspace)
        return severity == .note ? words : "\(severity.rawValue): \(words)"
    }

    /// The remark where commands need not name the workspace.
    public var description: String { line() }
}
