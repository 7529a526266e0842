import Campaigns
import Clients
import Releases

/// The clients whose feeds a release has, and what comes after it has not: their phones lose all messages. Those whose
/// messages are sent lose nothing by it.
enum LostClients {
    /// The clients, in the catalogue's order.
    ///
    /// - Parameters:
    ///   - old: the release.
    ///   - names: the names of the clients that what comes after it has feeds for.
    static func after(_ old: ReleaseManifest?, with names: Set<String>) -> [any Client.Type] {
        guard let old else { return [] }
        return old.clients.filter { !names.contains($0.name) }
    }

    /// What is said of each where a release follows another one.
    static func remarks(from old: ReleaseManifest?, to new: ReleaseManifest) -> [Remark] {
        after(old, with: Set(new.clients.map { $0.name })).map { client in
            let count = old?.messages.count { $0.keys[client.name] != nil } ?? 0
            return .warning(
                """
                newsadmin.yml no longer lists \(client.name): the next deployment removes the feed of \(client.title), \
                and with it \(CountWords.of(count, "message"))
                """)
        }
    }

    /// What is said of each that a rollback does not bring back, because the workspace has lost it since.
    static func remarks(
        bringingBack target: ReleaseManifest, after old: ReleaseManifest?, as new: ReleaseManifest
    ) -> [Remark] {
        let others = Set(after(old, with: Set(new.clients.map { $0.name })).map { $0.name })
        return after(target, with: Set(new.clients.map { $0.name })).filter { !others.contains($0.name) }.map {
            client in
            let count = target.messages.count { $0.keys[client.name] != nil }
            return .warning(
                """
                newsadmin.yml no longer lists \(client.name), so the feed of \(client.title) does not come back, and \
                with it \(CountWords.of(count, "message"))
                """)
        }
    }
}

extension ReleaseManifest {
    /// The clients that it has a feed for.
    var clients: [any Client.Type] {
        ClientCatalogue.all.filter { client in
            let path = client.feedPath(of: locale)
            return ServedFolder.holds(path) && states.values.contains { $0[path] != nil }
        }
    }
}
