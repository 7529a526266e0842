import Campaigns
import Clients
import Delivery
import Files
import Releases

/// The messages that a plan names, as the current releases have them, and what is known of each.
struct PushGround {
    let endpoint: MessagingEndpoint
    let account: ServiceAccount?
    let messages: [OutgoingMessage]
    let ledgers: LedgerSet

    /// Reads the ledgers, and the service account unless nothing will be sent.
    ///
    /// - Throws: errors in the ledger; a refusal for each campaign that no release has at that moment; a usage error for
    ///   names, projects and credentials that are not there.
    init(_ plan: PushPlan, at now: Instant, needsAccount: Bool) throws(ReleaseFailure) {
        let ground = try VerificationGround(folder: plan.folder)
        let configuration = ground.configuration
        if plan.campaigns.isEmpty { throw .usage("name the campaigns") }
        if plan.locales.isEmpty { throw .usage("name the locales: --locale fr") }
        for locale in plan.locales where !configuration.locales.contains(locale) {
            throw .usage(UnknownName.sentence(locale, among: configuration.locales, kind: "locales"))
        }
        guard configuration.clients.contains(SourseAccount.client) else {
            throw .usage("newsadmin.yml does not list sourse under clients, and no other client is sent messages")
        }
        let findings = ground.findings.filter {
            $0.severity == .error || $0.rule == .ledgerUnsigned && $0.isAbout(Set(plan.locales))
        }
        guard findings.isEmpty else { throw .findings(findings) }
        account = needsAccount ? try PushCredentials(plan).account() : nil
        endpoint = try Self.endpoint(plan, configuration, account)
        ledgers = ground.ledgers
        messages = try Self.messages(plan, ground.ledgers, at: now)
    }

    private static func endpoint(
        _ plan: PushPlan, _ configuration: WorkspaceConfiguration, _ account: ServiceAccount?
    ) throws(ReleaseFailure) -> MessagingEndpoint {
        let listed = SourseAccount.project(in: configuration)
        if let listed, let own = account?.project, listed != own {
            throw .usage("the service account is of the project “\(own)”, and clients.sourse.project is “\(listed)”")
        }
        guard let project = listed ?? account?.project else {
            throw .usage("newsadmin.yml does not name the Firebase project: add clients: {sourse: {project: …}}")
        }
        guard let endpoint = MessagingEndpoint(base: plan.endpoint, project: project) else {
            throw .usage(
                "messages cannot be posted to “\(plan.endpoint)” for the project “\(project)”: the address must begin with "
                    + "https:// or lead to this machine")
        }
        return endpoint
    }

    private static func messages(
        _ plan: PushPlan, _ ledgers: LedgerSet, at now: Instant
    ) throws(ReleaseFailure) -> [OutgoingMessage] {
        let reader = ContentReader(folder: plan.folder)
        var messages: [OutgoingMessage] = []
        var refusals: [Refusal] = []
        for locale in plan.locales {
            let state = LiveState(of: ledgers[locale], at: now)
            guard let release = state.release, let hash = state.files[SourseAccount.path(of: locale)] else {
                refusals.append(Refusal(locale: locale, "nothing was released yet, and only releases are sent"))
                continue
            }
            let bytes = try filing { () throws(FileProblem) in try reader.bytes(hash, locale: locale) }
            let feed: SourseFeed
            do {
                feed = try SourseFeed(decoding: bytes)
            } catch {
                throw .unknown("what was released for \(locale) cannot be sent: \(error)")
            }
            for campaign in plan.campaigns {
                guard let push = feed.pushes.first(where: { $0.id == campaign }) else {
                    refusals.append(
                        Refusal(
                            campaign: campaign, locale: locale,
                            "release \(release) has nothing of it to send; see newsadmin status --locale \(locale)"))
                    continue
                }
                messages += OutgoingMessage.messages(of: push, locale: locale, release: release)
            }
        }
        guard refusals.isEmpty else { throw .refused(refusals) }
        return messages
    }
}
