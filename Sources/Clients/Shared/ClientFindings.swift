import Campaigns

/// Gathers what one client says of one campaign, with the sentences that all clients share.
public struct ClientFindings: Sendable {
    /// The findings so far.
    public private(set) var findings: [Diagnostic] = []

    private let campaign: Campaign
    private let client: String
    private let clientTitle: String

    /// No findings yet.
    public init(_ campaign: Campaign, client: any Client.Type) {
        self.campaign = campaign
        self.client = client.name
        clientTitle = client.title
    }

    /// Notes a finding at an offset of the campaign's source file, for all its locales.
    public mutating func report(_ rule: Rule, at offset: Int?, _ message: String, suggestion: String? = nil) {
        report(rule, at: campaign.source.file.position(at: offset ?? 0), message, suggestion: suggestion, locale: nil)
    }

    /// Notes a finding at a place, for one locale or all of the campaign's.
    public mutating func report(
        _ rule: Rule, at position: SourcePosition, _ message: String, suggestion: String? = nil, locale: String?
    ) {
        findings.append(
            Diagnostic(
                rule, at: position, message, suggestion: suggestion, campaign: campaign.id,
                locales: locale.map { [$0] } ?? Set(campaign.locales), client: client))
    }

    /// Notes that the client has no place for a field, and the message goes out without.
    public mutating func hasNoPlace(for field: String, at offset: Int?, because reason: String? = nil) {
        let explanation = reason.map { ": \($0)" } ?? ", so the message goes out without it"
        report(.noPlace, at: offset, "\(clientTitle) has no place for “\(field)”\(explanation)")
    }

    /// Notes that the client cannot keep a restriction of who sees the message or how often: an error, or only a note
    /// where `everyone` names the client.
    ///
    /// - Parameters:
    ///   - restriction: the field, as the publisher wrote it.
    ///   - mayBeWaived: whether `everyone` covers it; `show` is not covered.
    public mutating func cannotKeep(
        _ restriction: String, at offset: Int?, because reason: String, mayBeWaived: Bool = true,
        suggestion: String? = nil
    ) {
        if mayBeWaived, campaign.isForEveryone(of: client) {
            report(
                .restrictionWaived, at: offset,
                "\(clientTitle) shows this to everyone: “\(restriction)” cannot be kept there, \(reason)")
            return
        }
        let advice =
            mayBeWaived ? "leave \(client) out of clients, or add it to everyone" : "leave \(client) out of clients"
        report(
            .restrictionNotKept, at: offset, "\(clientTitle) cannot keep “\(restriction)”: \(reason)",
            suggestion: suggestion.map { "\($0), or \(advice)" } ?? advice)
    }

    /// Notes every bound of the app's versions as one that the client cannot keep.
    public mutating func cannotKeepVersions(because reason: String) {
        if let minimum = campaign.versions.minimum {
            cannotKeep("versions.min", at: minimum.offset, because: reason)
        }
        switch campaign.versions.upper {
        case .through(let last): cannotKeep("versions.max", at: last.offset, because: reason)
        case .before(let first): cannotKeep("versions.before", at: first.offset, because: reason)
        case nil: break
        }
    }

    /// Adds findings that were made elsewhere, such as by the reading of a block, as this client's.
    public mutating func add(_ others: [Diagnostic], locale: String? = nil) {
        for var finding in others {
            finding.campaign = campaign.id
            finding.client = client
            finding.locales = finding.locales ?? locale.map { [$0] } ?? Set(campaign.locales)
            findings.append(finding)
        }
    }
}

extension Rule {
    /// A field that a client has no place for.
    public static let noPlace = Rule.changeable("no-place", .note)
    /// A restriction that a client cannot keep.
    public static let restrictionNotKept = Rule.locked("restriction-not-kept")
    /// A restriction that a client cannot keep, and the publisher knows.
    public static let restrictionWaived = Rule.changeable("restriction-waived", .note)
    /// Two campaigns that a client's devices cannot tell apart.
    public static let duplicateClientKey = Rule.locked("duplicate-client-key")
    /// A key that a client's feed cannot have.
    public static let badClientKey = Rule.locked("bad-client-key")
    /// A `raw` entry, about which nothing is known.
    public static let rawEntry = Rule.changeable("raw-entry", .warning)
    /// A template that cannot be used.
    public static let badTemplate = Rule.locked("bad-template")
    /// Two things that exclude each other in a client's block.
    public static let contradictingBlock = Rule.locked("contradicting-block")
}
