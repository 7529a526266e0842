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
    /// What there is to run.
    public var content: Content

    /// A case of that name.
    public init(name: String, content: Content) {
        self.name = name
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
            return JourneyComparison.differences(expected: expected, results: results)
        case .table(let table, let line):
            let answer = try table.answer(JourneyFields(line))
            // What the answer has no field for is the question.
            let names = Set((answer.dictionary ?? []).map(\.key))
            let expected = (line.dictionary ?? []).filter { names.contains($0.key) }
            return JourneyComparison.differences(expected: .dictionary(expected), result: answer, step: nil)
        }
    }

    /// What a journey expects: as much as it has steps, or nobody knows what was meant for which.
    private static func expectations(of journey: Journey) throws(JourneyError) -> [PropertyValue] {
        guard let expected = journey.expected else {
            let reason = "nothing is expected, so there is nothing to test; `expected` needs an entry for each step"
            throw JourneyError(reason).at(journey.places.start)
        }
        guard expected.count == journey.steps.count else {
            func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
            let numbers = "\(counted(expected.count, "expectation")) for \(counted(journey.steps.count, "step"))"
            throw JourneyError("\(numbers); {} expects nothing of a step").at(journey.places.place(of: "expected"))
        }
        return expected
    }
}
