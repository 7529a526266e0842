import Campaigns
import Clients

/// A schedule as a table: the versions still in use in columns, periods in rows, neighbours that are alike put together.
public struct ScheduleGrid: Sendable {
    /// Versions that are shown the same all the time.
    public struct Column: Equatable, Sendable {
        /// The versions, ascending; none where the client compares none, or the workspace names none.
        public var versions: [String]
        /// The versions in words.
        public var title: String
        /// A band of the schedule's axis that stands for them.
        var band: Int
    }

    /// A period in which no column changes.
    public struct Row: Equatable, Sendable {
        /// The first instant, and the first one after the period.
        public var window: Range<Instant>
        /// What devices are shown, column by column.
        public var cells: [Cell]
    }

    /// What devices of a column are shown in a period; messages are named by their places.
    public struct Cell: Equatable, Sendable {
        /// Shown, on some occasion at least.
        public var shown: [Int] = []
        /// One of these, which is not defined.
        public var tied: [Int] = []
        /// Shown once others have been dismissed.
        public var waiting: [Int] = []
        /// Kept back by something that cannot be dismissed.
        public var blocked: [Int] = []
    }

    /// The columns.
    public let columns: [Column]
    /// The rows, in order of time.
    public let rows: [Row]

    /// The table of a schedule.
    ///
    /// - Parameters:
    ///   - schedule: the schedule.
    ///   - form: which devices it is about.
    ///   - app: the app, with its versions.
    ///   - end: where the table ends, if before the schedule does.
    public init(_ schedule: Schedule, _ form: ScheduleForm, app: AppConfiguration, until end: Instant? = nil) {
        let timeline = schedule.timeline
        let columns = Self.columns(of: schedule, app: app)
        let count = timeline.starts.count { $0 < end ?? timeline.end }
        var cells = [[Cell]](repeating: [Cell](repeating: Cell(), count: columns.count), count: count)
        for place in schedule.messages.indices {
            for rectangle in schedule.rectangles(of: place, form) {
                guard let kind = rectangle.answers.map(\.kind).min(), kind < .excluded else { continue }
                let covered = columns.indices.filter { rectangle.bands.contains(columns[$0].band) }
                for interval in rectangle.intervals.clamped(to: 0..<count) {
                    for column in covered { cells[interval][column].add(place, kind) }
                }
            }
        }
        let merged = MergedTable(cells, columns: columns, of: schedule, until: end ?? timeline.end)
        self.columns = merged.columns
        rows = merged.rows.map { Row(window: $0.window, cells: $0.cells) }
    }

    /// A column for each version in use, or for each band where the workspace names none.
    static func columns(of schedule: Schedule, app: AppConfiguration) -> [Column] {
        let axis = schedule.versions
        let known = app.versions.compactMap { version -> Column? in
            axis.compared(version, app: app).map {
                Column(versions: [version.text], title: version.text, band: axis.band(of: $0))
            }
        }
        if !known.isEmpty { return known }
        guard axis.measure != .none, !axis.bounds.isEmpty else {
            return [Column(versions: [], title: "all versions", band: axis.bands.lowerBound)]
        }
        return axis.bands.map { Column(versions: [], title: axis.description(of: $0..<$0 + 1), band: $0) }
    }
}

extension ScheduleGrid.Cell {
    fileprivate mutating func add(_ place: Int, _ kind: ScheduleAnswer.Kind) {
        switch kind {
        case .shown: shown.append(place)
        case .tied: tied.append(place)
        case .waiting: waiting.append(place)
        case .blocked: blocked.append(place)
        case .excluded: break
        }
    }
}

extension VersionAxis {
    /// What the client compares of a version of the app; nil where it compares none, or the build is not known.
    public func compared(_ version: AppVersion, app: AppConfiguration) -> String? {
        switch measure {
        case .marketing: version.text
        case .build: app.builds[version.text]
        case .none: nil
        }
    }

    /// The versions of an app that lie in some bands, as people call them.
    public func versions(of app: AppConfiguration, in bands: Range<Int>) -> [String] {
        app.versions.filter { version in
            compared(version, app: app).map { bands.contains(band(of: $0)) } ?? (measure == .none)
        }.map(\.text)
    }
}
