/// What can be printed for the place that phones download from.
public enum HostingForm: String, CaseIterable, Sendable {
    /// A server block of nginx.
    case nginx
    /// A site of Caddy 2.
    case caddy
    /// The file `_headers` of Netlify and Cloudflare Pages.
    case headers
    /// An S3 bucket with CloudFront before it, filled by rclone.
    case s3
    /// A service and a timer of systemd that deploy each minute.
    case systemd
    /// A workflow of GitHub Actions that deploys each change.
    case github

    /// The configuration for a site, ready to paste.
    ///
    /// - Throws: ``HostedSite/Problem`` where something that it would hold has characters that mean something else there.
    public func text(for site: HostedSite) throws(HostedSite.Problem) -> String {
        try site.refuseMarks(in: texts(of: site))
        return switch self {
        case .nginx: site.nginx
        case .caddy: site.caddy
        case .headers: site.headers
        case .s3: site.s3
        case .systemd: site.systemd
        case .github: site.github
        }
    }

    /// What the configuration holds of a site that may have any characters.
    private func texts(of site: HostedSite) -> [String] {
        switch self {
        case .nginx, .caddy: [site.host, site.path, site.servedFolder]
        case .headers: [site.host, site.path]
        case .s3: [site.host, site.path, site.remote ?? ""]
        case .systemd: [site.workspace]
        case .github: [site.folderInRepository]
        }
    }
}
