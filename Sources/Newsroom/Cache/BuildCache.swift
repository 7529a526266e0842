import Campaigns
import Files

/// The record of a workspace's last build, on disk. It may be deleted at any time; one that is damaged, or that another
/// program or another plan made, is as good as none.
struct BuildCache {
    private let plan: BuildPlan
    private let file: CacheFile

    /// The cache of a plan; nil where the plan names no program that may believe in it.
    init?(_ plan: BuildPlan) {
        guard let program = plan.program else { return nil }
        self.plan = plan
        var maker = ByteWriter()
        maker.write("newsadmin build record 13")
        maker.write(program)
        maker.write(LibraryVersions.all)
        maker.write(plan.folder)
        maker.write(plan.locales)
        maker.write(plan.clients)
        file = CacheFile(at: plan.folder + "/.newsadmin/cache/build", maker: maker.bytes)
    }

    /// A file whose time shows what time it is for the file system.
    var clock: String { plan.folder + "/.newsadmin/cache/clock" }

    /// The record of the last build of this plan by this program, and a reader of its result; nil where there is none.
    ///
    /// That may be thousands of findings, which only a build that changes nothing has to read.
    var record: (record: BuildRecord, result: ByteReader)? {
        guard let bytes = file.content else { return nil }
        var reader = ByteReader(bytes)
        // Without the configuration among what was read, nothing would reveal a record that came from elsewhere.
        guard let stand = try? reader.value(BuildRecord.self),
            stand.inputs.include(plan.folder + "/newsadmin.yml")
        else { return nil }
        return (stand, reader)
    }

    /// Where campaigns are kept.
    ///
    /// - Parameter code: makes the tags of pieces.
    func store(taggedBy code: GMAC) -> CampaignStore {
        CampaignStore(folder: plan.folder + "/.newsadmin/cache", code: code)
    }

    /// What is known before a build.
    struct Last {
        /// What it would report if it would change nothing; nil where it has to be made to know.
        var result: BuildResult?
        /// The record of the last one; nil where there is none.
        var record: BuildRecord?
        /// All that it may read, as it stands now; nil where it has to be looked for.
        var inputs: BuildInputs?
    }

    /// What is known before a build; nothing where nobody knows how the files stand now.
    func last() -> Last {
        guard let (record, reader) = record, let current = try? record.inputs.again(clock: clock) else { return Last() }
        let areAll = record.inputs.areAll(in: plan.folder, as: current)
        var last = Last(record: record, inputs: areAll ? current : nil)
        var rest = reader
        // A build that was killed left work behind.
        guard FileFingerprint(of: plan.journal).isAbsent, record.holds(at: plan.now, with: current, in: plan.output),
            var result = try? rest.value(BuildResult.self), rest.isAtEnd
        else { return last }
        result.dashboard = plan.dashboard
        result.feeds = plan.feeds
        if !result.stoppedLocales.isEmpty {
            let output = try? OutputFolder(path: plan.output, journal: plan.journal).manifest()
            result.withoutFeeds = output?.withoutFeeds(among: result.stoppedLocales, in: plan.output) ?? []
        }
        last.result = result
        return last
    }

    /// The campaigns that the last build has kept and that come out the same now, and where they are.
    ///
    /// - Parameters:
    ///   - record: the record of the last build.
    ///   - changes: what has changed since then.
    func kept(
        of record: BuildRecord, after changes: BuildInputs.Changes, _ configuration: WorkspaceConfiguration
    ) -> (campaigns: [String: KeptCampaign], places: CampaignPlaces) {
        var places = record.campaigns ?? CampaignPlaces()
        guard
            changes.leaveCampaigns(
                in: plan.folder, settings: BuildInputs.settingsFiles(in: plan.folder, configuration),
                images: places.images)
        else {
            places.startAnew()
            return ([:], places)
        }
        let campaigns = store(taggedBy: record.code).campaigns(at: places) { !changes.contains(plan.folder + "/" + $0) }
        places.places = places.places.filter { campaigns[$0.key] != nil }
        return (campaigns, places)
    }

    /// Keeps the record of a build. One that cannot be kept costs the next build its time and nothing else.
    func keep(_ record: BuildRecord, of result: BuildResult) {
        try? file.write { writer in
            writer.write(record)
            writer.write(result)
        }
        if (try? FolderNesting.refuseLinks(on: ["cache"], below: plan.folder + "/.newsadmin")) != nil {
            store(taggedBy: record.code).removeOthers(than: record.campaigns)
        }
    }
}
