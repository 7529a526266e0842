import Files
import Simulation

/// Puts the files of a forecast's shards together.
public enum ForecastMerging {
    /// Why nothing was merged.
    public enum Failure: FileFailure, Sendable {
        /// A file cannot be read.
        case file(FileProblem)
        /// The shards do not make a whole, or are none.
        case merge(ForecastMerge.Failure)
    }

    /// The forecast that the shards in some files make.
    public static func report(of paths: [String]) throws(Failure) -> ForecastReport {
        var shards: [(name: String, report: ForecastReport)] = []
        for path in paths {
            let bytes = try Failure.filing { () throws(FileProblem) in try FileReading.bytes(at: path) }
            do {
                shards.append((path, try ForecastMerge.report(in: bytes, name: path)))
            } catch {
                throw .merge(error)
            }
        }
        do {
            return try ForecastMerge.whole(shards)
        } catch {
            throw .merge(error)
        }
    }
}
