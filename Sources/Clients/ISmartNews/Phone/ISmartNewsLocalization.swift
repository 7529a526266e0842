/// How the client chooses among localized variants of a key: by language, region, hardware, screen and system.
///
/// For a key K the first of K_L_C_M, K_L_C_F, K_L_C_S, K_L_C, K_L_M, K_L_F, K_L_S, K_L, K_M, K_F, K_S and K wins, where L
/// is the language, C the region, M the hardware model, F `iphone` or `ipad`, and S the pixels of the screen.
struct ISmartNewsLocalization: Hashable, Sendable {
    /// The version of the client; only 4.9.6 knows conditions on the system.
    let version: ISmartNewsVersion
    /// The language as keys spell it: `en`, `zh_hans`.
    let language: String
    /// The region as keys spell it; without a region the client formats a missing object: `(null)`.
    private(set) var country: String
    /// The endings of the twelve steps of the ladder, most special first.
    private(set) var endings: [String]
    private static let withoutCountry = "(null)"
    /// How many of the steps name a region; these know no conditions on the system.
    static let stepsWithCountry = 4
    /// The version of the system, by component.
    private let system: [Int]

    /// The localization that the `settings` of a journey describe.
    init(_ fields: JourneyFields, version: ISmartNewsVersion) throws(JourneyError) {
        let isTablet = try fields.text("device") == "ipad"
        let machine = try (fields.text("machine") ?? (isTablet ? "iPad5,3" : "iPhone9,1")).lowercased()
        let hasNoCountry = fields.values["country"] == .null
        let region = try fields.text("country")?.lowercased() ?? (hasNoCountry ? Self.withoutCountry : "us")
        let language = try Self.language(fields.text("language") ?? "en")
        let family = isTablet ? "ipad" : "iphone"
        let screen = try Self.screen(fields, machine: machine, isTablet: isTablet)
        self.version = version
        self.language = language
        country = region
        endings = Self.endings(
            language: language, country: region, hardware: ["_\(machine)", "_\(family)", "_\(screen)", ""])
        system = try ISmartNewsSystemCondition.systemComponents(fields.text("systemVersion") ?? "10.3")
    }

    private static func endings(language: String, country: String, hardware: [String]) -> [String] {
        ["_\(language)_\(country)", "_\(language)", ""].flatMap { first in hardware.map { first + $0 } }
    }

    /// The endings that name hardware, or nothing.
    private var hardware: [String] { Array(endings.suffix(4)) }

    /// The same with another phone's region, where it has none itself.
    func completed(by other: ISmartNewsLocalization) -> ISmartNewsLocalization {
        guard country == Self.withoutCountry, other.country != country else { return self }
        var completed = self
        completed.country = other.country
        completed.endings = Self.endings(language: language, country: other.country, hardware: hardware)
        return completed
    }

    /// The settings of a journey on a phone set to a locale, and to its region; where it names none, to the usual one.
    static func settings(of locale: String) -> [PropertyValue.Entry] {
        // A region is two letters or three digits; letters of a script are four.
        let region = locale.split(separator: "-").dropFirst().first { $0.utf8.count == 2 || $0.utf8.count == 3 }
        let country = region.map { PropertyValue.Entry("country", .string(String($0))) }
        return [.init("language", .string(locale))] + [country].compactMap { $0 }
    }

    /// Whether the system is one of iOS 6 or later.
    var hasSystem6: Bool { system.first ?? 0 >= 6 }

    /// Whether a condition on the system holds on this phone.
    func satisfies(_ condition: ISmartNewsSystemCondition) -> Bool {
        version == .v496 && condition.holds(for: system)
    }

    /// The first part of a preferred language, or two for Chinese: `zh-Hans-CN` is `zh_hans`.
    static func language(_ preferred: String) -> String {
        let parts = preferred.lowercased().split(separator: "-", omittingEmptySubsequences: false)
            .flatMap { $0.split(separator: "_", omittingEmptySubsequences: false) }
        if parts.count >= 2, parts[0] == "zh", parts[1] == "hans" || parts[1] == "hant" {
            return "zh_\(parts[1])"
        }
        return parts.first.map(String.init) ?? ""
    }

    private static func screen(
        _ fields: JourneyFields, machine: String, isTablet: Bool
    ) throws(JourneyError) -> String {
        // The client forces the size that the large iPad Pro had in its time.
        if machine == "ipad6,8" { return "2048x2732" }
        var size: [Double] = isTablet ? [768, 1024, 2] : [375, 667, 2]
        if let given = fields["screen"] {
            size = (given.array ?? []).compactMap(\.number).filter { abs($0) < 100_000 }
            guard size.count == 3 else { throw JourneyError("`screen` must be [width, height, scale]") }
        }
        let width = Int(size[0] * size[2])
        let height = Int(size[1] * size[2])
        return "\(min(width, height))x\(max(width, height))"
    }
}
