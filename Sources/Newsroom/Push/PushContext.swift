import Campaigns
import Clients
import Delivery
import Releases

/// The messages that a plan names, as the current releases have them, and what is known of each.
struct PushContext {
    /// Where they are posted; nil where nothing is sent and no project is known.
    let endpoint: MessagingEndpoint?
    let account: ServiceAccount?
    let messages: [OutgoingMessage]
    /// The campaigns that no release has at that moment.
    let refusals: [Refusal]
    let ledgers: LedgerSet

    /// The project whose phones they are for; nil where nothing is sent and none is known.
    var project: String? { endpoint?.project }

    /// Reads the ledgers, and the service account unless nothing will be sent.
    ///
    /// - Parameter needsProject: whether it must be known by which Firebase project the messages are sent.
    /// - Throws: errors in the ledgers of the locales; a usage error for names, projects and credentials that are not
    ///   there.
    init(_ plan: PushPlan, at now: Instant, needsAccount: Bool, needsProject: Bool = true) throws(ReleaseFailure) {
        let context = try LedgerContext(folder: plan.folder, now: now)
        let configuration = context.configuration
        if plan.campaigns.isEmpty { throw .usage("name the campaigns") }
        if plan.locales.isEmpty { throw .usage("name the locales: --locale fr") }
        try configuration.checkLocales(plan.locales)
        try Self.checkCampaigns(plan, context.ledgers)
        guard configuration.clients.contains(SourseAccount.client) else {
            throw .usage("newsadmin.yml does not list sourse under clients, and no other client is sent messages")
        }
        let findings = context.findings.map(\.whereShipped).filter {
            $0.severity == .error && $0.isAbout(Set(plan.locales))
        }
        guard findings.isEmpty else { throw .findings(findings) }
        account = needsAccount || plan.credentials != nil ? try PushCredentials(plan).account() : nil
        endpoint = try Self.endpoint(plan, configuration, account)
        if endpoint == nil, needsProject {
            throw .usage("newsadmin.yml does not name the Firebase project: add clients: {sourse: {project: …}}")
        }
        ledgers = context.ledgers
        (messages, refusals) = try Self.messages(plan, context.ledgers, at: now, context.configuration.clock)
    }

    /// Refuses names of campaigns that there are not, and never were in a release.
    private static func checkCampaigns(_ plan: PushPlan, _ ledgers: LedgerSet) throws(ReleaseFailure) {
        var known = Set(
            try ReleaseFailure.reading { () throws(WorkspaceReader.Failure) in
                try WorkspaceReader(vocabulary: .standard).campaignIDs(in: plan.folder)
            })
        for ledger in ledgers.ledgers.values {
            for release in ledger.releases { known.formUnion(release.messages.map(\.campaign)) }
        }
        for campaign in plan.campaigns where !known.contains(campaign) {
            throw .usage(Sentence(UnknownName.sentence(campaign, among: known.sorted(), kind: .campaigns)))
        }
    }

    private static func endpoint(
        _ plan: PushPlan, _ configuration: WorkspaceConfiguration, _ account: ServiceAccount?
    ) throws(ReleaseFailure) -> MessagingEndpoint? {
        let listed = SourseAccount.project(in: configuration)
        if let listed, let own = account?.project, listed != own {
            throw .usage("the service account is of the project “\(own)”, and clients.sourse.project is “\(listed)”")
        }
        guard let project = listed ?? account?.project else { return nil }
        guard let endpoint = MessagingEndpoint(base: plan.endpoint, project: project) else {
            throw .usage(
                """
                messages cannot be posted to “\(plan.endpoint)” for the project “\(project)”: the address must begin \
                with https:// or lead to this machine, and the project must be a name
                """)
        }
        return endpoint
    }

    private static func messages(
        _ plan: PushPlan, _ ledgers: LedgerSet, at now: Instant, _ clock: ZoneClock
    ) throws(ReleaseFailure) -> ([OutgoingMessage], [Refusal]) {
        var messages: [OutgoingMessage] = []
        var refusals: [Refusal] = []
        for locale in plan.locales {
            let sendings = ReleasedSendings(ledgers[locale], folder: plan.folder, at: now)
            guard sendings.release != nil else {
                refusals.append(
                    Refusal(clockAt: now, behind: ledgers[locale], clock)
                        ?? Refusal(locale: locale, "nothing was released yet, and only releases are sent"))
                continue
            }
            for campaign in plan.campaigns {
                if let found = try sendings.messages(of: campaign) {
                    messages += found
                } else {
                    let reason: Sentence =
                        try sendings.isForOthers(campaign)
                        ? "the current release does not have it for Sourse, and no other client is sent messages; see “clients” in its file"
                        : "the current release has nothing of it to send; see \(command: "status", locale)"
                    refusals.append(Refusal(campaign: campaign, locale: locale, reason))
                }
            }
        }
        return (messages, refusals)
    }
}
