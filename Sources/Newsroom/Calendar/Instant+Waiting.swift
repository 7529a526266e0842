import Campaigns

extension Instant {
    /// Waits for it in steps of two seconds: a clock that is set, or a computer that slept, must not make it late.
    ///
    /// - Parameters:
    ///   - clock: the moment that it is.
    ///   - pause: waits for so many milliseconds.
    ///   - isEnough: whether there is a reason to wait no longer; asked before each step.
    func wait(by clock: () -> Instant, pause: (Int64) -> Void, unless isEnough: () -> Bool = { false }) {
        while case let left = milliseconds - clock().milliseconds, left > 0, !isEnough() {
            pause(min(left, 2000))
        }
    }
}
