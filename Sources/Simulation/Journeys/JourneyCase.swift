import Campaigns
import Clients

/// One thing that a file of expectations asks for: a journey, or a line of a table.
public struct JourneyCase: Sendable {
    /// What there is to run.
    public enum Content: Sendable {
        /// Launches of a device.
        case journey(Journey)
        /// A question and its recorded answer.
        case table(RecordedTable, line: PropertyValue)
    }

    /// Its id, or its place in the file if it has none.
    public var name: String
    /// The line of its file on which it begins, counted from 1; nil where that is not known.
    public var line: Int?
    /// What there is to run.
    public var content: Content

    /// A case of that name.
    init(name: String, line: Int? = nil, content: Content) {
        self.name = name
        self.line = line
        self.content = content
    }

    /// What it shows, for a person; nil where it does not say so.
    public var note: String? {
        switch content {
        case .journey(let journey): journey.note
        case .table: nil
        }
    }

    /// Runs it and compares.
    ///
    /// - Throws: ``JourneyError`` when it cannot be understood.
    public func differences(_ runner: JourneyRunner) throws(JourneyError) -> [JourneyDifference] {
        switch content {
        case .journey(let journey):
            let expected = try Self.expectations(of: journey)
            let results = try runner.run(journey)
            let differences = JourneyComparison.differences(expected: expected, results: results)
            // Where something else is shown than was expected, its buttons are not what is wrong.
            if differences.isEmpty { try Self.checkAnswers(of: journey, expected: expected, results: results) }
            return differences
        case .table(let table, let line):
            let answer = try table.answer(JourneyFields(line))
            // What the answer has no field for is the question.
            let names = Set((answer.dictionary ?? []).map(\.key))
            let expected = (line.dictionary ?? []).filter { names.contains($0.key) }
            return JourneyComparison.differences(expected: .dictionary(expected), result: answer, step: nil)
        }
    }

    /// Refuses an answer that none of the buttons gives which are there: nothing happens then, and a journey that does not
    /// expect that was meant otherwise. It can be found for clients whose devices report buttons and the one that was pressed.
    private static func checkAnswers(
        of journey: Journey, expected: [PropertyValue], results: [PropertyValue]
    ) throws(JourneyError) {
        for (index, result) in results.enumerated() {
            guard let answer = journey.steps[index]["respond"]?.string, answer != "none",
                result["shown"]?.string != nil, let buttons = result["buttons"]?.array,
                let pressed = result.dictionary?.first(where: { $0.key == "pressed" })?.value, pressed == .null,
                expected[index].dictionary?.contains(where: { $0.key == "pressed" }) != true
            else { continue }
            let labels = buttons.map { "“\($0.string ?? "")”" }.joined(separator: ", ")
            throw JourneyError(
                "`respond: \(answer)` is no button of what is shown, which has \(labels); expect `pressed: null` if "
                    + "nothing is to be pressed"
            ).at("step \(index + 1)").at(journey.places.place(of: "steps.\(index).respond"))
        }
    }

    /// What a journey expects: as much as it has steps, or nobody knows what was meant for which.
    private static func expectations(of journey: Journey) throws(JourneyError) -> [PropertyValue] {
        guard let expected = journey.expected else {
            let reason = "nothing is expected, so there is nothing to test; `expected` needs an entry for each step"
            throw JourneyError(reason).at(journey.places.startText)
        }
        guard expected.count == journey.steps.count else {
            let expectations = CountWords.of(expected.count, "expectation")
            let numbers = "\(expectations) for \(CountWords.of(journey.steps.count, "step"))"
            throw JourneyError("\(numbers); {} expects nothing of a step").at(journey.places.place(of: "expected"))
        }
        return expected
    }
}
