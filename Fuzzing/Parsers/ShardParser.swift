@testable import Simulation

/// Shards of forecasts.
enum ShardParser: Parser {
    static let name = "shards"
    static let greatestLength = 8192

    static func read(_ bytes: [UInt8]) {
        guard let report = try? ForecastMerge.report(in: bytes, name: "a.json") else { return }
        _ = try? ForecastMerge.whole([("a.json", report)])
        _ = try? ForecastMerge.whole([("a.json", report), ("b.json", report)])
    }
}
