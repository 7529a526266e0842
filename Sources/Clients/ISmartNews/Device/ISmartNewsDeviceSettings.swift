import Campaigns
import Foundation

/// The phone and the app as the `settings` of a journey describe them.
struct ISmartNewsDeviceSettings: Sendable {
    /// The phone's language, region, hardware and system.
    var localization: ISmartNewsLocalization
    /// The phone's time zone.
    var calendar: ISmartNewsCalendar
    /// The build of the app, which the client compares for equality.
    var build: String
    /// The URL schemes that other apps handle, in lower case.
    var schemes: Set<String>
    /// The user's segments, as the app names them.
    var segments: Set<String>
    /// What the phone says for OK and Cancel.
    var systemWords: ISmartNewsSystemWords
    /// Whether the launch download posts its event.
    var postsLaunchEvent: Bool
    /// Whether the app has not lost the focus since its launch.
    var hasNeverResigned: Bool
    /// The run counter after the launch, if it is not counted.
    var runCounter: UInt64?
    /// When the client ran first, if not at the first launch.
    var installDate: Instant?

    /// The settings in a journey or, with its changes, in a step of it.
    init(_ fields: JourneyFields, version: ISmartNewsVersion) throws(JourneyError) {
        localization = try ISmartNewsLocalization(fields, version: version)
        calendar = try ISmartNewsCalendar(identifier: fields.text("timeZone") ?? "UTC")
        build = try fields.text("appVersion") ?? "1.0"
        schemes = Set((try fields.texts("schemes") ?? []).map { $0.lowercased() })
        segments = Set(try fields.texts("segments") ?? ["undefined"])
        systemWords = try ISmartNewsSystemWords(fields.fields("labels"))
        postsLaunchEvent = try fields.flag("postLaunchEvent") ?? false
        hasNeverResigned = try fields.flag("neverResigned") ?? false
        runCounter = try fields.number("runCounter").map { UInt64(max(0, $0)) }
        installDate = try fields.instant("installDate")
    }

    /// Whether the phone can open an address: http and https always, others if an app handles the scheme.
    func canOpen(_ address: String) -> Bool {
        guard ISmartNewsAddress.isAccepted(address), let colon = address.firstIndex(of: ":") else { return false }
        let scheme = address[..<colon].lowercased()
        return scheme == "http" || scheme == "https" || schemes.contains(scheme)
    }
}
