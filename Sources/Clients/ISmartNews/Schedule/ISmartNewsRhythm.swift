/// At which of its occurrences an event is on, from the first one after a phone has got the feed.
struct ISmartNewsRhythm: Equatable, Sendable {
    /// On at each occurrence.
    static let steady = ISmartNewsRhythm(occurrences: [])

    /// How many occurrences are looked at: who opens the app more often has long seen what there is.
    private static let length = 256

    /// Whether it is on, occurrence by occurrence; empty where it is on at each.
    private let occurrences: [Bool]

    private init(occurrences: [Bool]) {
        self.occurrences = occurrences.contains(false) ? occurrences : []
    }

    /// The rhythm of a pattern.
    init(_ pattern: ISmartNewsPattern) {
        guard pattern.isEverOff else {
            self = .steady
            return
        }
        var pattern = pattern
        self.init(occurrences: (0..<Self.length).map { _ in pattern.step() == true })
    }

    /// On wherever one of two is on, as are events of the same name.
    func joined(with other: ISmartNewsRhythm) -> ISmartNewsRhythm {
        // The steady one has no occurrences, so that nothing is left where either is steady.
        ISmartNewsRhythm(occurrences: zip(occurrences, other.occurrences).map { $0 || $1 })
    }

    /// Whether it is on wherever another one is.
    func covers(_ other: ISmartNewsRhythm) -> Bool {
        if self == .steady { return true }
        return other != .steady && zip(occurrences, other.occurrences).allSatisfy { $0 || !$1 }
    }
}
