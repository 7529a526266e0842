import Campaigns

/// The fields of a journey, a step or its settings, read by type; what cannot be understood is named.
///
/// A field that is absent or null reads as nil.
public struct JourneyFields: Sendable {
    /// The dictionary that holds the fields.
    public var values: PropertyValue

    /// The fields of that dictionary; anything else has none.
    public init(_ values: PropertyValue) {
        self.values = values
    }

    /// Whatever stands under the name.
    public subscript(name: String) -> PropertyValue? {
        guard let value = values[name], value != .null else { return nil }
        return value
    }

    /// A text.
    public func text(_ name: String) throws(JourneyError) -> String? {
        guard let value = self[name] else { return nil }
        guard let text = value.string else { throw expected("a text", name) }
        return text
    }

    /// True or false.
    func flag(_ name: String) throws(JourneyError) -> Bool? {
        guard let value = self[name] else { return nil }
        guard let flag = value.boolean else { throw expected("true or false", name) }
        return flag
    }

    /// A number, whole or not.
    func number(_ name: String) throws(JourneyError) -> Double? {
        guard let value = self[name] else { return nil }
        guard let number = value.number, number.isFinite, abs(number) < 1e12 else {
            throw expected("a number of less than 13 digits", name)
        }
        return number
    }

    /// A moment: a text such as `2026-11-20T09:00:00Z`, or a date.
    func instant(_ name: String) throws(JourneyError) -> Instant? {
        guard let value = self[name] else { return nil }
        guard let instant = value.date ?? value.string.flatMap(Instant.init(iso8601:)) else {
            throw expected("a moment such as 2026-11-20T09:00:00Z", name)
        }
        return instant
    }

    /// A list of texts; a single text counts as a list of one.
    func texts(_ name: String) throws(JourneyError) -> [String]? {
        if let text = self[name]?.string { return [text] }
        return try list(name)
    }

    /// A list of texts, and nothing else.
    public func list(_ name: String) throws(JourneyError) -> [String]? {
        guard let value = self[name] else { return nil }
        let texts = (value.array ?? []).compactMap(\.string)
        guard texts.count == value.array?.count else { throw expected("a list of texts", name) }
        return texts
    }

    /// The fields of a dictionary inside; none if it is absent.
    public func fields(_ name: String) throws(JourneyError) -> JourneyFields? {
        guard let value = self[name] else { return nil }
        guard value.dictionary != nil else { throw expected("a dictionary", name) }
        return JourneyFields(value)
    }

    /// The moment at which a step happens.
    public func moment() throws(JourneyError) -> Instant {
        guard let moment = try instant("at") else { throw JourneyError("a step needs `at`, the moment it happens") }
        return moment
    }

    /// These fields, with those of `others` in place of fields of the same name.
    func overridden(by others: JourneyFields) -> JourneyFields {
        let names = Set((others.values.dictionary ?? []).map(\.key))
        let kept = (values.dictionary ?? []).filter { !names.contains($0.key) }
        return JourneyFields(.dictionary(kept + (others.values.dictionary ?? [])))
    }

    private func expected(_ what: String, _ name: String) -> JourneyError {
        JourneyError("`\(name)` must be \(what)")
    }
}
