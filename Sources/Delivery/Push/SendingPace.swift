import Foundation

/// Keeps all senders together below a rate, and holds them back when the server asks for it.
final class SendingPace: @unchecked Sendable {
    private let interval: Int64
    private let clock: @Sendable () -> Int64
    // Touched only while the lock is held.
    private let lock = NSLock()
    private var next: Int64 = .min
    private var heldUntil: Int64?

    /// - Parameters:
    ///   - rate: messages a second.
    ///   - clock: a time in milliseconds that only goes on.
    init(rate: Double, clock: @escaping @Sendable () -> Int64) {
        interval = Int64((1000 / rate).rounded(.up))
        self.clock = clock
    }

    /// Takes the next place; the milliseconds until it comes.
    func take() -> Int64 {
        lock.withLock {
            let now = clock()
            let place = max(now, next)
            next = place + interval
            return place - now
        }
    }

    /// Gives nobody a place for so many milliseconds.
    func hold(for milliseconds: Int64) {
        lock.withLock {
            let end = max(heldUntil ?? .min, clock() + milliseconds)
            heldUntil = end
            next = max(next, end)
        }
    }

    /// The milliseconds for which nobody is to send, whatever place they took before; 0: they may.
    var remainingHold: Int64 { lock.withLock { heldUntil.map { max(0, $0 - clock()) } ?? 0 } }
}
