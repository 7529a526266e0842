import Clients

@testable import Simulation

/// Journeys and tables, in YAML or JSON, run and compared; a first byte `-` makes it YAML.
enum JourneyParser: Parser {
    static let name = "journeys"

    static func read(_ bytes: [UInt8]) {
        let isYAML = bytes.first == UInt8(ascii: "-")
        guard
            let file = try? JourneyFile(
                name: isYAML ? "a.yml" : "a.jsonl", bytes: bytes, tables: ClientCatalogue.tables)
        else { return }
        let runner = JourneyRunner { client, version throws(JourneyError) in
            try ClientCatalogue.device(client: client, clientVersion: version)
        }
        for item in file.cases.prefix(20) { _ = try? item.differences(runner) }
    }
}
