/// The conditions of a notification that depend on what a phone remembers of it.
struct NotableMemorableConditions: Equatable, Sendable {
    /// Whether it is never shown again once it was shown.
    let endsWithDisplay: Bool
    /// The flags that hide it.
    let flags: [String]
    /// Whether it rests after it was shown.
    let hasPause: Bool

    /// The conditions of a notification as the control file has them.
    init(of notification: PropertyValue) {
        let conditions = notification["conditions"]
        let all = conditions?["all"]?.dictionary ?? []
        let any = conditions?["any"]?.dictionary ?? []
        // One condition of which one is enough must be satisfied as well.
        let needed = any.count == 1 ? all + any : all
        func endsWithDisplay(_ condition: PropertyValue.Entry) -> Bool {
            condition.name == .neverDisplayed && NotableNumber.boolean(condition.value) == true
        }
        self.endsWithDisplay = needed.contains(where: endsWithDisplay)
        flags = needed.filter { $0.name == .flagNotSet }.map(\.value.objectText)
        hasPause = (all + any).contains {
            [.lastDisplayMinimumSeconds, .lastDisplayMinimumLaunches].contains($0.name)
        }
    }
}

extension PropertyValue.Entry {
    /// Which condition it is in a group; nil of one that the library does not know.
    fileprivate var name: NotableConditionName? { NotableConditionName(rawValue: key) }
}
