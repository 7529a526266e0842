import Campaigns
import Files

/// What the last build of a workspace read, and what it wrote: while all of that stands, there is nothing to build.
struct BuildRecord: Sendable {
    /// What was read.
    var inputs: BuildInputs
    /// The time for which it holds.
    var frame: BuildFrame
    /// What was written.
    var output: LastOutput
    /// Where the campaigns are kept as they were read and rendered; nil where they are not.
    var campaigns: CampaignPlaces?
    /// What made the keys of pages and the tags of campaigns that are kept.
    var code: GMAC

    /// Whether a build as of an instant would find everything as it is.
    ///
    /// - Parameters:
    ///   - current: the inputs as they stand now.
    ///   - folder: the output folder.
    func holds(at now: Instant, with current: BuildInputs, in folder: String) -> Bool {
        frame.contains(now) && inputs.stillHold(as: current) && output.stillStands(in: folder)
    }
}

extension BuildRecord: BinaryCodable {
    /// Appends the record.
    func write(to writer: inout ByteWriter) {
        writer.write(frame)
        writer.write(inputs)
        writer.write(output)
        writer.write(campaigns)
        writer.write(code)
    }

    /// Reads a record.
    init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        frame = try reader.value()
        inputs = try reader.value()
        output = try reader.value()
        campaigns = try reader.value()
        code = try reader.value()
    }
}
