import Campaigns
import Clients
import Files
import Releases

/// Puts the next release of a locale together from messages' contents, and writes it.
struct ReleaseMaking {
    /// The workspace and its ledgers.
    let context: ReleaseContext
    /// The locale.
    let locale: String
    /// Who makes it.
    let author: String
    /// What signs it, if there is a key.
    let signing: ReleaseSigning?
    /// The commit that the workspace stands at.
    let commit: String?

    /// A message that goes into the release.
    struct Item {
        /// What it says.
        var content: MessageContent
        /// How the manifest lists it.
        var message: ReleasedMessage
        /// The files of the approvals that it rests on.
        var approvals: [String]
    }

    /// A release that is yet to be written.
    struct Draft {
        /// The manifest.
        var manifest: ReleaseManifest
        /// The bytes that it rests on and the ledger does not have yet.
        var files: [[UInt8]]
    }

    private var ledger: LocaleLedger { context.edition.ledgers[locale] }

    /// The next release, with these messages.
    ///
    /// - Parameters:
    ///   - preambles: what stands in feeds beside messages, by client.
    ///   - images: the bytes of images that the ledger does not have, by their paths below `public/`.
    func draft(
        _ kind: ReleaseManifest.Kind, _ items: [Item], preambles: [String: PropertyValue],
        images: [String: [UInt8]] = [:], note: String?
    ) throws(ReleaseFailure) -> Draft {
        if let refusal = Refusal(clockAt: context.now, behind: ledger, context.configuration.clock) {
            throw .refused([refusal])
        }
        let items = items.sorted {
            $0.content.campaign.isBytewiseLess(than: $1.content.campaign)
        }
        let horizon = context.now.advanced(days: Int64(context.configuration.release.horizon))
        var hashes = ledger.imageHashes
        for (path, bytes) in images { hashes[path] = SHA256Digest(of: bytes).hexadecimal }
        let frozen = FrozenStates(
            of: items.map(\.content), clients: context.edition.clients, locale: locale, preambles: preambles,
            images: hashes, from: context.now, until: horizon)
        let manifest = ReleaseManifest(
            locale: locale, number: ledger.releases.count + 1, kind: kind, time: context.now, author: author,
            note: note, previous: ledger.manifestHashes.last, commit: commit, horizon: horizon, key: signing?.key,
            approvals: Set(items.flatMap(\.approvals)).sorted(), preambles: preambles,
            messages: items.map(\.message), states: frozen.states)
        let used = Set(frozen.states.values.flatMap(\.values))
        let files = frozen.files.filter { used.contains($0.key) && ledger.fileSizes[$0.key] == nil }.map(\.value)
        let contents = items.filter { ledger.fileSizes[$0.message.content] == nil }.map(\.content.bytes)
        let pictures = images.filter { used.contains(hashes[$0.key] ?? "") }.map(\.value)
        return Draft(manifest: manifest, files: files + contents + pictures)
    }

    /// Writes a release.
    func write(_ draft: Draft, with writer: borrowing LedgerWriter) throws(ReleaseFailure) {
        let signature = try signing?.sign(draft.manifest.bytes)
        do {
            try writer.add(draft.manifest, signature: signature, files: draft.files)
        } catch {
            throw .file(error)
        }
    }

    /// The message of an earlier release, as it was there.
    func item(_ message: ReleasedMessage, of release: ReleaseManifest) throws(ReleaseFailure) -> Item {
        let reader = ContentReader(folder: context.edition.workspace.folder)
        let content = try ReleaseFailure.filing { () throws(FileProblem) in
            try reader.content(message.content, locale: locale)
        }
        let rests = Set(ledger.approvals(of: message.content, campaign: message.campaign).map(\.file))
        return Item(content: content, message: message, approvals: release.approvals.filter(rests.contains))
    }
}

extension ReleasePlan {
    /// What makes releases of a locale as the plan says.
    func making(_ locale: String, on context: ReleaseContext) throws(ReleaseFailure) -> ReleaseMaking {
        ReleaseMaking(
            context: context, locale: locale, author: author, signing: try signing(for: context), commit: commit)
    }
}
