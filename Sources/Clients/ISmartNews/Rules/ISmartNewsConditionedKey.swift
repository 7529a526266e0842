/// A key that ends in a condition on the system, such as `text_fr_ios+10`.
struct ISmartNewsConditionedKey: Equatable, Sendable {
    /// The key as it is written.
    let key: String
    private let name: String
    private let condition: ISmartNewsSystemCondition

    /// The key; nil where it has no condition that 4.9.6 knows.
    init?(_ key: String) {
        let folded = key.lowercased()
        guard let underscore = folded.lastIndex(of: "_"), folded[underscore...].hasPrefix("_ios"),
            let condition = ISmartNewsSystemCondition(folded[underscore...].dropFirst(4))
        else { return nil }
        self.key = key
        self.condition = condition
        name = String(folded.prefix { $0 != "_" })
    }

    /// Whether there are systems on which chance tells what the client makes of the two.
    ///
    /// It takes the first condition that holds among all keys that begin with the name, those of other languages too,
    /// and then wants a key with just that condition.
    func isMixedUp(with other: ISmartNewsConditionedKey) -> Bool {
        guard name == other.name, condition != other.condition else { return false }
        // The least version on which both hold is a bound of one of them, or the least of all.
        return [[0], condition.version, other.condition.version].contains { version in
            condition.holds(for: version) && other.condition.holds(for: version)
        }
    }
}
