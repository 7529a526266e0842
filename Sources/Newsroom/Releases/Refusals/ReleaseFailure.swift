import Campaigns

/// Why a verb that approves or releases did nothing.
public enum ReleaseFailure: WorkspaceFailure, Sendable {
    /// The workspace could not be read, or the operating system refused.
    case workspace(WorkspaceReader.Failure)
    /// Errors in the ledger, or in what would be approved or released.
    case findings([Diagnostic])
    /// The table of moves, or the rules of review, refuse it: a sentence each.
    case refused([Refusal])
    /// Something was asked for that does not exist.
    case usage(Sentence)
    /// Something that is needed could not be found out, such as who wrote a text.
    case unknown(String)
}

extension WorkspaceConfiguration {
    /// Refuses names of locales that the workspace does not have.
    func checkLocales(_ names: [String]) throws(ReleaseFailure) {
        for name in names where !locales.contains(name) {
            throw .usage(Sentence(UnknownName.sentence(name, among: locales, kind: .locales)))
        }
    }
}
