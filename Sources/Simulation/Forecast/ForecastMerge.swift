import Clients

/// Puts the shards of a forecast together.
public enum ForecastMerge {
    /// Why shards do not make a whole.
    public enum Failure: Error, Equatable, Sendable {
        /// A file that holds no shard, and why.
        case unreadable(String)
        /// Shards that are too many, too few, or not of the same forecast.
        case unfit(String)
    }

    /// The report in a file.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - name: its name, for messages.
    public static func report(in bytes: [UInt8], name: String) throws(Failure) -> ForecastReport {
        let root: PropertyValue
        do {
            root = try JSONReader().read(bytes)
        } catch {
            throw .unreadable("\(name) is not JSON, or not all of it: \(error)")
        }
        guard root["schema"]?.string == ForecastReport.schema else {
            let schema = root["schema"]?.string.map { "“\($0.prefix(60))”" } ?? "nothing"
            throw .unreadable("\(name) is no forecast: its schema is \(schema), not “\(ForecastReport.schema)”")
        }
        guard let report = ForecastReading(root).report() else {
            throw .unreadable("\(name) is damaged: its numbers are not those of a forecast; simulate it again")
        }
        return report
    }

    /// The whole that shards make, all of which must be there once.
    public static func whole(_ shards: [(name: String, report: ForecastReport)]) throws(Failure) -> ForecastReport {
        guard let first = shards.first else { throw .unfit("there is no shard to merge") }
        var names: [Int: String] = [:]
        for (name, report) in shards {
            guard let shard = report.shard else { throw .unfit("\(name) is a whole forecast, not a shard of one") }
            guard report.setting == first.report.setting else {
                throw .unfit(
                    "\(name) is of another forecast than \(first.name): its feeds, audience, days or options differ")
            }
            guard let count = first.report.shard?.count, shard.count == count else {
                throw .unfit(
                    "\(name) is one of \(shard.count) shards, and \(first.name) one of "
                        + "\(first.report.shard?.count ?? 0)")
            }
            if let other = names.updateValue(name, forKey: shard.number) {
                throw .unfit("\(other) and \(name) are both shard \(shard.number)/\(shard.count)")
            }
        }
        let missing = (1...(first.report.shard?.count ?? 1)).filter { names[$0] == nil }
        guard missing.isEmpty else {
            let named = missing.prefix(20).map { "\($0)" }.joined(separator: ", ")
            let more = missing.count > 20 ? " and \(missing.count - 20) more" : ""
            let count = first.report.shard?.count ?? 1
            throw .unfit("shard\(missing.count == 1 ? "" : "s") \(named)\(more) of \(count) missing")
        }
        var totals = first.report.totals
        for shard in shards.dropFirst() { totals.add(shard.report.totals) }
        return ForecastReport(first.report.setting, totals: totals)
    }
}
