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

    /// The result of the last build, where nothing has changed since; else what a new one does.
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
                Future { cache.store(taggedBy: reading.code).keep(edition, besides: reading.kept, at: places) }
            }
        }
        // Whatever happens, nobody writes any more when the workspace's lock is given back.
        defer { _ = keeping?.value }
        let digesting = reading.inputs.map { inputs in Future { inputs.digesting(edition.workspace.sources) } }
        defer { _ = digesting?.value }
        // What could not be read until here is among the findings.
        let reported = RefusedFiles.count
        let outside = OutsideFiles()
        let precompressed = edition.templates.precompressedTexts
        let last = known?.record?.output.byPath(precompressed: precompressed, hasKeys: reading.hasKeys)
        let writing = BuildWriting(plan, edition, code: reading.code)
        let outcome = try WorkspaceReader.Failure.filing { () throws(FileProblem) in
            try writing.run(over: last ?? LastOutput.ByPath(), precompressed: precompressed, outside, onStage)
        }
        var result = result(of: outcome, by: writing, on: edition)
        result.unread = unread(after: reported, outside)
        if let cache, var inputs = digesting?.value {
            inputs.add(outside.fingerprints)
            let (problems, areAll) = RefusedFiles.known(after: refused)
            // What was refused now may be read the next time, although no file has changed.
            // Nor does any file change when a merge is ended in git.
            if areAll, !inputs.concern(anyOf: problems), !edition.ledgers.isUnmerged, let moment = outcome.moment {
                let output = LastOutput(
                    outcome.manifest, touched: outcome.touched, written: outcome.written, in: plan.output,
                    asOf: (try? FileMoment.now(in: plan.output)) ?? moment, precompressed: precompressed)
                let frame = BuildFrame(of: edition, at: plan.now)
                let record = BuildRecord(
                    inputs: inputs, frame: frame, output: output, campaigns: keeping?.value ?? nil,
                    code: reading.code)
                cache.keep(record, of: result)
            }
        }
        result.replaced = outcome.replaced?.description
        return result
    }

    /// What could not be read of the workspace, and of what it names, behind the first refusals.
    private func unread(after count: Int, _ outside: OutsideFiles) -> [String] {
        let problems = RefusedFiles.known(after: count).problems
        let outside = outside.fingerprints
        // An output file that cannot be read is written anew, as is the cache, and nothing is missing for that.
        let own = problems.filter {
            $0.path.hasPrefix(plan.folder + "/") && !$0.path.hasPrefix(plan.output + "/")
                && !$0.path.hasPrefix(plan.folder + "/.newsadmin/") || outside[$0.path] != nil
        }
        return Set(own.map(\.description)).sorted()
    }

    /// What is reported of a build that came to its end.
    private func result(of outcome: BuildWriting.Outcome, by writing: BuildWriting, on edition: Edition) -> BuildResult
    {
        let configuration = edition.workspace.configuration
        let asked = configuration.locales.filter { plan.locales?.contains($0) != false }
        let stopped = asked.filter(edition.stoppedLocales.contains)
        return BuildResult(
            findings: findings(of: edition), campaigns: edition.workspace.campaigns.count { !$0.isDraft },
            builtLocales: writing.locales, stoppedLocales: stopped,
            withoutFeeds: outcome.manifest.withoutFeeds(among: stopped, in: plan.output),
            unbuiltFeeds: unbuiltFeeds(of: edition, by: writing),
            feedFiles: outcome.manifest.files.count { $0.kind.isForPhones }, changedFeedFiles: outcome.changed,
            removedFiles: outcome.removed, nextChange: writing.calendar.next(after: plan.now),
            dashboard: plan.dashboard, feeds: plan.feeds, clock: configuration.clock)
    }

    /// The feeds of all locales that are not written, because not all locales are.
    private func unbuiltFeeds(of edition: Edition, by writing: BuildWriting) -> [String] {
        let locales = edition.workspace.configuration.locales
        guard writing.locales.count < locales.count else { return [] }
        return edition.clients.filter { plan.clients?.contains($0.name) != false }
            .flatMap { $0.combinedPaths(locales) }
    }

    /// What is reported of an edition: what is about the locales that are built, as a rule all of it.
    private func findings(of edition: Edition) -> [Diagnostic] {
        guard let locales = plan.locales else { return edition.findings }
        return edition.findings.filter { $0.isAbout(locales) }
    }
}
