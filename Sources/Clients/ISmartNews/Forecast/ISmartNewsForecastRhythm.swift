/// At which launches the events of a feed or an item are on: some at first, and then the same ones over and over.
struct ISmartNewsForecastRhythm: BitwiseCopyable {
    /// Where its beats begin among those of the whole feed.
    private var first: Int32
    /// How many of them come once.
    private var lead: Int32
    /// How many come over and over, one at least.
    private var period: Int32
    /// Whether all beats are the same.
    let isSteady: Bool

    /// The most beats.
    private static let most = 4096

    /// The rhythm of events with these patterns that are posted at each launch; it adds its beats to others. nil where it
    /// is too long, or a pattern hangs the app.
    init?(_ patterns: [ISmartNewsPattern], among beats: inout [Bool]) {
        var patterns = patterns
        var known: [[String]: Int] = [:]
        var own: [Bool] = []
        while true {
            let left = patterns.map(\.current)
            if let start = known[left] {
                first = Int32(beats.count)
                lead = Int32(start)
                period = Int32(own.count - start)
                isSteady = own.allSatisfy { $0 == own[0] }
                beats += own
                return
            }
            known[left] = own.count
            var isOn = false
            for place in patterns.indices {
                guard let state = patterns[place].step() else { return nil }
                if state { isOn = true }
            }
            own.append(isOn)
            if own.count > Self.most { return nil }
        }
    }

    /// The place of the beat at a launch, the first of which has number 0.
    @inline(__always)
    func place(at launch: Int64) -> Int {
        let (lead, period) = (Int64(lead), Int64(period))
        return Int(first) + Int(launch < lead ? launch : lead + (launch - lead) % period)
    }
}
