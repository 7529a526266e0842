import Campaigns
import Files

/// What the last build of a workspace read, what it wrote, and what it told: while all of that stands, there is nothing
/// to build.
struct BuildRecord: Sendable {
    /// What was read.
    var inputs: BuildInputs
    /// The time for which it holds.
    var frame: BuildFrame
    /// What was written.
    var output: LastOutput
    /// What was told, as of a build that finds nothing to change.
    var result: BuildResult

    /// Whether a build as of an instant would find everything as it is.
    func holds(at now: Instant) -> Bool {
        frame.contains(now) && inputs.stillHold && output.stillStands
    }
}

extension BuildRecord: ByteCoded {
    /// Appends the record.
    func write(to writer: inout ByteWriter) {
        writer.write(frame)
        writer.write(inputs)
        writer.write(output)
        writer.write(result.findings)
        writer.write(result.campaigns)
        writer.write(result.builtLocales)
        writer.write(result.stoppedLocales)
        writer.write(result.feedFiles)
        writer.write(result.nextChange)
        writer.write(result.clock.name)
    }

    /// Reads a record; what it says of the output's place is left empty.
    init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        frame = try reader.value()
        inputs = try reader.value()
        output = try reader.value()
        let findings: [Diagnostic] = try reader.value()
        let campaigns: Int = try reader.value()
        let (built, stopped): ([String], [String]) = (try reader.value(), try reader.value())
        let feedFiles: Int = try reader.value()
        let nextChange: FeedChange? = try reader.value()
        guard let clock = ZoneClock(try reader.value()), reader.isAtEnd else { throw ByteReader.Damage() }
        result = BuildResult(
            findings: findings, campaigns: campaigns, builtLocales: built, stoppedLocales: stopped,
            feedFiles: feedFiles, changedFeedFiles: [], removedFiles: 0, nextChange: nextChange, dashboard: "",
            feeds: "", clock: clock)
    }
}
