import Campaigns
import Clients
import Files

/// Puts together what a build writes for phones, and the previews of what is in no feed now.
struct OutputAssembly {
    let edition: Edition
    let now: Instant
    let locales: [String]
    /// The clients to build; nil: all.
    var clients: Set<String>?
    /// Whether the dashboard is built, which shows previews.
    var hasPreviews = true

    /// What is written.
    private var built: BuiltChannels { BuiltChannels(locales: Set(locales), clients: clients) }

    /// The files, without gzip forms, each path once.
    func files() throws(FileProblem) -> [OutputFile] {
        var files: [OutputFile] = []
        var assets: Set<Asset> = []
        for client in edition.clients where clients?.contains(client.name) != false {
            for result in locales.parallelMap(batch: 1, { locale in channel(of: client, locale: locale) }) {
                let channel = try result.get()
                files += channel.files
                assets.formUnion(channel.assets)
            }
            if locales.count == edition.workspace.configuration.locales.count {
                files += edition.combinedFeeds(of: client, asOf: now).map { feed in
                    OutputFile(feed, kind: .feed, client: client.name)
                }
            }
        }
        return try files + images(assets)
    }

    /// What is written for one client and locale, and the images that are in its feed.
    private struct Channel: Sendable {
        var files: [OutputFile] = []
        var assets: Set<Asset> = []
    }

    private func channel(of client: any Client, locale: String) -> Result<Channel, FileProblem> {
        let name = client.name
        let present = edition.present(of: client, locale: locale, asOf: now)
        var channel = Channel()
        for entry in present {
            channel.assets.formUnion(entry.assets)
            channel.files += entry.files.map { OutputFile($0, kind: .page, client: name, locale: locale) }
        }
        let feed = client.feed(present, locale: locale)
        channel.files.append(OutputFile(feed, kind: .feed, client: name, locale: locale))
        guard hasPreviews else { return .success(channel) }
        do throws(FileProblem) {
            channel.files += try previews(of: client, locale: locale, by: PreviewPlan(edition: edition, built: built))
        } catch {
            return .failure(error)
        }
        return .success(channel)
    }

    /// What is written, and previews of the rest: of the clients and locales that keep what an earlier build wrote.
    ///
    /// - Parameter isUnchanged: whether a view or page of the rest is at its place as it would be written now.
    func others(
        isUnchanged: @Sendable (FeedFile) -> Bool
    ) -> (built: BuiltChannels, previews: [OutputFile]) {
        let channels = edition.clients.flatMap { client in
            edition.workspace.configuration.locales.map { (client: client, locale: $0) }
        }.filter { !built.contains(Edition.Channel($0.client, locale: $0.locale)) }
        let parts = channels.parallelMap(batch: 1) { client, locale in
            let files = edition.present(of: client, locale: locale, asOf: now).flatMap(\.files)
            var own = built
            own.unchanged = Set(files.filter(isUnchanged).map(\.path))
            // An image that cannot be read is an error, for which the locale is not written.
            let previews = try? previews(of: client, locale: locale, by: PreviewPlan(edition: edition, built: own))
            return (unchanged: own.unchanged, previews: previews ?? [])
        }
        var all = built
        all.unchanged = parts.reduce(into: []) { $0.formUnion($1.unchanged) }
        return (all, parts.flatMap(\.previews))
    }

    /// The views and pages of a channel that can be looked at beside those in the feeds: of messages that are in no feed
    /// now, and copies of those that load something.
    private func previews(
        of client: any Client, locale: String, by plan: PreviewPlan
    ) throws(FileProblem) -> [OutputFile] {
        let channel = Edition.Channel(client, locale: locale)
        let present = edition.present(of: client, locale: locale, asOf: now)
        let absent = edition.absent(of: client, locale: locale, asOf: now)
        let files = [(present, true), (absent, false)].flatMap { entries, isInFeed in
            entries.flatMap { entry in entry.files.map { (file: $0, assets: entry.assets, isInFeed: isInFeed) } }
        }
        // A logo that all of them have is read once, a picture of one alone when its turn comes.
        let uses = Dictionary(grouping: files.flatMap(\.assets), by: \.self).filter { $0.value.count > 1 }
        let shared = try plan.images(Array(uses.keys))
        let previews = files.parallelMap { file, assets, isInFeed in
            Result { () throws(FileProblem) in
                try plan.file(for: file, isInFeed: isInFeed, assets: assets, sharing: shared, in: channel)
            }
        }
        var found: [OutputFile] = []
        for preview in previews {
            guard let file = try preview.get() else { continue }
            found.append(OutputFile(file, kind: .preview, client: channel.client, locale: locale))
        }
        return found
    }

    private func images(_ assets: Set<Asset>) throws(FileProblem) -> [OutputFile] {
        var paths: Set<String> = []
        var files: [OutputFile] = []
        for asset in assets.sorted(by: { $0.source < $1.source }) where paths.insert(asset.path).inserted {
            let bytes = try FileReading.bytes(
                at: edition.workspace.folder + "/" + asset.source, limit: ImageLibrary.sizeLimit, followingLinks: false)
            files.append(OutputFile(path: ServedFolder.path(of: asset.path), bytes: bytes, kind: .asset))
        }
        return files
    }
}
