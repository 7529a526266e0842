import Campaigns
import Clients
import Delivery
import Files

extension DeployContent {
    /// What a place gets that is not production: the working texts, with its own address in them.
    ///
    /// - Throws: errors in the texts of the locales.
    init(working plan: DeployPlan, of target: PublishingTarget) throws(ReleaseFailure) {
        var reader = EditionReader(now: plan.now)
        reader.baseURL = target.baseURL
        let edition = try ReleaseFailure.reading { () throws(WorkspaceReader.Failure) in
            try reader.read(plan.folder)
        }
        let errors = edition.findings.filter { $0.severity == .error && $0.isAbout(Set(plan.locales)) }
        guard errors.isEmpty else { throw .findings(errors) }
        let locales = edition.workspace.configuration.locales.filter(plan.locales.contains)
        let files = try ReleaseFailure.filing { () throws(FileProblem) in
            try OutputAssembly(edition: edition, now: plan.now, locales: locales, hasPreviews: false).files()
        }
        let calendar = FeedCalendar(of: edition)
        let time = Instant(seconds: (calendar.last(until: plan.now)?.instant ?? plan.now).seconds)
        let record = ShippedPaths(workspace: plan.folder, environment: plan.name, remote: target.remote ?? "")
        let served = files.compactMap { file in ServedFolder.place(of: file.path).map { (place: $0, file: file) } }
        tree = DeployTree(
            unreleased: served.map { place, file in
                DeployFile(
                    path: place, bytes: file.bytes, time: time, keepsTime: true,
                    step: file.kind == .asset ? .image : file.kind == .page ? .page : .feed)
            }, before: locales.reduce(into: []) { $0.formUnion(record.paths(of: $1)) })
        for (place, file) in served {
            if let locale = file.locale { paths[locale, default: []].insert(place) }
        }
        if locales != edition.workspace.configuration.locales {
            let combined = edition.clients.flatMap { edition.combinedFeeds(of: $0, asOf: plan.now) }
            warnings = combined.compactMap { ServedFolder.place(of: $0.path) }.map { place in
                .note("\(place) stays as it is, because it is for all languages; deploy all locales to write it")
            }
        }
        releases = plan.locales.map { .init(locale: $0, number: nil) }
        nextChange = calendar.next(after: plan.now)?.instant
    }
}
