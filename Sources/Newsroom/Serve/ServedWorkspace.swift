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

    /// Reads and builds a workspace, by the way that a build takes.
    ///
    /// - Parameters:
    ///   - reader: how it is read; its moment is the one that feeds are as of.
    ///   - folder: where it is.
    ///   - before: how it was served before, for the locales that errors stop.
    init(
        _ reader: EditionReader, folder: String, before: ServedWorkspace?
    ) throws(WorkspaceReader.Failure) {
        edition = try reader.read(folder)
        calendar = FeedCalendar(of: edition)
        stopped = edition.stoppedLocales
        now = reader.now
        do {
            feeds = try Self.feeds(of: edition, now: now, locales: Self.built(in: edition, stopped))
        } catch {
            throw .file(error)
        }
        let next = NextChanges(of: edition, after: now)
        let kept = Self.kept(of: before?.feeds ?? [], beside: feeds, stopped)
        let production = edition.ledgers.ledgers.isEmpty ? nil : try EditionReader(now: now).read(folder)
        pages = DashboardAssembly(
            edition: edition, now: now, calendar: calendar,
            feeds: (feeds + kept).records().map { $0.changing(next) }, stopped: stopped, folder: folder,
            production: production
        ).files()
        feeds += kept
    }

    /// The same with the feeds of another instant, and the dashboard as it was: quickly done.
    func asOf(_ instant: Instant) throws(FileProblem) -> ServedWorkspace {
        var other = self
        other.now = instant
        let fresh = try Self.feeds(of: edition, now: instant, locales: Self.built(in: edition, stopped))
        other.feeds = fresh + Self.kept(of: feeds, beside: fresh, stopped)
        return other
    }

    private static func feeds(
        of edition: Edition, now: Instant, locales: [String]
    ) throws(FileProblem) -> [OutputFile] {
        var files = try OutputAssembly(edition: edition, now: now, locales: locales).files()
        files.addGzipForms(literals: edition.templates.literals)
        return files
    }

    private static func built(in edition: Edition, _ stopped: Set<String>) -> [String] {
        edition.workspace.configuration.locales.filter { !stopped.contains($0) }
    }

    /// The files of earlier that stay: those of the locales that are stopped, and what these may share with others.
    private static func kept(
        of files: [OutputFile], beside fresh: [OutputFile], _ stopped: Set<String>
    ) -> [OutputFile] {
        guard !stopped.isEmpty else { return [] }
        let paths = Set(fresh.map(\.path))
        return files.filter { file in
            !paths.contains(file.path) && (file.locale.map(stopped.contains) ?? true)
        }
    }
}
