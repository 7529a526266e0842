import Campaigns
import Clients
import Files

/// Writes what is built of an edition into the output folder: feeds first, then the dashboard, the manifest last.
struct BuildWriting {
    /// The locales that are built: those that the plan asks for and no error stops.
    let locales: [String]
    /// When feeds change.
    let calendar: FeedCalendar
    private let plan: BuildPlan
    private let edition: Edition
    private let stopped: Set<String>
    private let next: ChannelChanges
    private let code: GMAC

    /// - Parameter code: makes the keys of pages.
    init(_ plan: BuildPlan, _ edition: Edition, code: GMAC) {
        self.plan = plan
        self.code = code
        self.edition = edition
        let stopped = edition.stoppedLocales
        locales = edition.workspace.configuration.locales.filter {
            !stopped.contains($0) && plan.locales?.contains($0) != false
        }
        calendar = FeedCalendar(of: edition)
        next = ChannelChanges(of: edition, after: plan.now)
        self.stopped = stopped
    }

    /// What was written.
    struct Outcome {
        var manifest: OutputManifest
        /// When the manifest was last touched, once it was written.
        var touched: FileMoment?
        var written: [[OutputWriting.Written]]
        /// The paths of those for phones that hold other bytes than before, or are new.
        var changed: [String]
        /// How many files were removed, gzip forms counted.
        var removed: Int
        /// When writing began.
        var moment: FileMoment?
        /// What is wrong with the manifest that stood there before; nil where nothing is.
        var replaced: FileProblem?
    }

    /// Writes all of it.
    ///
    /// - Parameters:
    ///   - last: what the last build wrote.
    ///   - precompressed: what many files have in common.
    ///   - outside: notes the files beside the workspace's own that are read.
    ///   - onStage: called when a stage begins.
    func run(
        over last: LastOutput.ByPath, precompressed: PrecompressedTexts, _ outside: OutsideFiles,
        _ onStage: (BuildStage) -> Void
    ) throws(FileProblem) -> Outcome {
        onStage(.feeds)
        let folder = OutputFolder(path: plan.output, journal: plan.journal)
        let known = try folder.manifest()
        let old = known ?? OutputManifest()
        let assembly = OutputAssembly(edition: edition, now: plan.now, locales: locales, clients: plan.clients)
        let own = try assembly.files()
        var writing = try folder.beginWriting(own.map(\.announced), over: last)
        let kept = try kept(of: old, besides: own, as: writing)
        let digests = Dictionary(keepingFirst: kept.lazy.map { ($0.path, $0.digest) })
        let (built, previews) = assembly.others { digests[$0.path] == SHA256Digest(of: $0.bytes) }
        try writing.announce(previews.map(\.announced))
        writing.code = plan.program == nil ? nil : code
        let shipping = Future { [writing] in
            Result { () throws(FileProblem) in try writing.write(own + previews, precompressed: precompressed) }
        }
        // Whatever happens, nobody writes any more when the workspace's lock is given back.
        defer { _ = shipping.value }
        var feeds: [OutputWriting.Written] = []
        let dashboard = DashboardAssembly(
            edition: edition, now: plan.now, calendar: calendar, stopped: stopped, built: built, folder: plan.folder,
            outside: outside)
        let pages = try dashboard.write(
            with: &writing,
            after: { () throws(FileProblem) in
                feeds = try shipping.value.get()
                onStage(.dashboard)
                let records = feeds.lazy.filter { $0.record.kind == .feed }.map { $0.record.changing(next) }
                return records + kept.filter { $0.kind == .feed }
            })
        let manifest = manifest(of: feeds, kept, pages)
        let (removed, touched) = try writing.finish(manifest, from: old, isComplete: isComplete && plan.clients == nil)
        let changed = feeds.filter { $0.isChanged && $0.record.kind.isForPhones }.map(\.record.path)
        return Outcome(
            manifest: manifest, touched: touched, written: [feeds, pages], changed: changed, removed: removed,
            moment: writing.moment, replaced: known == nil ? folder.noManifest : nil)
    }

    /// Whether all locales are built.
    private var isComplete: Bool { locales.count == edition.workspace.configuration.locales.count }

    /// The files of the last build that stay, as they stand now.
    private func kept(
        of old: OutputManifest, besides own: [OutputFile], as writing: OutputWriting
    ) throws(FileProblem) -> [OutputManifest.File] {
        var kept: [OutputManifest.File] = []
        for file in old.files.staying(besides: Set(own.map(\.path)), where: isKept) {
            kept.append(try writing.asItStands(file, messages: { edition.messages(in: $0, of: file) }, next))
        }
        return kept
    }

    /// Whether a file of the last build stays: it belongs to a locale that is not built now, or to several of them.
    private func isKept(_ file: OutputManifest.File) -> Bool {
        // What is looked at and not shipped is made anew for all locales, which the dashboard shows as they are written now.
        guard file.kind != .dashboard, file.kind != .preview else { return false }
        if let client = file.client {
            guard edition.workspace.configuration.clients.contains(client) else { return false }
            if plan.clients?.contains(client) == false { return true }
        } else if plan.clients != nil {
            return true
        }
        guard let locale = file.locale else { return !isComplete }
        return edition.workspace.configuration.locales.contains(locale) && !locales.contains(locale)
    }

    /// The record of what was written and of what stays.
    private func manifest(
        of feeds: [OutputWriting.Written], _ kept: [OutputManifest.File], _ pages: [OutputWriting.Written]
    ) -> OutputManifest {
        var manifest = OutputManifest()
        manifest.since = calendar.last(until: plan.now)?.instant
        manifest.nextChange = calendar.next(after: plan.now)?.instant
        manifest.libraries = LibraryVersions.all
        manifest.files.reserveCapacity(feeds.count + kept.count + pages.count)
        manifest.files.append(contentsOf: feeds.lazy.map { $0.record.changing(next) })
        manifest.files.append(contentsOf: kept)
        manifest.files.append(contentsOf: pages.lazy.map(\.record))
        manifest.files.sort { $0.path.isBytewiseLess(than: $1.path) }
        return manifest
    }
}
