import Campaigns

/// Where everything on the chart of one phone is: versions in bands, the newest on top, and time from left to right.
struct ChartLayout {
    /// A rectangle in points.
    struct Box: Equatable {
        var x: Double
        var y: Double
        var width: Double
        var height: Double
    }

    /// The versions of a column.
    struct Band {
        /// The column.
        var column: Int
        /// The upper edge.
        var y: Double
        /// The height.
        var height: Double
    }

    /// A region and its boxes, one for each band that it cannot be drawn across without covering something.
    struct Region {
        var region: ScheduleReport.Region
        var boxes: [Box]
    }

    /// The bands, from top to bottom.
    private(set) var bands: [Band] = []
    /// The regions, in order of time.
    private(set) var regions: [Region] = []
    /// The strips, in order of time.
    private(set) var strips: [(strip: ScheduleReport.Strip, box: Box)] = []
    /// How many regions found no lane.
    private(set) var leftOut = 0
    /// The whole width.
    let width: Double
    /// The whole height.
    private(set) var height: Double

    /// The height of the dates above the bands.
    static let head = 40.0
    /// The height of a lane, and of the box in it.
    static let lane = (step: 28.0, box: 24.0)
    /// The height of a lane for what is not shown, and of the strip in it.
    static let strip = (step: 16.0, box: 14.0)
    /// What parts a band's edge from its boxes.
    static let margin = 5.0

    /// The layout of a phone's chart.
    init(_ form: ScheduleReport.Form, scale: ChartScale) {
        let lanes = ChartLanes(form.regions, columns: form.columns.count)
        width = scale.width
        height = Self.head
        var tops = [Double](repeating: 0, count: form.columns.count)
        let kinds = form.columns.indices.map { column in
            ScheduleReport.Strip.Kind.allCases.filter { kind in
                form.strips.contains { $0.column == column && $0.kind == kind }
            }
        }
        for column in form.columns.indices.reversed() {
            let inside = Double(lanes.counts[column]) * Self.lane.step + Double(kinds[column].count) * Self.strip.step
            let band = Band(column: column, y: height, height: inside + 2 * Self.margin)
            bands.append(band)
            tops[column] = band.y + Self.margin
            height += band.height
        }
        strips = form.strips.map { strip in
            let place = kinds[strip.column].firstIndex(of: strip.kind) ?? 0
            let y = tops[strip.column] + Double(lanes.counts[strip.column]) * Self.lane.step
            return (strip, Self.box(strip.window, y + Double(place) * Self.strip.step, Self.strip.box, scale))
        }
        let contents = ChartContents(form, lanes: lanes)
        for (index, region) in form.regions.enumerated() {
            guard let lane = lanes.lanes[index] else {
                leftOut += 1
                continue
            }
            var boxes: [Box] = []
            for column in region.columns.reversed() {
                let y = tops[column] + Double(lane) * Self.lane.step
                let box = Self.box(region.window, y, Self.lane.box, scale)
                if let last = boxes.last, contents.isFree(above: column, region, lane: lane) {
                    boxes[boxes.count - 1].height = box.y + box.height - last.y
                } else {
                    boxes.append(box)
                }
            }
            regions.append(Region(region: region, boxes: boxes))
        }
    }

    private static func box(_ window: Range<Instant>, _ y: Double, _ height: Double, _ scale: ChartScale) -> Box {
        let x = scale.x(window.lowerBound)
        return Box(x: x, y: y, width: max(scale.x(window.upperBound) - x, 1), height: height)
    }
}
