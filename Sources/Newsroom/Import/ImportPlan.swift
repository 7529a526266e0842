/// What is to be imported.
public struct ImportPlan: Sendable {
    /// The workspace's folder.
    var folder: String
    /// The feeds, each perhaps with its locale behind an equals sign.
    var feeds: [String]
    /// The client that reads them; nil where the feeds or the workspace show it.
    var client: String?
    /// Their locales, in the same order.
    var locales: [String]
    /// Where the views of Notable's feeds are; nil: beside each control file.
    var views: String?
    /// Whether nothing is written.
    var isDryRun: Bool

    /// A plan.
    public init(
        folder: String, feeds: [String], client: String? = nil, locales: [String] = [], views: String? = nil,
        isDryRun: Bool = false
    ) {
        self.folder = folder
        self.feeds = feeds
        self.client = client
        self.locales = locales
        self.views = views
        self.isDryRun = isDryRun
    }
}
