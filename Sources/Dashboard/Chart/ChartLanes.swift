import Campaigns

/// Puts regions that are there at the same time into lanes of their own, one and the same in all their columns.
struct ChartLanes {
    /// The lane of each region; nil where there are more at once than lanes.
    private(set) var lanes: [Int?] = []
    /// How many lanes each column has.
    private(set) var counts: [Int]

    /// How many lanes a column has at most.
    static let most = 8

    /// The lanes of regions, which stand in order of time.
    init(_ regions: [ScheduleReport.Region], columns: Int) {
        counts = [Int](repeating: 1, count: columns)
        var ends = [[Instant?]](repeating: [Instant?](repeating: nil, count: Self.most), count: columns)
        for region in regions {
            let lane = (0..<Self.most).first { lane in
                region.columns.allSatisfy { column in
                    ends[column][lane].map { $0 <= region.window.lowerBound } ?? true
                }
            }
            lanes.append(lane)
            guard let lane else { continue }
            for column in region.columns {
                ends[column][lane] = region.window.upperBound
                counts[column] = max(counts[column], lane + 1)
            }
        }
    }
}
