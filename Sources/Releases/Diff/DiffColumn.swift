import Campaigns
import Clients
import Simulation

/// A version of the app, or a run of them that no bound parts, as both sides of a comparison know it.
struct DiffColumn {
    /// The version, or the versions in words.
    var title: String
    /// Its band on each side's axis.
    var bands: (old: Int, new: Int)
}

/// The versions that two schedules of one client distinguish.
struct DiffColumns {
    /// The columns, in ascending order.
    let columns: [DiffColumn]
    /// Runs of versions are written in the axis' own words; nil where columns are versions of the app.
    private let axis: VersionAxis?

    init(_ old: VersionAxis, _ new: VersionAxis, app: AppConfiguration) {
        let measure = old.measure == .none ? new.measure : old.measure
        let known = app.versions.compactMap { version -> DiffColumn? in
            guard let left = Self.band(of: version, on: old, app), let right = Self.band(of: version, on: new, app)
            else { return nil }
            return DiffColumn(title: version.text, bands: (left, right))
        }
        if measure != .none, !known.isEmpty {
            columns = known
            axis = nil
            return
        }
        let axis = VersionAxis(measure, bounds: old.bounds + new.bounds)
        columns = axis.bands.map { band in
            let version = axis.representative(of: band)
            let bands = [old, new].map { $0.measure == .none ? $0.bands.lowerBound : $0.band(of: version) }
            return DiffColumn(title: "", bands: (bands[0], bands[1]))
        }
        self.axis = axis
    }

    /// Some of the columns in words: `1.2 to 2.0 and 3.0`; empty for all of them.
    func words(for places: [Int]) -> String {
        guard places.count < columns.count else { return "" }
        var runs: [Range<Int>] = []
        for place in places {
            if let last = runs.last, last.upperBound == place {
                runs[runs.count - 1] = last.lowerBound..<place + 1
            } else {
                runs.append(place..<place + 1)
            }
        }
        return runs.map(words).listed
    }

    private func words(for run: Range<Int>) -> String {
        if let axis {
            let first = axis.bands.lowerBound
            let text = axis.description(of: run.lowerBound + first..<run.upperBound + first)
            return axis.measure == .build ? "build \(text)" : text
        }
        let (first, last) = (columns[run.lowerBound].title, columns[run.upperBound - 1].title)
        return run.count == 1 ? first : "\(first) to \(last)"
    }

    private static func band(of version: AppVersion, on axis: VersionAxis, _ app: AppConfiguration) -> Int? {
        axis.measure == .none ? axis.bands.lowerBound : axis.compared(version, app: app).map(axis.band(of:))
    }
}
