import Campaigns
import Clients
import Files
import Releases

/// The states of one locale that can be compared.
struct DiffSides {
    let context: ReleaseContext
    let folder: String
    let locale: String

    private var ledger: LocaleLedger { context.edition.ledgers[locale] }

    /// The release that phones get now; nil where there is none yet.
    var current: ReleaseManifest? { ledger.release(dueAt: context.now) }

    /// The release of a number.
    func release(_ number: Int) throws(ReleaseFailure) -> ReleaseManifest {
        if let release = ledger.release(number) { return release }
        switch ledger.releases.count {
        case 0: throw .usage("nothing has been released in \(locale) yet, so there is no release \(number)")
        case 1: throw .usage("\(locale) has no release \(number); there is only release 1")
        case let last: throw .usage("\(locale) has no release \(number); there are releases 1 to \(last)")
        }
    }

    /// The releases up to one; none where there is none.
    func releases(upTo release: ReleaseManifest?) -> ArraySlice<ReleaseManifest> {
        ledger.releases.prefix(release?.number ?? 0)
    }

    /// What a release holds; nothing where there is none.
    func side(of release: ReleaseManifest?) throws(ReleaseFailure) -> DiffSide {
        guard let release else { return DiffSide() }
        let reader = ContentReader(folder: folder)
        var messages: [(content: MessageContent, hash: String)] = []
        for message in release.messages {
            // As a rule most of it still stands in the workspace's files, and need not be read.
            if let known = context.working.message(of: message.campaign, in: locale), known.hash == message.content {
                messages.append((known.content, known.hash))
            } else {
                let content = try ReleaseFailure.filing { () throws(FileProblem) in
                    try reader.content(message.content, locale: locale)
                }
                messages.append((content, message.content))
            }
        }
        return DiffSide(messages: messages, preambles: release.preambles)
    }

    /// What phones get by a release, and what they would get of the workspace's files. A campaign whose message has ended on
    /// each side that has it is left out: nobody sees it any more, however it has changed.
    func sides(after release: ReleaseManifest?) throws(ReleaseFailure) -> (old: DiffSide, new: DiffSide) {
        let old = try side(of: release)
        let new = try working()
        var lasting = Set(new.contents.filter { !$0.window.isOver(at: context.now) }.map(\.campaign))
        if let release {
            lasting.formUnion(release.messages.filter { !release.hasEnded($0, at: context.now) }.map(\.campaign))
        }
        return (old.filtered { lasting.contains($0) }, new.filtered { lasting.contains($0) })
    }

    /// What the workspace's files say, without new drafts and what was withdrawn; what phones have of a message, where that is a
    /// draft again or has errors, for that is what they keep.
    private func working() throws(ReleaseFailure) -> DiffSide {
        let edition = context.edition
        var hidden: Set<String> = []
        var preambles: [String: PropertyValue] = [:]
        for client in edition.clients {
            let channel = Edition.Channel(client, locale: locale)
            hidden.formUnion((edition.unpublished[channel] ?? []).map(\.campaign))
            preambles[channel.client] = client.preamble
        }
        let kept = try side(of: current).filtered { context.keepsReleased($0, in: locale) }
        let others = edition.workspace.campaigns.compactMap {
            campaign -> (content: MessageContent, hash: String)? in
            guard !hidden.contains(campaign.id), !kept.holds(campaign.id),
                let message = context.working.message(of: campaign.id, in: locale), !message.isDraft
            else { return nil }
            return (message.content, message.hash)
        }
        return DiffSide(messages: kept.messages + others, preambles: preambles)
    }
}
