import Campaigns
import Clients
import Files

/// A workspace as it is served: what a build would write, in memory.
struct ServedWorkspace: Sendable {
    /// What was read.
    let edition: Edition
    /// When feeds change.
    let calendar: FeedCalendar
    /// The locales that errors stop.
    let stopped: Set<String>
    /// The instant that feeds are as of.
    private(set) var now: Instant
    /// What phones may ask for, previews, and what the stopped locales had before.
    private(set) var feeds: [OutputFile]
    /// The dashboard.
    private(set) var pages: [OutputFile]

    /// The files that were read although they are in none of the workspace's folders, as they stood then.
    let outside: [String: FileFingerprint]

    /// The time for which the dashboard stays as it is.
    private let frame: BuildFrame
    /// What was read for production's address, where anything was released.
    private let production: Edition?
    /// What the dashboard was made of, for the next one.
    private let parts: DashboardParts

    /// Reads and builds a workspace, by the way that a build takes.
    ///
    /// - Parameters:
    ///   - reader: how it is read; its moment is the one that feeds are as of.
    ///   - folder: where it is.
    ///   - before: how the same reader served it before: what has not changed is taken from there, and the feeds of the
    ///     locales that errors stop.
    init(
        _ reader: EditionReader, folder: String, before: ServedWorkspace?
    ) throws(WorkspaceReader.Failure) {
        now = reader.now
        (edition, frame) = try Self.edition(reader, folder, before)
        calendar = FeedCalendar(of: edition)
        stopped = edition.stoppedLocales
        let built: BuiltChannels
        do {
            (feeds, built) = try Self.feeds(of: edition, now: now, stopped, before: before?.feeds ?? [])
        } catch {
            throw .file(error)
        }
        let next = ChannelChanges(of: edition, after: now)
        if edition.ledgers.ledgers.isEmpty {
            production = nil
        } else {
            var reader = EditionReader(now: frame.moment)
            reader.hasSuccessor = true
            reader.ledgers = edition.ledgers
            production = try reader.read(folder, after: before?.production)
        }
        let outside = OutsideFiles()
        let dashboard = DashboardAssembly(
            edition: edition, now: frame.moment, calendar: calendar, stopped: stopped, built: built, folder: folder,
            outside: outside, production: production
        ).files(
            // The dashboard is about feeds alone, and digests cost time.
            with: feeds.filter { $0.kind == .feed }.records().map { $0.changing(next) }, after: before?.parts)
        (pages, parts) = (dashboard.files, dashboard.parts)
        self.outside = outside.fingerprints
    }

    /// The edition of a moment. Within the time for which everything stays as it is, it is read as of the moment of
    /// before, for which more has been made already.
    private static func edition(
        _ reader: EditionReader, _ folder: String, _ before: ServedWorkspace?
    ) throws(WorkspaceReader.Failure) -> (Edition, BuildFrame) {
        var reader = reader
        reader.hasSuccessor = true
        let now = reader.now
        if let before, before.frame.contains(now) { reader.now = before.frame.moment }
        let edition = try reader.read(folder, after: before?.edition)
        let frame = BuildFrame(of: edition, at: reader.now)
        if frame.contains(now) { return (edition, frame) }
        reader.now = now
        let other = try reader.read(folder, after: edition)
        return (other, BuildFrame(of: other, at: now))
    }

    /// The same with the feeds of another instant, and the dashboard as it was: quickly done.
    func asOf(_ instant: Instant) throws(FileProblem) -> ServedWorkspace {
        var other = self
        other.now = instant
        other.feeds = try Self.feeds(of: edition, now: instant, stopped, before: feeds).files
        return other
    }

    /// The files of an edition beside its dashboard: what is made now, and what the locales that errors stop had before.
    private static func feeds(
        of edition: Edition, now: Instant, _ stopped: Set<String>, before: [OutputFile]
    ) throws(FileProblem) -> (files: [OutputFile], built: BuiltChannels) {
        let locales = edition.workspace.configuration.locales.filter { !stopped.contains($0) }
        let assembly = OutputAssembly(edition: edition, now: now, locales: locales)
        var files = try assembly.files()
        let kept = kept(of: before, beside: files, stopped, in: edition)
        let contents = Dictionary(keepingFirst: kept.lazy.map { ($0.path, $0.content) })
        let (built, previews) = assembly.others { contents[$0.path] == $0.content }
        files += previews
        files.addGzipForms(precompressed: edition.templates.precompressedTexts, after: before)
        return (files + kept, built)
    }

    /// The files of earlier that stay: those of the locales that are stopped, and what these may share with others, but
    /// for clients that the workspace no longer has, and for previews, which are made anew.
    private static func kept(
        of files: [OutputFile], beside fresh: [OutputFile], _ stopped: Set<String>, in edition: Edition
    ) -> [OutputFile] {
        guard !stopped.isEmpty else { return [] }
        let clients = edition.workspace.configuration.clients
        return files.staying(besides: Set(fresh.map(\.path))) { file in
            file.kind != .preview && file.client.map(clients.contains) != false
                && file.locale.map(stopped.contains) != false
        }
    }
}
