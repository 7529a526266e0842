import Campaigns

extension NotShownList {
    /// Messages that are listed together, because the reason reads the same.
    public struct Group: Equatable, Sendable {
        /// The first of the messages.
        public var ids: [String]
        /// How many more there are.
        public var more: Int
        /// Why.
        public var sentence: Sentence
    }

    /// The groups of messages, in the order in which their reasons are first given.
    ///
    /// - Parameter mostNames: how many messages of a group are named.
    public func groups(mostNames: Int) -> [Group] {
        let (reasons, sentences, count) = table.reasons
        var places = [Int32](repeating: -1, count: count)
        var groups: [Group] = []
        for item in items {
            let sentence = Int(sentences[Int(item.code)])
            let place = Int(places[sentence])
            if place < 0 {
                places[sentence] = Int32(groups.count)
                let first = table.notShown(item.number, reasons[Int(item.code)])
                groups.append(Group(ids: [first.id], more: 0, sentence: first.reason.sentence))
            } else if groups[place].ids.count < mostNames {
                groups[place].ids.append(table.ids[Int(item.number)])
            } else {
                groups[place].more += 1
            }
        }
        return groups
    }

    /// Those of the messages that another list does not name for the same reason.
    public func without(_ others: NotShownList) -> NotShownList {
        if others.isEmpty { return self }
        if isPlainly(others) { return NotShownList(table) }
        guard table === others.table else {
            let known = Set(others)
            return NotShownList(filter { !known.contains($0) })
        }
        let firsts = table.firsts
        var codes = [Int32](repeating: -1, count: firsts.count)
        // A message that is named twice, for different reasons, is rare.
        var further: Set<Item> = []
        for item in others.items {
            let number = Int(firsts[Int(item.number)])
            if codes[number] < 0 {
                codes[number] = item.code
            } else {
                further.insert(Item(number: Int32(number), code: item.code))
            }
        }
        return NotShownList(
            table,
            items.filter { item in
                let number = firsts[Int(item.number)]
                if codes[Int(number)] == item.code { return false }
                return further.isEmpty || !further.contains(Item(number: number, code: item.code))
            })
    }
}
