import Campaigns

/// What a condition may ask of the phone at a step.
struct NotableContext: Sendable {
    var now: Instant
    var onWifi: Bool
    /// The build, not the marketing version; nil if the app has none.
    var buildVersion: NumericVersion?
    var systemVersion: NumericVersion?

    /// A phone that conditions are tried on.
    init(now: Instant, onWifi: Bool, buildVersion: NumericVersion?, systemVersion: NumericVersion?) {
        self.now = now
        self.onWifi = onWifi
        self.buildVersion = buildVersion
        self.systemVersion = systemVersion
    }

    /// The phone as a step describes it.
    init(_ step: JourneyFields) throws(JourneyError) {
        now = try step.moment()
        onWifi = try step.flag("wifi") ?? false
        buildVersion = try step.text("buildVersion").map(NumericVersion.init)
        systemVersion = try step.text("systemVersion").map(NumericVersion.init)
    }
}
