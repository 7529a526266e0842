import Campaigns

extension NotableDevice {
    /// The notification chosen, if one was, with the view put on screen.
    struct Chosen {
        var definition: NotableDefinition
        var view: NotableDefinition.View
    }

    /// Counts and evaluates every notification of the file; the first that is satisfied and has its view is shown.
    mutating func evaluate(
        _ root: PropertyValue, order: [String]?, _ surroundings: NotableSurroundings, report: inout NotableReport
    ) throws(ClientCrash) -> Chosen? {
        guard let entries = root.dictionary else { throw ClientCrash("the root of the file is not an object") }
        var chosen: Chosen?
        var candidates: [String] = []
        var definitions: [NotableDefinition] = []
        for entry in Self.handedOut(entries, order: order) {
            let definition = try NotableDefinition(entry, screenHeight: screenHeight)
            report.evaluated.append(entry.key)
            if explains { definitions.append(definition) }
            // Stored at once, whatever happens to the rest of the file.
            memory[entry.key].launches = (memory[entry.key].launches ?? 0) &+ 1
            guard try definition.isSatisfied(surroundings, memory[entry.key]) else { continue }
            report.satisfied.append(entry.key)
            guard let view = definition.view(definition.entry) else { continue }
            candidates.append(entry.key)
            guard chosen == nil else { continue }
            memory[entry.key].displayed = true
            memory[entry.key].lastDisplayed = surroundings.now
            memory[entry.key].launches = 0
            try view.load()
            chosen = Chosen(definition: definition, view: view)
        }
        if let chosen {
            report.shown = chosen.definition.id
            report.view = chosen.view
            viewsOnScreen += 1
        }
        if explains {
            report.notShown = notShown(
                definitions, chosen: chosen, candidates: candidates, isOrdered: order != nil, surroundings)
        }
        // Those that the order names come first.
        if candidates.count > 1, order?.contains(candidates[0]) != true { report.ambiguous = candidates }
        return chosen
    }

    /// The entries in the order given, each once, then those it does not name; in that of the file if none is given.
    private static func handedOut(_ entries: [PropertyValue.Entry], order: [String]?) -> [PropertyValue.Entry] {
        guard let order else { return entries }
        var named: [PropertyValue.Entry] = []
        for id in order where !named.contains(where: { $0.key == id }) {
            named += entries.filter { $0.key == id }
        }
        return named + entries.filter { !order.contains($0.key) }
    }
}
