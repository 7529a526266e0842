import Campaigns
import Files

extension BuildResult: BinaryCodable {
    /// Appends what a later build reports again if it finds nothing to change.
    public func write(to writer: inout ByteWriter) {
        writer.write(many: findings, sharingTexts: true)
        writer.write(campaigns)
        writer.write(builtLocales)
        writer.write(stoppedLocales)
        writer.write(unbuiltFeeds)
        writer.write(feedFiles)
        writer.write(nextChange)
        writer.write(clock.name)
    }

    /// Reads a result as that of a build that changed nothing; what it says of the output's place is left empty.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        let findings: [Diagnostic] = try reader.many()
        let campaigns: Int = try reader.value()
        let (built, stopped): ([String], [String]) = (try reader.value(), try reader.value())
        let unbuilt: [String] = try reader.value()
        let feedFiles: Int = try reader.value()
        let nextChange: FeedChange? = try reader.value()
        guard let clock = ZoneClock(try reader.value()) else { throw ByteReader.Damage() }
        self.init(
            findings: findings, campaigns: campaigns, builtLocales: built, stoppedLocales: stopped,
            unbuiltFeeds: unbuilt, feedFiles: feedFiles, changedFeedFiles: [], removedFiles: 0, nextChange: nextChange,
            dashboard: "",
            feeds: "", clock: clock)
    }
}
