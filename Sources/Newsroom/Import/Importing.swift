import Campaigns
import Clients
import Exchange
import Files

/// Makes campaigns of existing feeds and writes them into a workspace; what is there already stays as it is.
public struct Importing: Sendable {
    private let plan: ImportPlan

    /// An import as planned.
    public init(_ plan: ImportPlan) {
        self.plan = plan
    }

    /// Reads the feeds and writes the campaigns.
    ///
    /// - Parameter onWaiting: called once if another import into the workspace is under way, before waiting for it.
    /// - Throws: ``VerbFailure``; what is wrong with single entries is not thrown but among the findings.
    public func run(onWaiting: () -> Void = {}) throws(VerbFailure) -> ImportResult {
        // Nothing is made in a folder that is no workspace.
        let configuration = try VerbFailure.configuration(in: plan.folder)
        let templates = try VerbFailure.filing { () throws(FileProblem) in
            try WorkspaceTemplates.read(in: plan.folder).library
        }
        let name = try clientName(configuration)
        let context = RenderingContext(configuration: configuration, templates: templates)
        guard let client = ClientCatalogue.client(name, of: context) else {
            throw .usage("there is no client “\(name)”")
        }
        let assignment = try FeedAssignment(
            plan.feeds, locales: plan.locales, configuration: configuration,
            mayHoldAllLanguages: type(of: client).feedsMayHoldAllLanguages)
        try VerbFailure.filing { () throws(FileProblem) in try lookForViews() }
        var reading = FeedGathering(client: client, views: plan.views)
        try VerbFailure.filing { () throws(FileProblem) in
            try reading.read(assignment.feeds)
        }
        // Made of some languages alone, campaigns would be in the way of those that are made of all.
        if reading.hasUnreadable { return reading.result(isDryRun: plan.isDryRun) }
        if plan.isDryRun { return try imported(&reading, by: client, context) }
        // What one import finds missing, another one must not write before it does.
        let lock = try VerbFailure.filing { () throws(FileProblem) in
            try FolderLock(at: plan.folder + "/.newsadmin/import.lock", onWaiting: onWaiting)
        }
        let result = try imported(&reading, by: client, context)
        _ = consume lock
        return result
    }

    /// Makes campaigns of the feeds that were read, and writes those that are missing.
    private func imported(
        _ reading: inout FeedGathering, by client: any Client, _ context: RenderingContext
    ) throws(VerbFailure) -> ImportResult {
        let taken = try VerbFailure.filing { () throws(FileProblem) in try CampaignFolder(plan.folder) }
        let existing = try VerbFailure.reading { () throws(WorkspaceReader.Failure) in
            try ExistingCampaigns(in: plan.folder, client: client)
        }
        var result = reading.result(isDryRun: plan.isDryRun)
        result.isPushed = client.download == nil
        let feeds = context.configuration.locales.compactMap { reading.feed(for: $0) }
        let importer = FeedImporter(
            configuration: context.configuration, templates: context.templates, client: client, vocabulary: .standard,
            besides: existing.foreign)
        let outcome = importer.campaigns(of: feeds)
        let adding = CampaignAdding(into: taken, beside: existing, importer: importer, client: client.name)
        for failure in outcome.failures { result.findings.append(reading.finding(failure)) }
        for entry in outcome.pagesLeft { result.findings.append(reading.findingOfPages(entry)) }
        for entry in outcome.additions { result.findings.append(reading.findingOfAddition(entry)) }
        for entry in outcome.changes { result.findings.append(reading.findingOfChange(entry)) }
        if !plan.isDryRun { taken.clear(for: outcome.campaigns) }
        try VerbFailure.filing { () throws(FileProblem) in
            var rest = outcome.campaigns[...]
            while let first = rest.first {
                let group = rest.prefix { $0.announcement == first.announcement }
                try adding.add(group, to: &result)
                rest = rest[group.endIndex...]
            }
        }
        // Of what is there already everything was said when it was written.
        if result.campaigns.contains(where: { $0.state == .written }) {
            for entry in outcome.divided { result.findings.append(reading.findingOfDivided(entry)) }
            for (locale, paths) in outcome.unpaired {
                result.findings.append(reading.findingOfUnpaired(paths, in: locale))
            }
        }
        result.findings = result.findings.inReadingOrder()
        return result
    }

    /// Looks whether the folder that was named for views is one, or all of them would stay at their addresses.
    private func lookForViews() throws(FileProblem) {
        guard let views = plan.views, try !FileExistence.isFolder(views) else { return }
        let reason = try FileExistence.exists(views) ? "Not a directory" : "No such file or directory"
        throw FileProblem(path: views, action: .list, reason: reason)
    }

    /// The client that was named, the workspace's only one, or the one that the first feed looks like.
    private func clientName(_ configuration: WorkspaceConfiguration) throws(VerbFailure) -> String {
        let known = configuration.clients
        if let client = plan.client {
            if known.contains(client) { return client }
            guard ClientCatalogue.names.contains(client) else {
                throw .usage(Sentence(UnknownName.sentence(client, among: known, kind: .clients, takesSeveral: false)))
            }
            throw .usage(
                """
                the workspace does not have the client “\(client)”; add it under clients in newsadmin.yml: \(client): {}
                """)
        }
        if known.count == 1 { return known[0] }
        var bytes: [UInt8] = []
        if let feed = plan.feeds.first {
            bytes = try VerbFailure.filing { () throws(FileProblem) in
                try ImportedFeedFile(FeedAssignment.parts(of: feed).path).bytes
            }
        }
        let found = ClientCatalogue.recognizing(bytes).map { $0.name }.filter(known.contains)
        guard found.count == 1 else {
            throw .usage("say with --client which client reads these feeds: \(known.joined(separator: ", "))")
        }
        return found[0]
    }
}
