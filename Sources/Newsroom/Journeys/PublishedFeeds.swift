import Campaigns
import Clients
import Files
import Simulation
import Synchronization

/// The feeds of a workspace as of any instant, rendered when the first one is asked for.
final class PublishedFeeds: Sendable {
    private let folder: String
    private let now: Instant
    private let outside: OutsideFiles
    /// Whether paths in the workspace are named as they are in it, whatever its folder has been called.
    private let namesPathsInWorkspace: Bool
    private let edition: Mutex<Result<Edition, WorkspaceReader.Failure>?>
    private let usedLocales = Mutex<Set<String>>([])

    init(folder: String, now: Instant) {
        self.folder = folder
        self.now = now
        outside = OutsideFiles()
        namesPathsInWorkspace = false
        edition = Mutex(nil)
    }

    /// The feeds of an edition that has been read, for a dashboard.
    ///
    /// - Parameter outside: notes the files that journeys name.
    init(of edition: Edition, folder: String, now: Instant, outside: OutsideFiles) {
        self.folder = folder
        self.now = now
        self.outside = outside
        namesPathsInWorkspace = true
        self.edition = Mutex(.success(edition))
    }

    /// The bytes of a feed.
    ///
    /// - Throws: ``JourneyError`` where the workspace cannot be read, or has no such client or locale.
    func bytes(client: String, locale: String?, asOf instant: Instant) throws(JourneyError) -> [UInt8] {
        switch read() {
        case .failure(let failure): throw JourneyError("the workspace's own feed is needed: \(failure.explanation)")
        case .success(let edition):
            let configuration = edition.workspace.configuration
            guard let client = edition.clients.first(where: { $0.name == client }) else {
                throw Self.unknown(client, among: configuration.clients, kind: .clients)
            }
            let locale = locale ?? configuration.sourceLocale
            guard configuration.locales.contains(locale) else {
                throw Self.unknown(locale, among: configuration.locales, kind: .locales)
            }
            usedLocales.withLock { _ = $0.insert(locale) }
            return edition.feed(of: client, locale: locale, asOf: instant).bytes
        }
    }

    private static func unknown(_ name: String, among known: [String], kind: NameKind) -> JourneyError {
        let sentence = UnknownName.sentence(name, among: known, kind: kind, takesSeveral: false)
        return JourneyError("the workspace's own feed is needed: \(sentence)")
    }

    /// Why the workspace could not be read, if one was needed and could not.
    var failure: WorkspaceReader.Failure? {
        edition.withLock { edition in
            guard case .failure(let failure)? = edition else { return nil }
            return failure
        }
    }

    /// The errors for which feeds that were asked for are not published; none where no feed was asked for.
    var errors: StoppingErrors {
        let locales = usedLocales.withLock { $0 }
        return edition.withLock { edition in
            guard case .success(let edition)? = edition else { return StoppingErrors() }
            return StoppingErrors(in: edition, locales: locales)
        }
    }

    /// The bytes of a view or page of the workspace, by its path below `public/`; nil where there is none.
    func file(_ path: String) -> [UInt8]? {
        guard case .success(let edition) = read() else { return nil }
        for entry in edition.entries.values.joined() {
            if let file = entry.files.first(where: { $0.path == path }) { return file.bytes }
        }
        return nil
    }

    /// Where the journeys in a file find their feeds.
    func source(of journeys: String) -> FeedSource {
        let directory = journeys.folder
        return FeedSource(
            file: { path in
                let path = directory.isEmpty || path.hasPrefix("/") ? path : directory + "/" + path
                self.outside.note(path)
                do throws(FileProblem) {
                    return try FileReading.bytes(at: path, limit: ImportedFeedFile.sizeLimit)
                } catch {
                    throw self.namesPathsInWorkspace ? error.told(from: self.folder) : error
                }
            },
            published: { try self.bytes(client: $0, locale: $1, asOf: $2) })
    }

    private func read() -> Result<Edition, WorkspaceReader.Failure> {
        edition.withLock { edition in
            let result = edition ?? Self.read(folder, now: now)
            edition = result
            return result
        }
    }

    private static func read(_ folder: String, now: Instant) -> Result<Edition, WorkspaceReader.Failure> {
        do {
            return .success(try EditionReader(now: now).read(folder))
        } catch {
            return .failure(error)
        }
    }
}

extension WorkspaceReader.Failure {
    /// Why, in a few words.
    fileprivate var explanation: String {
        switch self {
        case .noConfiguration(let folder): "there is no newsadmin.yml in \(folder)"
        case .badConfiguration(let findings): findings.first?.description ?? "newsadmin.yml has errors"
        case .file(let problem): problem.description
        }
    }
}
