import Campaigns
import Clients
import Simulation

extension JourneyTest {
    /// The journeys that failed, with what differed, and how many passed and failed, with a line end behind each line.
    public var text: String {
        var text = ""
        for outcome in outcomes where !outcome.hasPassed {
            let name = outcome.name.isEmpty ? outcome.file : "\(outcome.file): \(outcome.name)"
            text += TerminalText.shown(name) + "\n"
            text += outcome.complaints.map { "  \(TerminalText.shown($0))\n" }.joined()
        }
        return text + "\(passed) passed, \(failed) failed\n"
    }

    /// The outcomes as JSON; moments in what is expected and what happened are as journeys have them.
    public var json: String {
        JSONWriter(.pretty, dates: .object).printed([
            "schema": "newsadmin/test/1",
            "passed": .integer(passed), "failed": .integer(failed),
            "journeys": .array(outcomes.map(\.json)),
            "passedOver": .texts(passedOver), "empty": .texts(emptyPaths),
            "findings": .array(errors.findings.map(FindingsReport.json)),
        ])
    }
}

extension JourneyTest.Outcome {
    fileprivate var json: PropertyValue {
        [
            "file": .string(file), "line": .optional(line), "name": .string(name),
            "note": .optional(note), "passed": .boolean(hasPassed), "error": .optional(error?.description),
            "differences": .array(differences.map(\.json)),
        ]
    }
}

extension JourneyDifference {
    fileprivate var json: PropertyValue {
        [
            "step": .optional(step), "path": .string(field), "expected": expected,
            "actual": got ?? .null,
        ]
    }
}
