import Clients
import Foundation
import Simulation
import Testing

/// What the real clients did, run again on our devices: every recorded line agrees.
@Suite struct RecordedVectorsTests {
    @Test(arguments: [
        "inotify", "inotify-1.0", "notable", "ismartnews", "ismartnews-keys", "ismartnews-dates",
        "ismartnews-patterns", "version-compare", "case-insensitive-compare",
    ])
    func everyRecordedLineAgrees(_ name: String) throws {
        let url = try #require(Bundle.module.url(forResource: "Vectors/\(name)", withExtension: "jsonl"))
        let file = try JourneyFile(
            name: url.lastPathComponent, bytes: Array(Data(contentsOf: url)), tables: ClientCatalogue.tables)
        #expect(!file.cases.isEmpty)
        let runner = JourneyRunner(factory: ClientCatalogue.device)
        for recorded in file.cases {
            do {
                for difference in try recorded.differences(runner) {
                    Issue.record("\(recorded.name): \(difference)")
                }
            } catch {
                Issue.record("\(recorded.name): \(error)")
            }
        }
    }
}
