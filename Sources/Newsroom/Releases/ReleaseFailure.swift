import Campaigns
import Files

/// Why a verb that approves or releases did nothing.
public enum ReleaseFailure: Error, Sendable {
    /// The workspace could not be read, or the operating system refused.
    case workspace(WorkspaceReader.Failure)
    /// Errors in the ledger, or in what would be approved or released.
    case findings([Diagnostic])
    /// The table of moves, or the rules of review, refuse it: a sentence each.
    case refused([Refusal])
    /// Something was asked for that does not exist.
    case usage(String)
    /// Something that is needed could not be found out, such as who wrote a text.
    case unknown(String)
}

/// Why one message, or one locale, is not moved.
public struct Refusal: Equatable, Sendable, CustomStringConvertible {
    /// The campaign; nil where it is about the whole locale.
    public var campaign: String?
    /// The locale.
    public var locale: String
    /// Why.
    public var sentence: String

    /// A refusal.
    public init(campaign: String? = nil, locale: String, _ sentence: String) {
        self.campaign = campaign
        self.locale = locale
        self.sentence = sentence
    }

    /// `2026-11-20-sale, fr: it is a draft`.
    public var description: String {
        "\(campaign.map { "\($0), " } ?? "")\(locale): \(sentence)"
    }
}

/// The value of `work`, with what the operating system refuses as a release's failure.
func filing<Value: ~Copyable>(_ work: () throws(FileProblem) -> Value) throws(ReleaseFailure) -> Value {
    do {
        return try work()
    } catch {
        throw .workspace(.file(error))
    }
}

/// What `newsadmin.yml` in a folder says.
func workspaceConfiguration(in folder: String) throws(ReleaseFailure) -> WorkspaceConfiguration {
    do {
        return try WorkspaceReader(vocabulary: .standard).readConfiguration(in: folder).configuration
    } catch {
        throw .workspace(error)
    }
}
