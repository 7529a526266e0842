/// The conditions of a group that change with what the phone remembers; the others are decided once for a version.
struct NotableForecastConditions: BitwiseCopyable {
    /// Whether a condition that cannot change holds, or one does not.
    var fixed: Bool
    /// Whether there is a condition that can change.
    var isOpen = false
    /// `neverDisplayed`: whether the condition is there, and its value.
    var never: (isThere: Bool, value: Bool) = (false, false)
    /// `lastDisplayMinimumSeconds`.
    var seconds: (isThere: Bool, value: Int64) = (false, 0)
    /// `lastDisplayMinimumLaunches`.
    var launches: (isThere: Bool, value: Int64) = (false, 0)
    /// `flagNotSet` with the flag that the buttons of our views set.
    var flag = false

    /// Reads a group on a phone; nil where a condition has a value that crashes the app.
    ///
    /// - Parameter all: whether all must hold; else one is enough.
    init?(_ conditions: [NotableCondition], all: Bool, _ context: NotableContext) {
        fixed = all
        for condition in conditions {
            switch condition.kind {
            case .neverDisplayed:
                guard let value = NotableNumber.boolean(condition.value) else { return nil }
                never = (true, value)
            case .lastDisplayMinimumSeconds:
                guard let value = NotableNumber.integer(condition.value) else { return nil }
                seconds = (true, value)
            case .lastDisplayMinimumLaunches:
                guard let value = NotableNumber.integer(condition.value) else { return nil }
                launches = (true, value)
            case .flagNotSet where condition.flag == NotableClient.doneFlag: flag = true
            default:
                guard let holds = try? condition.holds(context, NotableMemory.Record()) else { return nil }
                if holds != all { fixed = holds }
                continue
            }
            isOpen = true
        }
    }
}

/// A notification as a compiled phone with one version of the app knows it.
struct NotableForecastRule: BitwiseCopyable {
    var all: NotableForecastConditions
    var any: NotableForecastConditions
    /// Whether `any` must be asked at all.
    var asksAny: Bool
    /// Whether nothing but a display or the flag can end it, so that it holds for as long as it is not spent.
    var isPlain: Bool
    /// Whether it never holds again once it was displayed.
    var endsWithDisplay: Bool
    /// Whether it never holds again once the flag is set.
    var endsWithFlag: Bool

    /// The rule of a notification; nil where it may crash the app.
    init?(_ definition: NotableDefinition, _ context: NotableContext) {
        guard let all = NotableForecastConditions(definition.all, all: true, context),
            let any = NotableForecastConditions(definition.any, all: false, context)
        else { return nil }
        self.all = all
        self.any = any
        asksAny = !definition.any.isEmpty && !any.fixed
        endsWithDisplay = all.never.isThere && all.never.value
        endsWithFlag = all.flag
        let hasPause = all.seconds.isThere || all.launches.isThere || (all.never.isThere && !all.never.value)
        isPlain = !hasPause && !asksAny
    }

    /// Whether it may hold at some time.
    var isPossible: Bool { all.fixed && (!asksAny || any.isOpen) }
}
