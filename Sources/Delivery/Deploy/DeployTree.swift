import Campaigns
import Files
import Releases

/// The files of some locales as they are due, and the paths that these locales ever had.
public struct DeployTree: Sendable {
    /// The files, in the order in which they are written.
    private(set) var files: [DeployFile] = []
    /// The paths that belong to these locales and hold nothing any more, gzip forms among them.
    private(set) var gone: Set<String> = []

    /// What the current releases of locales say is due.
    ///
    /// - Parameters:
    ///   - ledgers: all ledgers of the workspace: an image that another locale still shows is not gone.
    ///   - locales: the locales that are deployed.
    ///   - shared: the files that serve several locales at once.
    ///   - needed: the places of the pages and images that these lead to, in whatever locale.
    ///   - folder: the workspace's folder.
    ///   - now: the instant.
    /// - Throws: ``FileProblem`` where the ledger does not hold the bytes that it names.
    public init(
        _ ledgers: LedgerSet, locales: [String], beside shared: [DeployFile], needing needed: Set<String>,
        folder: String, at now: Instant
    ) throws(FileProblem) {
        let reader = ContentReader(folder: folder)
        var contents: [String: DeployFile] = [:]
        var every: Set<String> = []
        // What serves several locales leads to pages of all of them.
        let others = needed.isEmpty ? [] : ledgers.ledgers.keys.filter { !locales.contains($0) }.sorted()
        for locale in locales + others {
            let isWhole = locales.contains(locale)
            if isWhole { every.formUnion(ledgers[locale].everyServedPath) }
            guard let timeline = ServedTimeline(of: ledgers[locale], at: now) else { continue }
            for (path, hash) in timeline.due.files where isWhole || needed.contains(path) {
                let file = DeployFile(
                    path: path, bytes: try reader.bytes(hash, locale: locale),
                    time: Instant(seconds: timeline.since(path).seconds), step: Self.step(of: path))
                // Two locales that show one image: it went live with the first of them.
                if let known = contents[file.path], known.time <= file.time { continue }
                contents[file.path] = file
            }
        }
        let theirs = ledgers.ledgers.values.filter { !locales.contains($0.locale) }.flatMap {
            $0.servedPaths(dueAt: now)
        }
        let old = every.subtracting(theirs)
        add(Array(contents.values) + shared)
        let present = Set(files.map(\.path))
        gone = Set((old + shared.map(\.path)).flatMap { [$0, $0 + ".gz"] }).subtracting(present)
    }

    /// The files of a build that is not released, as they are.
    ///
    /// - Parameter before: the paths that the same locales had before.
    public init(unreleased files: [DeployFile], before: Set<String> = []) {
        add(files)
        gone = Set(before.flatMap { [$0, $0 + ".gz"] })
        dropStaleForms()
    }

    /// A file that has become too small for a gzip form must not leave the old one to servers that prefer it.
    private mutating func dropStaleForms() {
        let present = Set(files.map(\.path))
        gone.formUnion(present.filter { !$0.hasSuffix(".gz") && ServedFile.kind(of: $0) != .asset }.map { $0 + ".gz" })
        gone.subtract(present)
    }

    private static func step(of path: String) -> DeployFile.Step {
        switch ServedFile.kind(of: path) {
        case .asset: .image
        case .page: .page
        case .feed: .feed
        }
    }

    private mutating func add(_ plain: [DeployFile]) {
        let packed = plain.parallelMap(batch: 64, with: { GzipCompressor() }) { compressor, file -> DeployFile? in
            guard file.step != .image, file.bytes.count >= ServedFile.twinSize else { return nil }
            return DeployFile(
                path: file.path + ".gz", bytes: compressor.compress(file.bytes), time: file.time,
                keepsTime: file.keepsTime, step: file.step == .page ? .packedPage : .packedFeed)
        }
        files = (plain + packed.compactMap { $0 }).sorted {
            $0.step != $1.step ? $0.step < $1.step : $0.path < $1.path
        }
    }
}
