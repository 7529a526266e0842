import Campaigns
import Clients
import Releases

extension Approving {
    /// Everyone who changed the files that a message is made of since its text last went out.
    func writers(
        of working: WorkingMessage, ledger: LocaleLedger, on context: ReleaseContext
    ) throws(ReleaseFailure) -> Authorship {
        var named = Authorship()
        for name in plan.authors {
            let author = try Person.named(name)
            named.insert(try authors.known(author), alsoKnownAs: author)
        }
        let content = working.content
        var known = try authors.authorship(
            of: context.files(of: content.campaign, in: content.locale), since: ledger.baseline(of: content.campaign))
        // Who is named stands for those whom nothing is known of.
        if !named.people.isEmpty { known.hasUnknown = false }
        named.formUnion(known)
        return named
    }

    /// Why the reviewer may not approve what these people wrote; nil where nothing speaks against it.
    ///
    /// - Throws: ``ReleaseFailure`` where campaigns were named and somebody must name their authors too.
    func authorRefusal(
        of reviewer: Person, by writers: Authorship, on context: ReleaseContext
    ) throws(ReleaseFailure) -> AuthorRefusal? {
        guard !context.configuration.release.selfApproval,
            let refusal = AuthorRefusal(of: reviewer, alsoKnownAs: try .named(plan.reviewer), by: writers)
        else { return nil }
        if case .unknownAuthor = refusal, move == .approve { throw .usage(Sentence(refusal.text)) }
        return refusal
    }
}

extension LocaleLedger {
    /// From where on changes to a campaign's files count: the last release for which its working text went out. Where git
    /// could not be asked then, all count: commits have dates of their own, and may be merged long after.
    fileprivate func baseline(of campaign: String) -> Baseline {
        let release = releases.last { release in
            guard case .release = release.kind else { return false }
            return release.message(of: campaign)?.isKept == false
        }
        guard let release, let commit = release.commit else { return .beginning }
        return .commit(commit, orElse: release.time)
    }
}

extension ReleaseContext {
    /// The files that a campaign's message in a locale is made of, relative to the workspace.
    func files(of campaign: String, in locale: String) -> [String] {
        guard let message = edition.messages[campaign]?.message(in: locale) else { return [] }
        let texts = message.texts.map(\.file.path) + [message.campaign.source.file.path]
        return Set(texts + message.text.value.assets.map(\.source) + templates(of: message.campaign)).sorted()
    }

    /// The workspace's own templates that a campaign names, with the partials that they take in.
    ///
    /// Templates that are used where a campaign names none do not count: they draw the messages of all campaigns, and
    /// whoever changed one could approve nothing.
    private func templates(of campaign: Campaign) -> [String] {
        let own = Set(edition.templates.overrides)
        return edition.clients.filter { campaign.clients.contains($0.name) }
            .flatMap { $0.templates(of: campaign) }.flatMap(edition.templates.reach).filter(own.contains)
            .map { "templates/\($0).mustache" }
    }
}
