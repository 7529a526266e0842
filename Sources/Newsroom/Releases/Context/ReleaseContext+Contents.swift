import Campaigns
import Clients
import Files
import Releases

extension ReleaseContext {
    /// What stands in feeds beside messages, by client, as the workspace has it now.
    var preambles: [String: PropertyValue] {
        var preambles: [String: PropertyValue] = [:]
        for client in edition.clients { preambles[client.name] = client.preamble }
        return preambles
    }

    /// Keys that two messages of one release have, as when one of them keeps what was approved before.
    func clashes(among contents: [MessageContent], locale: String) -> [Diagnostic] {
        edition.clients.flatMap { client in
            let entries = contents.compactMap { content in
                content.part(for: client.name)?.entry(of: content)
            }
            return IdentityCheck.findings(among: entries, client: type(of: client), locale: locale)
        }
    }

    /// Keys of what was approved but never released here, which other campaigns have released elsewhere since.
    func taken(by kept: [ReleasedMessage], locale: String) -> [Diagnostic] {
        let owners = KeyOwners(edition.ledgers)
        let current = edition.ledgers[locale].current?.messagesByCampaign ?? [:]
        return kept.filter { current[$0.campaign]?.content != $0.content }.flatMap { message in
            message.keys.sorted { $0.key < $1.key }.compactMap { client, key in
                guard let owner = owners.owner(of: key, client: client), owner.campaign != message.campaign else {
                    return nil
                }
                return Diagnostic(
                    .keyTaken, at: SourcePosition(file: "campaigns/\(message.campaign).md"),
                    "what was approved of it has the key “\(key)”, which \(owner.campaign) got by "
                        + "release \(owner.release) of \(owner.locale)",
                    suggestion:
                        "have it approved with \(isOfWords(key, client: client) ? "other words" : "a key of its own")",
                    campaign: message.campaign,
                    locales: [locale], client: client)
            }
        }
    }

    /// Whether a key of a client stands for what a message says.
    func isOfWords(_ key: String, client name: String) -> Bool {
        edition.clients.first { type(of: $0).name == name }.map { type(of: $0).isOfWords(memoryKey: key) } ?? false
    }

    /// By what devices remember a content, by client.
    func keys(of content: MessageContent) -> [String: String] {
        var keys: [String: String] = [:]
        for client in edition.clients {
            let name = client.name
            keys[name] = content.part(for: name).map { type(of: client).memoryKey(of: $0.entry(of: content)) }
        }
        return keys
    }

    /// The images of a content that a ledger does not have, by their paths below `public/`.
    func images(of content: MessageContent, besides ledger: LocaleLedger) throws(ReleaseFailure) -> [String: [UInt8]] {
        let known = ledger.imageHashes
        var images: [String: [UInt8]] = [:]
        let assets = (edition.messages[content.campaign] ?? []).flatMap(\.text.value.assets)
        for path in content.assets where known[path] == nil {
            guard let asset = assets.first(where: { ServedFolder.path(of: $0.path) == path }) else { continue }
            images[path] = try ReleaseFailure.filing { () throws(FileProblem) in
                try FileReading.bytes(
                    at: edition.workspace.folder + "/" + asset.source, limit: ImageLibrary.sizeLimit,
                    followingLinks: false)
            }
        }
        return images
    }
}
