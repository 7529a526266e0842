import Campaigns
import Clients

/// Renders campaigns, each by itself: what comes of one depends on the workspace's configuration, templates and images, and
/// neither on other campaigns nor on the time.
struct CampaignRenderer: Sendable {
    private let configuration: WorkspaceConfiguration
    private let resolver: MessageResolver
    private let clients: [any Client]

    /// A renderer for the campaigns of a workspace.
    init(_ workspace: Workspace, clients: [any Client]) {
        configuration = workspace.configuration
        resolver = MessageResolver(configuration: workspace.configuration, images: workspace.images)
        self.clients = clients
    }

    /// A campaign, rendered, with no more findings than people read.
    func rendered(_ campaign: Campaign) -> RenderedCampaign {
        var result = attempt(campaign)
        if campaign.source.title?.value.isEmpty != false {
            // Without a title there are no messages to look at. What else is wrong is reported now, and not once it has one.
            result.findings += attempt(campaign.titled(Located(Self.standIn, at: 0))).findings.filter {
                !Self.comparing.contains($0.rule)
            }
        }
        result.findings = result.findings.limited()
        return result
    }

    /// A title in which no rule finds anything.
    private static let standIn = "A"

    /// The rules that compare a translation with its source, the title of which is a part of that.
    private static let comparing: [Rule] = [
        .neverCompared, .staleTranslation, .translationNumber, .translationPlaceholder, .translationEndMark,
        .translationLink, .translationLinkDiffers,
    ]

    private func attempt(_ campaign: Campaign) -> RenderedCampaign {
        let own = clients(of: campaign)
        var result = RenderedCampaign(campaign: campaign)
        (result.messages, result.findings) = resolver.messages(
            of: campaign, wantsHTML: own.contains { type(of: $0).showsHTML })
        result.findings += MessageChecks.findings(
            in: result.messages, of: campaign, schemes: configuration.app.schemes)
        result.findings += LeftOutEverywhere.findings(in: result.messages, of: campaign)
        result.findings += VersionsOfNobody.findings(in: campaign, app: configuration.app)
        for client in own {
            let (entries, findings) = client.entries(of: campaign, messages: result.messages)
            result.entries += entries.map { (client.name, $0) }
            result.findings += findings
        }
        // What no page or view of a client shows is loaded by no phone.
        result.findings.removeAll { finding in
            finding.rule == .largeImage
                && !result.entries.contains {
                    !$0.entry.assets.isEmpty && finding.locales?.contains($0.entry.locale) == true
                }
        }
        result.findings += EmptyText.findings(
            in: result.messages, of: campaign, unsafeHTML: configuration.unsafeHTML)
        result.messages = result.messages.map { $0.withoutHTML() }
        for index in result.findings.indices { result.findings[index].campaign = campaign.id }
        return result
    }

    /// What was found in a campaign, as far as it matters at a moment: nobody translates what has ended.
    static func lasting(_ rendered: RenderedCampaign, at now: Instant) -> [Diagnostic] {
        guard rendered.campaign.window.isOver(at: now) else { return rendered.findings }
        return rendered.findings.filter { !untranslated.contains($0.rule) }
    }

    /// The rules that ask for a translation, or for a look at one.
    private static let untranslated: [Rule] = [.missingTranslation, .staleTranslation, .neverCompared]

    /// What is worth knowing of a campaign at a moment.
    func findings(of rendered: RenderedCampaign, at now: Instant) -> [Diagnostic] {
        let campaign = rendered.campaign
        var findings = ExpiringSoon.findings(in: campaign, now: now, configuration: configuration)
        for client in clients(of: campaign) {
            findings += client.findings(of: campaign, messages: rendered.messages, now: now)
        }
        for index in findings.indices { findings[index].campaign = campaign.id }
        return findings
    }

    private func clients(of campaign: Campaign) -> [any Client] {
        clients.filter { campaign.clients.contains($0.name) }
    }
}
