import Campaigns
import Testing

@testable import Dashboard

@Suite("The chart of versions and time")
struct ChartTests {
    private static let days = Sample.days

    private func region(
        _ campaign: String, _ columns: Range<Int>, _ window: Range<Int>, isTied: Bool = false
    ) -> ScheduleReport.Region {
        ScheduleReport.Region(
            campaign: campaign, isTied: isTied, columns: columns, versions: "versions 4.0 to 4.1", row: 0,
            window: Self.days[window.lowerBound]..<Self.days[window.upperBound])
    }

    private func layout(
        _ regions: [ScheduleReport.Region], strips: [ScheduleReport.Strip] = [], columns: Int = 2
    ) -> ChartLayout {
        let form = ScheduleReport.Form(
            name: "newcomer", title: "New", columns: (0..<columns).map { "4.\($0)" }, rows: [], regions: regions,
            strips: strips)
        return ChartLayout(form, scale: ChartScale(Self.days))
    }

    @Test("A region is as wide as its time is long, and lies where it begins")
    func placesTime() {
        let box = layout([region("a", 0..<1, 2..<5)]).regions[0].boxes[0]
        #expect(box.x == 2 * ChartScale.dayWidth)
        #expect(box.width == 3 * ChartScale.dayWidth)
    }

    @Test("The newest versions are on top, and each region lies inside its bands")
    func placesVersions() {
        let layout = layout([region("a", 0..<1, 0..<2), region("b", 1..<2, 0..<2)])
        #expect(layout.bands.map(\.column) == [1, 0])
        for (index, column) in [(0, 0), (1, 1)] {
            let band = layout.bands.first { $0.column == column }!
            let box = layout.regions[index].boxes[0]
            #expect(band.y <= box.y && box.y + box.height <= band.y + band.height)
        }
    }

    @Test("A region across bands is one box where nothing lies between, else one for each band")
    func joinsBands() {
        let strip = ScheduleReport.Strip(.waiting, count: 2, column: 1, window: Self.days[0]..<Self.days[1])
        #expect(layout([region("a", 0..<2, 0..<2)]).regions[0].boxes.count == 1)
        #expect(layout([region("a", 0..<2, 0..<2)], strips: [strip]).regions[0].boxes.count == 2)
        #expect(layout([region("a", 0..<2, 1..<2)], strips: [strip]).regions[0].boxes.count == 1)
    }

    @Test("What is shown at the same time lies in lanes of its own, and boxes never cover each other")
    func partsLanes() {
        let regions = [
            region("a", 0..<2, 0..<4), region("b", 0..<1, 0..<2), region("c", 1..<2, 1..<3), region("d", 0..<1, 2..<9),
            region("e", 0..<2, 3..<6),
        ]
        let strips = [0, 1].map {
            ScheduleReport.Strip(.waiting, count: 1, column: $0, window: Self.days[0]..<Self.days[9])
        }
        let layout = layout(regions, strips: strips)
        let boxes = layout.regions.flatMap(\.boxes) + layout.strips.map(\.box)
        for (index, one) in boxes.enumerated() {
            for other in boxes[(index + 1)...] {
                let isApart =
                    one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y
                    || other.y + other.height <= one.y
                #expect(isApart, "\(one) and \(other)")
            }
        }
        #expect(layout.leftOut == 0)
    }

    @Test("What finds no lane is counted, not drawn over others")
    func countsWhatFindsNoLane() {
        let layout = layout((0..<11).map { region("c\($0)", 0..<1, 0..<3) })
        #expect(layout.regions.count == ChartLanes.most)
        #expect(layout.leftOut == 3)
    }

    @Test(
        "Names are cut to their region, wide letters sooner",
        arguments: [
            ("Sale", 100.0, "Sale"), ("A long name for a sale", 60, "A long…"), ("秋の大きなセール", 60, "秋の大…"),
            ("Sale", 14, nil), ("a\n b", 100, "a b"),
        ] as [(String, Double, String?)])
    func cutsNames(text: String, width: Double, expected: String?) {
        #expect(TextFit.cut(text, to: width, size: 13) == expected)
    }

    @Test("Campaigns have letters in the order in which they appear, the same on both charts")
    func tellsCampaignsApart() {
        let regions = (0..<30).map { region("c\($0)", 0..<1, 0..<1) }
        let form = ScheduleReport.Form(name: "a", title: "", columns: ["4.0"], rows: [], regions: regions)
        let colours = ChartColours([form, form])
        #expect(["c0", "c25", "c26", "c29"].map(colours.letters) == ["A", "Z", "AA", "AD"])
        #expect(["c0", "c9", "c10"].map(colours.name) == ["c0", "c9", "c0"])
        #expect(colours.campaigns.count == 30)
    }

    @Test("A region is a link with a name that says all, and names and titles are text")
    func namesRegions() {
        var schedule = Sample.schedule([.init([.init(.shown, "<sale>")]), .init()])
        schedule.forms[0].regions = [region("<sale>", 0..<2, 0..<9)]
        let page = Pages(Sample.report(schedules: [schedule]))["schedule/inotify-en.html"]
        let label = "&lt;sale&gt;, shown, versions 4.0 to 4.1, from now until Mon 30 Nov 2026, 00:00"
        #expect(page.contains("aria-label=\"\(label)\" data-cell=\"newcomer-now-1\"><title>\(label)</title>"))
        #expect(!page.contains("<sale>"))
        #expect(!page.contains("style="))
    }
}
