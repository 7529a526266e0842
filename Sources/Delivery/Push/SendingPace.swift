import Foundation
import Synchronization

/// Keeps all senders together below a rate, and holds them back when the server asks for it.
final class SendingPace: Sendable {
    private let interval: Int64
    private let clock: @Sendable () -> Int64
    private let state = Mutex(State())

    /// From when on who may send.
    private struct State {
        /// The next place that nobody has taken.
        var next: Int64 = .min
        /// Until when nobody has one; nil where nobody was ever held back.
        var heldUntil: Int64?
    }

    /// - Parameters:
    ///   - rate: messages a second.
    ///   - clock: a time in milliseconds that only goes on.
    init(rate: Double, clock: @escaping @Sendable () -> Int64) {
        interval = Int64((1000 / rate).rounded(.up))
        self.clock = clock
    }

    /// Takes the next place; the milliseconds until it comes.
    func take() -> Int64 {
        state.withLock { state in
            let now = clock()
            let place = max(now, state.next)
            state.next = place + interval
            return place - now
        }
    }

    /// Gives nobody a place for so many milliseconds.
    func hold(for milliseconds: Int64) {
        state.withLock { state in
            let end = max(state.heldUntil ?? .min, clock() + milliseconds)
            state.heldUntil = end
            state.next = max(state.next, end)
        }
    }

    /// The milliseconds for which nobody is to send, whatever place they took before; 0: they may.
    var remainingHold: Int64 { state.withLock { $0.heldUntil.map { max(0, $0 - clock()) } ?? 0 } }
}
