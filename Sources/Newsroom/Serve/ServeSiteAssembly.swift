import Campaigns
import Clients
import Dashboard
import Delivery

/// Makes the site of a workspace: each file with its headers, and what the server adds.
struct ServeSiteAssembly {
    let workspace: ServedWorkspace
    let report: ServeReport
    /// The time.
    let now: Instant

    /// The site.
    ///
    /// - Parameters:
    ///   - times: since when each file is as it is; noted for the next time.
    ///   - ready: what was served before; noted for the next time.
    func site(times: inout ServeTimes, ready: inout ReadyFiles) -> ServeSite {
        var site = ServeSite(version: report.version)
        let live = ChannelChanges(of: workspace.edition, until: workspace.now)
        let asking = Set(
            workspace.edition.clients.filter { $0.download?.asksForChanges == true }.map { $0.name })
        for file in workspace.feeds {
            add(file, caching: caching(of: file, asking: asking), live: live.of(file), to: &site, &times, &ready)
        }
        for file in workspace.pages {
            add(file, caching: file.path.hasSuffix(".html") ? .page : .notKept, live: nil, to: &site, &times, &ready)
        }
        var pages = ServePages(templates: workspace.edition.templates)
        for page in pages.assets() + [pages.addresses(of: report)] {
            let file = OutputFile(path: page.path, bytes: page.bytes, kind: .dashboard)
            add(file, caching: page.path.hasSuffix(".html") ? .page : .notKept, live: nil, to: &site, &times, &ready)
        }
        site.setBar(pages.bar(of: report))
        times.keep(site.files)
        ready.keep(site.files)
        return site
    }

    private func caching(of file: OutputFile, asking: Set<String>) -> ServeFile.Caching {
        switch file.kind {
        case .asset: .forEver
        case .feed where file.client.map(asking.contains) == true: .alwaysSent
        case .feed, .page: .checked
        case .preview, .dashboard: .notKept
        }
    }

    private func add(
        _ file: OutputFile, caching: ServeFile.Caching, live: Instant?, to site: inout ServeSite,
        _ times: inout ServeTimes, _ ready: inout ReadyFiles
    ) {
        var (served, twin) = ready.ready(file, caching: caching, now: now)
        served.since = times.since(file.path, tag: served.tag, live: live, now: now)
        site.files[file.path] = served
        twin?.since = served.since
        if let twin { site.files[file.path + ".gz"] = twin }
    }
}
