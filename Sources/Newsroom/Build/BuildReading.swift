import Campaigns
import Files

/// What a build reads, and what it takes over from the last one for that.
struct BuildReading {
    /// What was read.
    let edition: Edition
    /// All that may have been read, as it stood before; nil where there is no cache.
    private(set) var inputs: BuildInputs?
    /// The campaigns that were taken over.
    private(set) var kept: [String: KeptCampaign] = [:]
    /// Where these are; nil where this build keeps none.
    private(set) var places: CampaignPlaces?
    /// Whether the keys of pages can be relied on.
    private(set) var hasKeys = false
    /// What makes keys of pages and tags of campaigns that are kept: that of the last build, if these can be relied on.
    private(set) var code = GMAC()

    /// Reads a workspace, whose lock is held.
    ///
    /// - Parameters:
    ///   - configuration: what its `newsadmin.yml` says.
    ///   - known: what the cache knew before.
    init(
        _ plan: BuildPlan, _ configuration: WorkspaceConfiguration, _ cache: BuildCache?, after known: BuildCache.Last?
    ) throws(WorkspaceReader.Failure) {
        var reader = EditionReader.forDashboard(now: plan.now)
        // As things stand before they are read, so that no change on the way is missed. A cache that cannot be written
        // is as good as none, and who reads what cannot be looked at says why.
        guard let cache,
            var inputs = known?.inputs
                ?? (try? BuildInputs(in: plan.folder, configuration: configuration, clock: cache.clock))
        else {
            edition = try reader.read(plan.folder)
            return
        }
        var places = CampaignPlaces()
        if let last = known?.record {
            let changes = inputs.compare(with: last.inputs)
            (kept, places) = cache.kept(of: last, after: changes, configuration)
            // The configuration is in the workspace, and nobody can foresee what the file system says of it: a cache that
            // came with the workspace from elsewhere does not vouch for pages.
            hasKeys = !changes.contain(anyOf: BuildInputs.settingsFiles(in: plan.folder, configuration))
            if hasKeys { code = last.code }
        }
        reader.keepsParts = true
        reader.kept = kept
        let read = try reader.read(plan.folder)
        if inputs.areUntouched {
            edition = read
            self.places = places
        } else {
            // What changes while it is read may be neither the one nor the other: it is not mixed with what was kept, and
            // not kept either.
            let wasMixed = !kept.isEmpty
            (kept, hasKeys, code) = ([:], false, GMAC())
            reader.kept = [:]
            inputs.forgetDigests()
            edition = wasMixed ? try reader.read(plan.folder) : read
        }
        self.inputs = inputs
        // Which files are looked at follows from the configuration: where another one has been read since, not all of them
        // are known.
        if !edition.workspace.configuration.isWritten(as: configuration) { (self.inputs, self.places) = (nil, nil) }
    }
}
