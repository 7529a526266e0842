/// What a build is at.
public enum BuildStage: String, Sendable {
    /// The workspace's files are read and looked at.
    case reading = "reading campaigns"
    /// Feeds, views and pages are written.
    case feeds = "writing feeds"
    /// The dashboard is drawn and written.
    case dashboard = "drawing the dashboard"
}
