import Campaigns

/// Notable: one control file per locale, a dictionary of notifications by id, and their views in HTML.
struct NotableClient: Client {
    static let name = "notable"
    static let title = "Notable"
    static let identityField = "id"
    static let showsHTML = true
    static let templates = ["notable/banner", "notable/full", "notable/hero"]
    static let rules: [Rule] = [
        .notableUnknownCondition, .notableNeverSatisfied, .notableFirstDisplay, .notableCooldownOnce,
        .notableSystemVersion, .notableBuildNumber, .notableBuildUnknown, .notableEndless, .notableEntryView,
        .notableFlagCollision,
        .notableViewName, .notableViewHeight, .notableViewAddress, .notableExternalResource, .notableMalformedEntry,
        .notableBuildOrder,
        .notableBuildZero, .notableBuildLikeVersion, .notableOwnFile, .notableNoClose, .notablePilingUp,
        .bannerTitleLength, .bannerTextLength,
    ]

    let context: RenderingContext

    /// A client of a workspace; the library has no settings.
    init(_ context: RenderingContext, settings: inout FieldReader) {
        self.context = context
        let app = context.configuration.app
        settings.checkBuildOrder(of: app)
        settings.checkBuildZeros(of: app)
        settings.checkBuildsLikeVersions(of: app)
    }

    /// It has one version, which has no number.
    static func device(version: String?) -> (any Device.Type)? { version == nil ? NotableDevice.self : nil }
}
