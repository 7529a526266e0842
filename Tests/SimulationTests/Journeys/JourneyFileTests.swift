import Clients
import Simulation
import Testing

@Suite struct JourneyFileTests {
    private let runner = JourneyRunner(factory: ClientCatalogue.device)

    private func differences(_ name: String, _ text: String) throws -> [String] {
        let file = try JourneyFile(name: name, bytes: Array(text.utf8), tables: ClientCatalogue.tables)
        return try file.cases.flatMap { recorded in
            try recorded.differences(runner).map { "\(recorded.name): \($0)" }
        }
    }

    @Test func yamlMayHoldOneJourney() throws {
        let text = """
            id: sale
            client: inotify
            settings: {showOnFirstLaunch: true}
            feed:
              2026/11/20: {Title: Sale, Message: Now, MinVersion: 1.10}
            steps:
              - {at: 2026-11-20T09:00:00Z, appVersion: 1.9}
              - {at: 2026-11-21T09:00:00Z, appVersion: 1.10, respond: ok}
            expected:
              - {shown: null, reason: no-eligible-message}
              - {shown: 2026/11/20, title: Sale, buttons: [OK], state: {viewed: [2026/11/20], lastChecked: 2026-11-21T09:00:00Z}}
            """
        #expect(try differences("journeys/sale.yml", text) == [])
    }

    @Test func yamlMayHoldAList() throws {
        let text = """
            - {client: sourse, feed: {}, steps: [{at: 2026-11-20T09:00:00Z}], expected: [{shown: []}]}
            - {id: other, client: notable, feed: {}, steps: [{at: 2026-11-20T09:00:00Z}], expected: [{shown: a, evaluated: []}]}
            """
        #expect(try differences("list.yaml", text) == ["other: step 1, shown: expected \"a\", got null"])
    }

    @Test func linesAreNumberedInErrors() {
        #expect(throws: JourneyError("line 3: a value is expected at byte 0")) {
            try JourneyFile(name: "a.jsonl", bytes: Array("{\"a\":\"1\",\"b\":\"2\",\"expected\":-1}\n\n?\n".utf8))
        }
        #expect(throws: JourneyError("line 1: a journey has no field `step`; did you mean “steps”?")) {
            try JourneyFile(name: "a.yml", bytes: Array("{client: inotify, step: []}".utf8))
        }
    }

    @Test func aliasesOfAliasesAreStopped() {
        var text = "client: inotify\nsettings:\n  l0: &l0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...9 {
            let aliases = Array(repeating: "*l\(level - 1)", count: 10).joined(separator: ", ")
            text += "  l\(level): &l\(level) [\(aliases)]\n"
        }
        #expect(throws: JourneyError("line 8: aliases stand for more than 4194304 bytes")) {
            try JourneyFile(name: "a.yml", bytes: Array(text.utf8))
        }
    }

    @Test func tablesAreToldByFieldsAndName() throws {
        let line = "{\"a\":\"1.10\",\"b\":\"1.9\",\"expected\":1}\n{\"a\":\"1\",\"b\":\"1\",\"expected\":0}\n"
        #expect(try differences("version-compare.jsonl", line) == [])
        #expect(
            try differences("case-insensitive-compare.jsonl", line) == ["line 1: expected: expected 1, got -1"])
        #expect(try differences("unnamed.jsonl", line) == [])
        #expect(try differences("unnamed.jsonl", "{\"a\":\"1.10\",\"b\":\"1.9\",\"expected\":-1}\n") == [])
    }

    @Test func whatIsNoYAMLIsSaidInAFewWords() {
        let words = "line 2: this is not YAML: the [ that opens here is not closed; end the value with ]"
        #expect(throws: JourneyError(words)) {
            try JourneyFile(name: "a.yml", bytes: Array("client: inotify\nsteps: [{at: x\n".utf8))
        }
    }

    @Test func aDocumentOfJSONIsNotTakenForLines() {
        #expect(throws: JourneyError("line 3: this is not JSON: a value is expected")) {
            try JourneyFile(name: "a.json", bytes: Array("{\n\"client\":\n?\n}\n".utf8))
        }
    }

    @Test(arguments: ["a.yml", "a.jsonl", "a.json"])
    func aByteOrderMarkIsNoPartOfTheText(_ name: String) throws {
        let text = """
            \u{FEFF}{"client": "inotify", "feed": {}, "steps": [{"at": "2026-11-20T09:00:00Z"}], "expected": [{"shown": null}]}
            """
        #expect(try differences(name, text) == [])
    }

    @Test func anEmptyFileAsksForNothing() throws {
        #expect(try differences("empty.yml", "") == [])
        #expect(try differences("empty.jsonl", "\n") == [])
    }
}
