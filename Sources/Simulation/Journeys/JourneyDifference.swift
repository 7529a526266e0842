import Clients

/// A field in which what happened is not what was expected.
public struct JourneyDifference: Equatable, Sendable, CustomStringConvertible {
    /// The step, counted from 1; nil for a line of a table.
    public var step: Int?
    /// The field, with those inside it after points: `state.viewed`.
    public var field: String
    /// What was expected.
    public var expected: PropertyValue
    /// What happened; nil if there was nothing under that name.
    public var got: PropertyValue?

    /// The difference for a person.
    public var description: String {
        let writer = JSONWriter(dates: .object)
        let place = step.map { "step \($0), \(field)" } ?? field
        return "\(place): expected \(writer.text(expected)), got \(got.map(writer.text) ?? "nothing")"
    }
}
