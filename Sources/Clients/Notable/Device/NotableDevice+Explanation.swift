extension NotableDevice {
    /// Why the notifications that were evaluated are not shown, but for the one chosen.
    func notShown(
        _ definitions: [NotableDefinition], chosen: Chosen?, candidates: [String], isOrdered: Bool,
        _ surroundings: NotableSurroundings
    ) -> [NotShown] {
        definitions.filter { $0.id != chosen?.definition.id }.map { definition in
            if let reason = definition.obstacle(surroundings, memory[definition.id]) {
                return NotShown(definition.id, reason)
            }
            if definition.view(definition.entry) == nil {
                return NotShown(
                    definition.id,
                    NotShownReason("no-entry-view", "its entry “\(definition.entry ?? "")” names none of its views"))
            }
            let first = chosen?.definition.id ?? ""
            let behind = isOrdered ? [first] : candidates.filter { $0 != definition.id }
            return NotShown(
                definition.id,
                isOrdered
                    ? NotShownReason("waiting", "waits behind \(first)")
                    : NotShownReason("order-undefined", "could be shown in place of \(first): the order is undefined"),
                behind: behind)
        }
    }
}

extension NotableDefinition {
    /// The condition that does not hold; nil where all is satisfied.
    fileprivate func obstacle(
        _ surroundings: NotableSurroundings, _ record: NotableMemory.Record
    ) -> NotShownReason? {
        for condition in all where (try? condition.holds(surroundings, record)) != true {
            let isShown = condition.name == "neverDisplayed" && record.displayed
            return NotShownReason(
                "condition-not-satisfied",
                isShown ? "shown before: \(condition.text)" : "\(condition.text) does not hold")
        }
        guard !any.isEmpty, any.allSatisfy({ (try? $0.holds(surroundings, record)) != true }) else { return nil }
        let texts = any.map(\.text).joined(separator: ", ")
        return NotShownReason("no-condition-satisfied", "none of \(texts) holds")
    }
}

extension NotableCondition {
    /// The condition as it stands in the control file: `neverDisplayed true`.
    fileprivate var text: String {
        "\(name) \(value.string ?? JSONWriter().text(value))"
    }
}
