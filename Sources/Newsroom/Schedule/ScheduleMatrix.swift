import Campaigns
import Simulation

/// What devices are shown over versions and time, as people and other programs read it.
public struct ScheduleMatrix: Sendable {
    /// The workspace's clocks.
    var clock: ZoneClock
    /// The app.
    var app: AppConfiguration
    /// The schedules.
    var schedules: WorkspaceSchedules
    /// The errors for which feeds of these locales are not published.
    public var errors: StoppingErrors

    /// The schedules of a workspace.
    ///
    /// - Parameters:
    ///   - folder: the workspace.
    ///   - now: the first instant.
    ///   - days: how many days they look ahead.
    ///   - locales: the locales of interest; nil: all.
    ///   - clients: the clients of interest; nil: all.
    /// - Throws: ``WorkspaceReader/Failure``.
    public init(
        folder: String, now: Instant, days: Int, locales: Set<String>?, clients: Set<String>?
    ) throws(WorkspaceReader.Failure) {
        let edition = try EditionReader(now: now).read(folder)
        clock = edition.workspace.configuration.clock
        app = edition.workspace.configuration.app
        errors = StoppingErrors(in: edition, locales: locales)
        // Tables show thousandths of seconds only where a campaign has them.
        let start = Instant(seconds: now.seconds)
        schedules = edition.schedules(from: start, days: Int64(days), locales: locales, clients: clients)
    }
}
