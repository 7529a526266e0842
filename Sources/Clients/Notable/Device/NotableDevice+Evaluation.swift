import Campaigns
import Files

extension NotableDevice {
    /// The notification chosen, if one was, with the view put on screen.
    struct Chosen {
        var definition: NotableDefinition
        var view: NotableDefinition.View
    }

    /// A notification that was evaluated.
    struct Evaluated {
        var number: Int32
        var definition: NotableDefinition
        /// What was known of it then; the turn of another one may have changed it since.
        var record: NotableMemory.Record
        /// Whether its conditions held.
        var isSatisfied: Bool
    }

    /// Counts and evaluates every notification of the file; the first that is satisfied and has its view is shown.
    ///
    /// Where making that view crashes the app, those behind it are neither evaluated nor counted.
    mutating func evaluate(
        _ reading: NotableReading, order: [String]?, _ context: NotableContext, report: inout NotableReport
    ) throws(ClientCrash) -> Chosen? {
        guard let definitions = reading.definitions else { throw ClientCrash("the root of the file is not an object") }
        var chosen: Chosen?
        var candidates: [String] = []
        var evaluated: [Evaluated] = []
        if explains { evaluated.reserveCapacity(definitions.count) }
        knowNotifications(of: reading)
        for place in Self.handedOut(reading, order: order) {
            let definition = try definitions[place].get()
            if !isBrief || report.evaluated.isEmpty { report.evaluated.append(definition.id) }
            let known = known(reading.numbers[place], definition.id)
            // Stored at once, whatever happens to the rest of the file.
            memory.countLaunch(of: known)
            let record = memory.record(of: known, flags: definition.flags)
            let isSatisfied = try definition.isSatisfied(context, record)
            if explains {
                evaluated.append(
                    Evaluated(
                        number: reading.numbers[place], definition: definition, record: record,
                        isSatisfied: isSatisfied))
            }
            guard isSatisfied else { continue }
            if !isBrief { report.satisfied.append(definition.id) }
            guard let view = definition.view(definition.entry) else { continue }
            candidates.append(definition.id)
            guard chosen == nil else { continue }
            memory.noteDisplay(of: known, at: context.now)
            // The client makes the view in this same turn, once the display is recorded.
            try view.load()
            chosen = Chosen(definition: definition, view: view)
        }
        if let chosen {
            report.shown = chosen.definition.id
            report.view = chosen.view
            viewsOnScreen += 1
        }
        // Those that the order names come first.
        let isOrdered = candidates.first.map { first in order?.contains { $0.hasBytes(of: first) } == true } ?? false
        if explains {
            report.notShown = notShown(
                evaluated, in: reading, chosen: chosen, candidates: candidates, isOrdered: isOrdered, context)
        }
        if candidates.count > 1, !isOrdered { report.ambiguous = candidates }
        return chosen
    }

    /// The numbers that the memory has for a feed's notifications are kept from launch to launch.
    private mutating func knowNotifications(of reading: NotableReading) {
        guard table !== reading.table else { return }
        table = reading.table
        knownNumbers = [Int32](repeating: -1, count: reading.table.ids.count)
    }

    private mutating func known(_ number: Int32, _ id: String) -> Int {
        let known = knownNumbers[Int(number)]
        if known >= 0 { return Int(known) }
        let place = memory.number(of: id)
        knownNumbers[Int(number)] = Int32(place)
        return place
    }

    /// The places in the order given, each once, then those it does not name; in that of the file if none is given.
    private static func handedOut(_ reading: NotableReading, order: [String]?) -> [Int] {
        let places = reading.numbers.indices
        guard let order else { return Array(places) }
        // By their bytes, as the dictionary tells its keys apart.
        let ids = places.map { ExactText(reading.table.ids[Int(reading.numbers[$0])]) }
        var unnamed = Dictionary(keepingFirst: zip(ids, places))
        let named = order.compactMap { unnamed.removeValue(forKey: ExactText($0)) }
        return named + places.filter { unnamed[ids[$0]] != nil }
    }
}
