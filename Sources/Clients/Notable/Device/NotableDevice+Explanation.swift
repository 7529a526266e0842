import Files

extension NotableDevice {
    /// Why the notifications that were evaluated are not shown, but for the one chosen.
    func notShown(
        _ evaluated: [Evaluated], in reading: NotableReading, chosen: Chosen?, candidates: [String], isOrdered: Bool,
        _ context: NotableContext
    ) -> NotShownList {
        let table = reading.table
        let first = chosen?.definition.id ?? ""
        let late =
            isOrdered
            ? table.code(NotableMessageReason.waiting(behind: first), behind: [first])
            : table.code(NotableMessageReason.unordered(with: first), behind: candidates, isWithoutItself: true)
        var list = NotShownList(table)
        list.items.reserveCapacity(evaluated.count)
        for notification in evaluated {
            let definition = notification.definition
            if chosen?.definition.id.hasBytes(of: definition.id) == true { continue }
            if let code = reasonCode(notification, in: reading, context) {
                list.add(notification.number, code)
            } else if definition.view(definition.entry) == nil {
                list.add(notification.number, table.code(NotableMessageReason.noView(named: definition.entry)))
            } else {
                list.add(notification.number, late)
            }
        }
        return list
    }

    /// The number of the reason that a condition does not hold; nil where all is satisfied.
    private func reasonCode(
        _ notification: Evaluated, in reading: NotableReading, _ context: NotableContext
    ) -> Int32? {
        if notification.isSatisfied { return nil }
        let definition = notification.definition
        let record = notification.record
        for (place, condition) in definition.all.enumerated()
        where (try? condition.holds(context, record)) != true {
            let isShown = condition.kind == .neverDisplayed && record.displayed
            return reading.reasonCode(notification.number, place, isShown: isShown) {
                isShown ? NotableMessageReason.displayed(condition) : NotableMessageReason.unsatisfied(condition)
            }
        }
        let any = definition.any
        guard !any.isEmpty, any.allSatisfy({ (try? $0.holds(context, record)) != true }) else { return nil }
        return reading.table.code(NotableMessageReason.none(of: any))
    }
}
