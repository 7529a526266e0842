import Campaigns

extension NotableCompiledFeed {
    /// A network and a system that conditions distinguish from others.
    struct Occasion {
        /// In words; without aspects where no condition looks at either.
        var words: ScheduleOccasion
        /// Whether the phone is on wifi.
        var onWifi: Bool
        /// A version of the system that stands for its like.
        var system: NumericVersion

        /// Every combination that some condition distinguishes.
        static func distinguished(by conditions: [NotableCondition]) -> [Occasion] {
            let networks = conditions.contains { $0.kind == .onWifi } ? [true, false] : [false]
            let bounds = conditions.filter { $0.kind == .iOSVersionLessThan }.compactMap(\.value.string)
            let versions = NumericVersionRanking(Set(bounds).sorted()).versions
            let systems = ScheduleOccasion.systems(partedBy: versions.map(\.text))
            return networks.flatMap { onWifi in
                // Below the first bound comes every version that anybody writes.
                ([NumericVersion("\u{1}")] + versions).enumerated().map { place, system in
                    var words: [String] = []
                    if networks.count > 1 { words.append(onWifi ? "on wifi" : "without wifi") }
                    if !systems.isEmpty { words.append(systems[place]) }
                    return Self(words: ScheduleOccasion(words), onWifi: onWifi, system: system)
                }
            }
        }

        /// What conditions ask of a device with a build. None of them depends on the moment.
        func context(build: NumericVersion) -> NotableContext {
            NotableContext(
                now: moment, onWifi: onWifi, buildVersion: build, systemVersion: system)
        }
    }

    /// The moment at which conditions are tried.
    static let moment = Instant(milliseconds: 0)
    /// What is known of a notification that was never displayed, after more launches than any condition asks for.
    static let neverDisplayed = NotableMemory.Record(launches: .max)
    /// What is known of a notification so many launches after its display, at the same second.
    static func displayed(launches: Int) -> NotableMemory.Record {
        NotableMemory.Record(displayed: true, lastDisplayed: .date(moment), launches: Int64(launches))
    }
}
