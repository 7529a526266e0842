/// The conditions of a notification: all of the first group, and at least one of the second, if it has any.
struct NotableConditions: Equatable, Sendable {
    /// Conditions that must all be satisfied.
    var all: [NotableBlockCondition] = []
    /// Conditions of which one is enough.
    var any: [NotableBlockCondition] = []

    /// The value of a condition that must be satisfied, nil where there is none of that name.
    subscript(name: NotableConditionName) -> PropertyValue? {
        all.first { $0.name == name }?.value
    }

    /// The conditions as the control file has them, nil where there are none.
    var value: PropertyValue? {
        let groups = [("all", all), ("any", any)].compactMap { name, conditions in
            conditions.isEmpty ? nil : PropertyValue.Entry(name, Self.value(of: conditions))
        }
        return groups.isEmpty ? nil : .dictionary(groups)
    }

    private static func value(of conditions: [NotableBlockCondition]) -> PropertyValue {
        .dictionary(conditions.map { PropertyValue.Entry($0.name.rawValue, $0.value) })
    }
}
