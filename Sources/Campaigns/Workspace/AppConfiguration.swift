/// The app whose users are told the news.
public struct AppConfiguration: Sendable {
    /// Every marketing version still in use, in ascending order.
    public var versions: [AppVersion] = []
    /// The lowest build of each of `versions`, by the version's text.
    public var builds: [String: String] = [:]
    /// Where the builds are written, by the version's text.
    public var buildOffsets: [String: Int] = [:]
    /// URL schemes that a phone can open because of the app, beside http and https.
    public var schemes: [String] = []
    /// The events that the app posts (iSmartNews).
    public var events: [String] = []
    /// What stands on buttons that the app, not the feed, names.
    public var labels = AppLabels()

    /// Schemes that phones open without any app of ours.
    static let systemSchemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "itms-apps"]

    /// All schemes that a phone with this app can open, in lower case.
    public var openableSchemes: Set<String> {
        Self.systemSchemes.union(schemes.map { $0.lowercased() })
    }

    /// The highest known version that people would call earlier than `version`.
    public func lastVersion(before version: AppVersion) -> AppVersion? {
        versions.last { $0 < version }
    }

    /// The lowest known version that is not earlier than `version`.
    public func firstVersion(notBefore version: AppVersion) -> AppVersion? {
        versions.first { $0 >= version }
    }

    /// The lowest known version later than `version`.
    public func firstVersion(after version: AppVersion) -> AppVersion? {
        versions.first { $0 > version }
    }
}
