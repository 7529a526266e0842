import Campaigns
import Clients
import Files

/// Compares what happened with what was expected.
///
/// Each field an expectation gives must agree: dictionaries whole, lists in order; one given as null must be null or
/// absent; what it does not give is not compared.
enum JourneyComparison {
    /// The differences, step by step; none if everything expected happened.
    static func differences(expected: [PropertyValue], results: [PropertyValue]) -> [JourneyDifference] {
        expected.indices.flatMap { index -> [JourneyDifference] in
            guard index < results.count else {
                return [JourneyDifference(step: index + 1, field: "step", expected: expected[index], got: nil)]
            }
            return differences(expected: expected[index], result: results[index], step: index + 1)
        }
    }

    /// The differences of one step, or of a line of a table if `step` is nil.
    static func differences(
        expected: PropertyValue, result: PropertyValue, step: Int?
    ) -> [JourneyDifference] {
        (expected.dictionary ?? []).flatMap { entry in
            differences(entry.value, result[entry.key], field: entry.key, step: step)
        }
    }

    /// Only what differs inside a dictionary is named, so that a person need not search for it.
    private static func differences(
        _ expected: PropertyValue, _ got: PropertyValue?, field: String, step: Int?
    ) -> [JourneyDifference] {
        if agree(expected, got ?? .null) { return [] }
        guard let entries = expected.dictionary, let others = got?.dictionary else {
            return [JourneyDifference(step: step, field: field, expected: expected, got: got)]
        }
        let names = Set(entries.map { ExactText($0.key) })
        let inside = entries.flatMap { entry in
            differences(entry.value, got?[entry.key], field: "\(field).\(entry.key)", step: step)
        }
        let unexpected = others.filter { !names.contains(ExactText($0.key)) && $0.value != .null }.map {
            JourneyDifference(step: step, field: "\(field).\($0.key)", expected: .null, got: $0.value)
        }
        return inside + unexpected
    }

    /// Whether two values are the same: numbers by value, texts and names byte by byte, dictionaries in any order,
    /// null as good as absent.
    static func agree(_ expected: PropertyValue, _ got: PropertyValue) -> Bool {
        switch (expected, got) {
        case (.dictionary(let entries), .dictionary(let others)):
            let names = Set((entries + others).map { ExactText($0.key) })
            return names.allSatisfy { agree(expected[$0.text] ?? .null, got[$0.text] ?? .null) }
        case (.array(let values), .array(let others)):
            return values.count == others.count && zip(values, others).allSatisfy { agree($0, $1) }
        case (.string(let text), .string(let other)): return text.hasBytes(of: other)
        case (.integer(let number), .integer(let other)): return number == other
        case (.integer, .real), (.real, .integer), (.real, .real):
            guard let number = expected.number, let other = got.number else { return false }
            // Clients keep lengths in single precision.
            return number == other || Float(number) == Float(other)
        case (.date(let instant), .string(let text)), (.string(let text), .date(let instant)):
            return Instant(iso8601: text) == instant
        default: return expected == got
        }
    }
}
