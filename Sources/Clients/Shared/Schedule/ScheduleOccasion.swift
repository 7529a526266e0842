import Files

/// On what a device is asked at a point, by aspects: an event, a network, a kind of system.
public struct ScheduleOccasion: Equatable, Sendable {
    /// A word or two for each aspect that conditions tell apart; all occasions of a feed have the same aspects.
    public var aspects: [String]

    /// How many of the first aspects every phone meets in the end, such as the events of an app; others part the phones.
    private let met: Int

    /// An occasion; without aspects the only one there is.
    ///
    /// - Parameter met: how many of the first aspects every phone meets in the end.
    init(_ aspects: [String] = [], met: Int = 0) {
        self.aspects = aspects
        self.met = met
    }

    /// The aspects that part the phones: a phone comes to all occasions that have them in common.
    public var phones: [String] { Array(aspects.dropFirst(met)) }

    /// The occasion in words.
    public var name: String { aspects.joined(separator: ", ") }

    /// The systems below, from and between some versions, ascending, in words; none where there is no version.
    static func systems(partedBy versions: [String]) -> [String] {
        guard let first = versions.first, let last = versions.last else { return [] }
        return ["system below \(first)"]
            + zip(versions, versions.dropFirst()).map { "system \($0) up to, but not, \($1)" }
            + ["system \(last) and later"]
    }

    /// Some of all occasions in words: aspects that make no difference among them are left out.
    ///
    /// - Parameters:
    ///   - some: the places of the occasions.
    ///   - all: all occasions there are.
    public static func words(for some: [Int], of all: [ScheduleOccasion]) -> String {
        guard some.count < all.count, let aspects = all.first?.aspects.indices else { return "" }
        let chosen = some.map { all[$0] }
        let values = aspects.map { aspect in chosen.map { $0.aspects[aspect] }.uniqued() }
        guard values.reduce(1, { $0 * $1.count }) == chosen.count else {
            return chosen.map(\.name).joined(separator: " or ")
        }
        let telling = aspects.filter { aspect in values[aspect].count < all.map { $0.aspects[aspect] }.uniqued().count }
        return telling.map { values[$0].joined(separator: " or ") }.joined(separator: ", ")
    }
}
