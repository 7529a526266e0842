/// A classic dictionary without title and text: the gate, and the time-outs of queues.
struct ISmartNewsSpecialSection: Equatable, Sendable {
    /// The most messages in one event, if it says so.
    var gate: UInt64?
    /// The seconds before a queue's message appears, by the queue's name.
    var timeouts: [String: Int64] = [:]

    /// The section in a dictionary.
    ///
    /// A queue that is no dictionary throws inside the client, which catches it and leaves the rest of the section out.
    init(_ section: ISmartNewsDictionary, context: ISmartNewsContext) {
        if let number = context.number("gate", in: section) {
            gate = context.version == .v496 ? number.unsigned : UInt64(UInt32(truncatingIfNeeded: number.unsigned))
        }
        for value in context.value("queues", in: section)?.array ?? [] {
            guard let entries = value.dictionary else { return }
            let queue = ISmartNewsDictionary(folded: entries)
            guard let name = context.value("name", in: queue)?.string,
                let timeout = context.number("timeout", in: queue)
            else { continue }
            // The client adds a random part below `timeoutrange`; here it is nothing.
            timeouts[name] = timeout.real < 0 ? 1 : min(timeout.whole, 1000)
        }
    }
}
