import Campaigns
import Files

@testable import Newsroom

/// The record of the last build, as `.newsadmin/cache/build` holds it between its two digests.
enum RecordParser: Parser {
    static let name = "record"

    static func read(_ bytes: [UInt8]) {
        var reader = ByteReader(bytes)
        guard let record = try? reader.value(BuildRecord.self) else { return }
        _ = record.holds(at: FuzzedWorkspace.now, with: record.inputs, in: "/nowhere")
        guard let result = try? reader.value(BuildResult.self) else { return }
        FuzzedWorkspace.tell(result.findings)
        _ = result.nextChange?.instant.iso8601
        var writer = ByteWriter()
        writer.write(record)
        writer.write(result)
        var again = ByteReader(writer.bytes)
        precondition(
            (try? again.value(BuildRecord.self)) != nil && (try? again.value(BuildResult.self)) != nil,
            "a record that cannot be read again")
    }
}
