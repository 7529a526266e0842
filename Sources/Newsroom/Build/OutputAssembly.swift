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

    /// The files, without gzip forms, each path once.
    func files() throws(FileProblem) -> [OutputFile] {
        var files: [OutputFile] = []
        var assets: Set<Asset> = []
        for client in edition.clients where clients?.contains(type(of: client).name) != false {
            for result in locales.parallelMap(batch: 1, { locale in channel(of: client, locale: locale) }) {
                let channel = try result.get()
                files += channel.files
                assets.formUnion(channel.assets)
            }
            if locales.count == edition.workspace.configuration.locales.count {
                files += edition.combinedFeeds(of: client, asOf: now).map { feed in
                    OutputFile(feed, kind: .feed, client: type(of: client).name)
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
        let name = type(of: client).name
        let present = edition.present(of: client, locale: locale, asOf: now)
        var channel = Channel()
        for entry in present {
            channel.assets.formUnion(entry.assets)
            channel.files += entry.files.map { OutputFile($0, kind: .page, client: name, locale: locale) }
        }
        let feed = client.feed(present, locale: locale)
        channel.files.append(OutputFile(feed, kind: .feed, client: name, locale: locale))
        do throws(FileProblem) {
            channel.files += try previews(of: client, locale: locale, present: present)
        } catch {
            return .failure(error)
        }
        return .success(channel)
    }

    /// The views and pages that can be looked at beside those in the feeds: of messages that are in no feed now, and
    /// copies of those that load something.
    private func previews(
        of client: any Client, locale: String, present: [FeedEntry]
    ) throws(FileProblem) -> [OutputFile] {
        let absent = edition.absent(of: client, locale: locale, asOf: now)
        let images = try PreviewPlan.images(Set((present + absent).flatMap(\.assets)), in: edition)
        let files = present.flatMap(\.files).map { ($0, true) } + absent.flatMap(\.files).map { ($0, false) }
        return files.parallelMap(batch: 64) { file, isInFeed -> OutputFile? in
            PreviewPlan.file(for: file, isInFeed: isInFeed, images: images, in: edition).map { preview in
                OutputFile(preview, kind: .preview, client: type(of: client).name, locale: locale)
            }
        }.compactMap { $0 }
    }

    private func images(_ assets: Set<Asset>) throws(FileProblem) -> [OutputFile] {
        var paths: Set<String> = []
        var files: [OutputFile] = []
        for asset in assets.sorted(by: { $0.source < $1.source }) where paths.insert(asset.path).inserted {
            let bytes = try FileReading.bytes(
                at: edition.workspace.folder + "/" + asset.source, limit: ImageLibrary.sizeLimit, followingLinks: false)
            files.append(OutputFile(path: "feeds/" + asset.path, bytes: bytes, kind: .asset))
        }
        return files
    }
}
