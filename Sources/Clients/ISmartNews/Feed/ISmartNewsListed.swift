import Campaigns
import Synchronization

/// A message in the hands of devices: read once, and handed around without being copied.
final class ISmartNewsListed: Sendable {
    /// The message.
    let message: ISmartNewsMessage
    /// What the client recognizes it by once it was answered; nil for what an item shows.
    let identity: ISmartNewsIdentity?

    /// The numbers of the reasons that its dates give; less than zero as long as nobody asked.
    private let startCode = Atomic<Int32>(-1)
    private let endCode = Atomic<Int32>(-1)

    /// A message, recognized by that.
    init(_ message: ISmartNewsMessage, identity: ISmartNewsIdentity? = nil) {
        self.message = message
        self.identity = identity
    }

    /// The number of the reason that it has not begun.
    func beforeStart(_ start: Instant, _ calendar: ISmartNewsCalendar, _ book: NotShownBook) -> Int32 {
        let known = startCode.load(ordering: .relaxed)
        if known >= 0 { return known }
        let code = book.code(.beforeStart(calendar.text(start)))
        startCode.store(code, ordering: .relaxed)
        return code
    }

    /// The number of the reason that it is over.
    func afterEnd(_ end: Instant, _ calendar: ISmartNewsCalendar, _ book: NotShownBook) -> Int32 {
        let known = endCode.load(ordering: .relaxed)
        if known >= 0 { return known }
        let code = book.code(.afterEnd(calendar.text(end)))
        endCode.store(code, ordering: .relaxed)
        return code
    }
}
