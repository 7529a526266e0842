import Campaigns

extension SourseDevice {
    /// A message that is no longer pending.
    struct Past: Sendable {
        var id: String
        var fate: SourseFate
        /// Its number in the table of reasons; less than zero where it has none.
        var number: Int32
        /// The number of the reason, where the device explains itself.
        var code: Int32
    }

    /// Notes what became of a message.
    mutating func note(_ fate: SourseFate, of id: String, number: Int32) {
        past.append(Past(id: id, fate: fate, number: number, code: code(fate.reason)))
    }

    /// The number of a reason; less than zero where nobody asks.
    func code(_ reason: @autoclosure () -> DeviceReason) -> Int32 {
        explains ? table?.code(reason()) ?? -1 : -1
    }

    /// The number of a push in the table of reasons, which is that of the first file that was read.
    mutating func number(of push: SourseReading.Push, in reading: SourseReading) -> Int32 {
        if table == nil { table = reading.table }
        return table === reading.table ? push.number : -1
    }

    /// Why the messages that were delivered are not shown at an instant: those that wait, and those of the past.
    ///
    /// - Parameter newest: how many of the past are not counted, because the step itself showed them.
    func notShown(at now: Instant, butFor newest: Int = 0) -> NotShownList {
        let counted = past.indices.dropLast(newest)
        // By place, here and below: a message that is held as a whole is a copy of all its texts.
        guard let table, counted.allSatisfy({ past[$0].number >= 0 }),
            pending.indices.allSatisfy({ pending[$0].number >= 0 })
        else {
            return NotShownList(
                past[counted].map { NotShown($0.id, $0.fate.reason) }
                    + pending.map { NotShown($0.id, $0.reason(at: now)) })
        }
        var list = NotShownList(table)
        list.items.reserveCapacity(counted.count + pending.count)
        for place in counted { list.add(past[place].number, past[place].code) }
        let waits = table.code(SourseMessageReason.unopened)
        for place in pending.indices {
            let isEarly = pending[place].embargo.map { now < $0 } ?? false
            list.add(pending[place].number, isEarly ? pending[place].embargoCode : waits)
        }
        return list
    }
}

extension SourseDevice.Pending {
    fileprivate func reason(at now: Instant) -> DeviceReason {
        if let embargo, now < embargo { return SourseMessageReason.before(embargo) }
        return SourseMessageReason.unopened
    }
}

extension SourseFate {
    /// The fate for a person.
    fileprivate var reason: DeviceReason {
        switch self {
        case .shown: SourseMessageReason.seen
        case .over(let expiry): SourseMessageReason.over(since: expiry)
        case .refused: SourseMessageReason.untaken
        }
    }
}
