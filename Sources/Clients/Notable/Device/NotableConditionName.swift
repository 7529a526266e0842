/// The conditions that the library knows; it takes any other name for one that is never satisfied.
enum NotableConditionName: String, CaseIterable, Sendable {
    case onWifi
    case neverDisplayed
    case lastDisplayMinimumSeconds
    case lastDisplayMinimumLaunches
    case flagNotSet
    case iOSVersionLessThan
    case appVersionLessThan
}
