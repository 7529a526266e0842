import Campaigns
import Clients
import Files

/// Builds a workspace: feeds with their gzip forms, views, pages, images, previews, dashboard and manifest.
public struct Build: Sendable {
    private let plan: BuildPlan

    /// A build that is yet to run.
    public init(_ plan: BuildPlan) {
        self.plan = plan
    }

    /// Reads, renders and writes.
    ///
    /// - Parameters:
    ///   - onWaiting: called once if another build of the workspace is under way, before waiting for it.
    ///   - onStage: called when a stage begins.
    ///   - onEnd: called with what the result does not need any more. A process that ends then does well to keep it: to
    ///     give back so many pieces of memory one by one takes time.
    /// - Throws: ``WorkspaceReader/Failure``; the output is then as it was, or between two files.
    public func run(
        onWaiting: () -> Void = {}, onStage: (BuildStage) -> Void = { _ in },
        onEnd: (any Sendable) -> Void = { _ in }
    ) throws(WorkspaceReader.Failure) -> BuildResult {
        // Nothing is made in a folder that is no workspace.
        _ = try WorkspaceReader(vocabulary: .standard).readConfiguration(in: plan.folder)
        let lock = try WorkspaceReader.Failure.filing { () throws(FileProblem) in
            try FolderLock(at: plan.lock, onWaiting: onWaiting)
        }
        // Who had the lock before, or anybody else, may have changed it.
        let configuration = try WorkspaceReader(vocabulary: .standard).readConfiguration(in: plan.folder).configuration
        let result = try result(of: configuration, onStage, onEnd)
        _ = consume lock
        return result
    }

    /// What the last build told, where nothing has changed since; else what a new one does.
    private func result(
        of configuration: WorkspaceConfiguration, _ onStage: (BuildStage) -> Void, _ onEnd: (any Sendable) -> Void
    ) throws(WorkspaceReader.Failure) -> BuildResult {
        let cache = BuildCache(plan)
        let known = cache?.last()
        if let result = known?.result { return result }
        onStage(.reading)
        let refused = RefusedFiles.count
        let reading = try BuildReading(plan, configuration, cache, after: known)
        let edition = reading.edition
        defer { onEnd(edition) }
        let keeping = reading.places.flatMap { places in
            cache.map { cache in
                ConcurrentWork { cache.store.keep(edition, besides: reading.kept, at: places) }
            }
        }
        // Whatever happens, nobody writes any more when the workspace's lock is given back.
        defer { _ = keeping?.value }
        let digesting = reading.inputs.map { inputs in ConcurrentWork { inputs.digesting(edition.workspace.sources) } }
        defer { _ = digesting?.value }
        // What could not be read until here is among the findings.
        let told = RefusedFiles.count
        let outside = OutsideFiles()
        let literals = edition.templates.literals
        let last = known?.record?.output.byPath(literals: literals, hasKeys: reading.hasKeys)
        let outcome = try WorkspaceReader.Failure.filing { () throws(FileProblem) in
            try write(edition, literals, over: last ?? LastOutput.ByPath(), outside, onStage)
        }
        var result = outcome.result
        result.unread = unread(after: told, outside)
        if let cache, var inputs = digesting?.value {
            inputs.add(outside.marks)
            let (problems, areAll) = RefusedFiles.known(after: refused)
            // What was refused now may be read the next time, although no file has changed.
            if areAll, !inputs.concern(anyOf: problems), let moment = outcome.moment {
                let output = LastOutput(
                    outcome.manifest, touched: outcome.touched, written: outcome.written, in: plan.output,
                    since: moment, literals: literals)
                let frame = BuildFrame(of: edition, at: plan.now)
                let record = BuildRecord(
                    inputs: inputs, frame: frame, output: output, campaigns: keeping?.value ?? nil)
                cache.keep(record, telling: result)
            }
        }
        result.replaced = outcome.replaced?.description
        return result
    }

    /// What could not be read of the workspace, and of what it names, behind the first refusals.
    private func unread(after count: Int, _ outside: OutsideFiles) -> [String] {
        let problems = RefusedFiles.known(after: count).problems
        let outside = outside.marks
        // An output file that cannot be read is written anew, as is the cache, and nothing is missing for that.
        let own = problems.filter {
            $0.path.hasPrefix(plan.folder + "/") && !$0.path.hasPrefix(plan.output + "/")
                && !$0.path.hasPrefix(plan.folder + "/.newsadmin/") || outside[$0.path] != nil
        }
        return Set(own.map(\.description)).sorted()
    }

    /// What was written, and what is told of it.
    private struct Outcome {
        var result: BuildResult
        var manifest: OutputManifest
        /// When the manifest was last touched, once it was written.
        var touched: FileMoment?
        var written: [[OutputWriting.Written]]
        /// When writing began.
        var moment: FileMoment?
        /// What is wrong with the manifest that stood there before; nil where nothing is.
        var replaced: FileProblem?
    }

    private func write(
        _ edition: Edition, _ literals: GzipLiterals, over last: LastOutput.ByPath, _ outside: OutsideFiles,
        _ onStage: (BuildStage) -> Void
    ) throws(FileProblem) -> Outcome {
        onStage(.feeds)
        let configuration = edition.workspace.configuration
        let stopped = edition.stoppedLocales
        let built = configuration.locales.filter { !stopped.contains($0) && plan.locales?.contains($0) != false }
        let folder = OutputFolder(path: plan.output, journal: plan.journal)
        let known = try folder.manifest()
        let old = known ?? OutputManifest()
        let calendar = FeedCalendar(of: edition)

        let assembly = OutputAssembly(edition: edition, now: plan.now, locales: built, clients: plan.clients)
        let own = try assembly.files()
        let paths = Set(own.map(\.path))
        var writing = try folder.beginWriting(own.map(\.announced), over: last)
        let next = NextChanges(of: edition, after: plan.now)
        var kept: [OutputManifest.File] = []
        let standing = old.files.staying(besides: paths) { isKept($0, built: built, configuration: configuration) }
        for file in standing {
            kept.append(try writing.asItStands(file, messages: { edition.messages(in: $0, of: file) }, next))
        }
        let digests = Dictionary(keepingFirst: kept.lazy.map { ($0.path, $0.digest) })
        let (channels, previews) = assembly.others { digests[$0.path] == SHA256Digest(of: $0.bytes) }
        try writing.announce(previews.map(\.announced))
        writing.remembers = plan.program != nil
        let shipping = ConcurrentWork { [writing] in
            Result { () throws(FileProblem) in try writing.write(own + previews, literals: literals) }
        }
        // Whatever happens, nobody writes any more when the workspace's lock is given back.
        defer { _ = shipping.value }
        var feeds: [OutputWriting.Written] = []
        let dashboard = DashboardAssembly(
            edition: edition, now: plan.now, calendar: calendar, stopped: stopped, built: channels, folder: plan.folder,
            outside: outside)
        let pages = try dashboard.write(
            with: &writing,
            after: { () throws(FileProblem) in
                feeds = try shipping.value.get()
                onStage(.dashboard)
                let records = feeds.lazy.filter { $0.record.kind == .feed }.map { $0.record.changing(next) }
                return records + kept.filter { $0.kind == .feed }
            })
        var manifest = OutputManifest()
        manifest.since = calendar.last(until: plan.now)?.instant
        manifest.nextChange = calendar.next(after: plan.now)?.instant
        manifest.libraries = LibraryVersions.all
        manifest.files.reserveCapacity(feeds.count + kept.count + pages.count)
        manifest.files.append(contentsOf: feeds.lazy.map { $0.record.changing(next) })
        manifest.files.append(contentsOf: kept)
        manifest.files.append(contentsOf: pages.lazy.map(\.record))
        manifest.files.sort { $0.path.precedesByBytes($1.path) }
        let (removed, touched) = try writing.finish(
            manifest, from: old, isComplete: built.count == configuration.locales.count && plan.clients == nil)
        let changed = feeds.filter { $0.isChanged && $0.record.kind.isForPhones }.map(\.record.path)
        let result = result(
            of: edition, built, manifest, changed: changed, removed: removed, next: calendar.next(after: plan.now))
        return Outcome(
            result: result, manifest: manifest, touched: touched, written: [feeds, pages], moment: writing.moment,
            replaced: known == nil ? folder.noManifest : nil)
    }

    /// What is told of a build that came to its end.
    private func result(
        of edition: Edition, _ built: [String], _ manifest: OutputManifest, changed: [String], removed: Int,
        next: FeedChange?
    ) -> BuildResult {
        let configuration = edition.workspace.configuration
        let asked = configuration.locales.filter { plan.locales?.contains($0) != false }
        return BuildResult(
            findings: findings(of: edition), campaigns: edition.workspace.campaigns.count { !$0.isDraft },
            builtLocales: built, stoppedLocales: asked.filter(edition.stoppedLocales.contains),
            feedFiles: manifest.files.count { $0.kind.isForPhones }, changedFeedFiles: changed,
            removedFiles: removed, nextChange: next, dashboard: plan.dashboard, feeds: plan.feeds,
            clock: configuration.clock)
    }

    /// What is told of an edition: what is about the locales that are built, as a rule all of it.
    private func findings(of edition: Edition) -> [Diagnostic] {
        guard let locales = plan.locales else { return edition.findings }
        return edition.findings.filter { $0.isAbout(locales) }
    }

    /// Whether a file of the last build stays: it belongs to a locale that is not built now, or to several of them.
    private func isKept(
        _ file: OutputManifest.File, built: [String], configuration: WorkspaceConfiguration
    ) -> Bool {
        // What is looked at and not shipped is made anew for all locales, which the dashboard shows as they are written now.
        guard file.kind != .dashboard, file.kind != .preview else { return false }
        if let client = file.client {
            guard configuration.clients.contains(client) else { return false }
            if plan.clients?.contains(client) == false { return true }
        } else if plan.clients != nil {
            return true
        }
        if let locale = file.locale { return configuration.locales.contains(locale) && !built.contains(locale) }
        return built.count < configuration.locales.count
    }
}
