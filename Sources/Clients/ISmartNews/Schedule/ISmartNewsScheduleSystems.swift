/// The versions of the system that keys of a feed tell apart: `ignore_ios+26.0`.
struct ISmartNewsScheduleSystems {
    /// A version for each kind of system, and the kind in words; one without words where no key looks at the system.
    let systems: [(version: String, name: String)]

    /// The systems that keys anywhere in a feed tell apart.
    init(in feed: PropertyValue, version: ISmartNewsVersion) {
        var bounds: Set<[Int]> = []
        if version == .v496 { Self.collect(from: feed, into: &bounds) }
        let ordered = bounds.sorted { $0.lexicographicallyPrecedes($1) }.map { bound in
            bound.map(String.init).joined(separator: ".")
        }
        systems =
            ordered.isEmpty
            ? [("10.3", "")]
            : zip(["0"] + ordered, ScheduleOccasion.systems(partedBy: ordered)).map { ($0, $1) }
    }

    private static func collect(from value: PropertyValue, into bounds: inout Set<[Int]>) {
        for entry in value.dictionary ?? [] {
            let key = entry.key.lowercased()
            if let underscore = key.lastIndex(of: "_"), key[underscore...].hasPrefix("_ios"),
                let condition = ISmartNewsSystemCondition(key[underscore...].dropFirst(4))
            {
                bounds.insert(withoutZeros(condition.version))
                // “=10” holds from 10 up to, but not, 11.
                if condition.relation == .equal, let last = condition.version.last, last < .max {
                    bounds.insert(withoutZeros(condition.version.dropLast() + [last + 1]))
                }
            }
            collect(from: entry.value, into: &bounds)
        }
        for element in value.array ?? [] { collect(from: element, into: &bounds) }
    }

    private static func withoutZeros(_ version: [Int]) -> [Int] {
        var version = version
        while version.count > 1, version.last == 0 { version.removeLast() }
        return version
    }
}
