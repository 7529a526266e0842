import Campaigns

/// Gathers what one client says of one campaign, with the sentences that all clients share.
struct ClientFindings: Sendable {
    /// The findings so far.
    private(set) var findings: [Diagnostic] = []

    private let campaign: Campaign
    private let messages: [Message]
    /// The client's name.
    let client: String
    private let clientTitle: String

    /// No findings yet.
    ///
    /// - Parameter messages: the campaign's messages, where they are known: an error stops only locales that have one.
    init(_ campaign: Campaign, client: any Client.Type, messages: [Message] = []) {
        self.campaign = campaign
        self.messages = messages
        self.client = client.name
        clientTitle = client.title
    }

    /// Notes a finding at an offset of the campaign's source file, for all locales in which it has a message.
    mutating func report(_ rule: Rule, at offset: Int?, _ message: String, suggestion: String? = nil) {
        report(rule, at: campaign.source.file.position(at: offset ?? 0), message, suggestion: suggestion, locale: nil)
    }

    /// Notes a finding that tells moments, for all locales in which the campaign has a message.
    mutating func report(
        _ rule: Rule, at offset: Int?, telling message: Sentence, suggestion: Sentence? = nil
    ) {
        findings.append(
            Diagnostic(
                rule, at: campaign.source.file.position(at: offset ?? 0), telling: message, suggestion: suggestion,
                campaign: campaign.id, locales: shownLocales, client: client))
    }

    /// Notes a finding at a place, for one locale or all in which the campaign has a message.
    mutating func report(
        _ rule: Rule, at position: SourcePosition, _ message: String, suggestion: String? = nil, locale: String?
    ) {
        report(rule, at: position, message, suggestion: suggestion, locales: locale.map { [$0] } ?? shownLocales)
    }

    /// Notes the names between braces that have no value in a message, or cannot be names.
    mutating func reportVariables(_ names: [String], at position: SourcePosition, locale: String) {
        for name in names {
            let (problem, suggestion) = Substitution.problem(with: name)
            report(.unknownVariable, at: position, problem, suggestion: suggestion, locale: locale)
        }
    }

    /// Notes a finding at a place, for some of the locales in which the campaign has a message.
    mutating func report(
        _ rule: Rule, at position: SourcePosition, _ message: String, suggestion: String?, locales: Set<String>
    ) {
        findings.append(
            Diagnostic(
                rule, at: position, message, suggestion: suggestion, campaign: campaign.id, locales: locales,
                client: client))
    }

    /// The locales that have a message; where none has one, or it is not known, those that the campaign is for.
    private var shownLocales: Set<String> {
        messages.isEmpty ? Set(campaign.locales) : Set(messages.map(\.locale))
    }

    /// Notes that the client has no place for a field, and the message goes out without.
    mutating func hasNoPlace(for field: String, at offset: Int?, because reason: String? = nil) {
        let explanation = reason.map { ": \($0)" } ?? ", so the message goes out without it"
        report(.noPlace, at: offset, "\(clientTitle) has no place for “\(field)”\(explanation)")
    }

    /// Notes that the client has no place for what messages have in a field: at the source for all of them, or else once
    /// at each translation that it is taken from.
    ///
    /// - Parameter value: what a message has in the field; nil where it has nothing.
    mutating func hasNoPlace<Value>(for field: String, because reason: String, value: (Message) -> Resolved<Value>?) {
        reportNoPlace(for: field, because: reason) { message in
            value(message).map { ($0.locale, $0.position) }
        }
    }

    /// Notes that the client shows messages' texts without the images and the addresses of links in them, at the first one
    /// of each.
    ///
    /// - Parameters:
    ///   - raw: what stands under `raw`.
    ///   - keys: under which of its names the text and the action's address would be: these may say the address.
    mutating func showsPlainText(besides raw: RawEntries, _ keys: Set<String>) {
        reportNoPlace(for: "images", because: "their alternative text is shown") { message in
            guard message.text.value.imageCount > 0 else { return nil }
            return (message.text.locale, message.positionOfFirstImage)
        }
        if raw.entries.contains(where: { keys.contains($0.key) }) { return }
        reportNoPlace(
            for: "links", because: "their text is shown without the address",
            suggestion: "make one of them the action, or write the address out"
        ) { message in
            guard let address = message.addressLostInPlainText() else { return nil }
            return (message.text.locale, { message.position(ofAddress: address) })
        }
    }

    /// Notes that what messages have in a field has no place, at the source or else once at each translation.
    ///
    /// - Parameter place: the locale from whose file a message takes what it has, and where it stands in that; nil where
    ///   the message has nothing.
    private mutating func reportNoPlace(
        for field: String, because reason: String, suggestion: String? = nil,
        place: (Message) -> (locale: String, position: @Sendable () -> SourcePosition)?
    ) {
        var places: [(locale: String, position: @Sendable () -> SourcePosition)] = []
        var users: [String: Set<String>] = [:]
        for message in messages {
            guard let place = place(message) else { continue }
            if users[place.locale] == nil { places.append(place) }
            users[place.locale, default: []].insert(message.locale)
        }
        let text = "\(clientTitle) has no place for “\(field)”: \(reason)"
        if let source = places.first(where: { $0.locale == campaign.source.locale }) {
            report(.noPlace, at: source.position(), text, suggestion: suggestion, locales: shownLocales)
            return
        }
        for (locale, position) in places {
            report(.noPlace, at: position(), text, suggestion: suggestion, locales: users[locale] ?? [])
        }
    }

    /// Notes that the client cannot keep a restriction of who sees the message or how often: an error, or only a note
    /// where `everyone` names the client.
    ///
    /// - Parameters:
    ///   - restriction: the field, as the publisher wrote it.
    ///   - mayBeWaived: whether `everyone` covers it; `show` is not covered.
    mutating func cannotKeep(
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
    mutating func cannotKeepVersions(because reason: String) {
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
    mutating func add(_ others: [Diagnostic]) {
        for var finding in others {
            finding.concern = FindingConcern(
                campaign: campaign.id, locales: finding.locales ?? Set(campaign.locales),
                client: client)
            findings.append(finding)
        }
    }
}

extension Rule {
    /// A field that a client has no place for.
    public static let noPlace = Rule.changeable("no-place", .note)
    /// A restriction that a client cannot keep.
    static let restrictionNotKept = Rule.locked("restriction-not-kept")
    /// A restriction that a client cannot keep, and the publisher knows.
    static let restrictionWaived = Rule.changeable("restriction-waived", .note)
    /// Two campaigns that a client's devices cannot tell apart.
    public static let duplicateClientKey = Rule.locked("duplicate-client-key")
    /// A key that a client's feed cannot have.
    static let badClientKey = Rule.locked("bad-client-key")
    /// A `raw` entry, about which nothing is known.
    static let rawEntry = Rule.changeable("raw-entry", .warning)
    /// A template that cannot be used.
    public static let badTemplate = Rule.locked("bad-template")
    /// Two things that exclude each other in a client's block.
    static let contradictingBlock = Rule.locked("contradicting-block")
}
