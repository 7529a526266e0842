import Campaigns

/// Why Notable does not show a notification of its control file.
enum NotableMessageReason: String, CaseIterable, Sendable {
    case conditionNotSatisfied = "condition-not-satisfied"
    case noConditionSatisfied = "no-condition-satisfied"
    case noEntryView = "no-entry-view"
    case waiting
    case orderUndefined = "order-undefined"

    /// A condition of `all` does not hold, or one that stands alone.
    static func unsatisfied(_ condition: NotableCondition) -> DeviceReason {
        DeviceReason(conditionNotSatisfied, "\(condition.text) does not hold")
    }

    /// The condition that it was never displayed does not hold any more.
    static func displayed(_ condition: NotableCondition) -> DeviceReason {
        DeviceReason(conditionNotSatisfied, "shown before: \(condition.text)")
    }

    /// None of the conditions of `any` holds.
    static func none(of conditions: [NotableCondition]) -> DeviceReason {
        DeviceReason(noConditionSatisfied, "none of \(conditions.map(\.text).joined(separator: ", ")) holds")
    }

    /// The entry is not one of the views.
    static func noView(named entry: String?) -> DeviceReason {
        DeviceReason(noEntryView, "the entry “\(entry ?? "")” names none of the views")
    }

    /// Another one comes first.
    static func waiting(behind id: String) -> DeviceReason {
        DeviceReason(waiting, "waiting behind \(message: id)")
    }

    /// The client might have shown it in place of another one.
    static func unordered(with id: String) -> DeviceReason {
        DeviceReason(orderUndefined, "could be shown in place of \(message: id): the order is undefined")
    }
}

extension NotableCondition {
    /// The condition as it stands in the control file: `neverDisplayed true`.
    fileprivate var text: String {
        "\(name) \(value.string ?? JSONWriter().text(value))"
    }
}
