/// How often and after which waits a message is tried again.
public struct RetryPolicy: Equatable, Sendable {
    /// How many times a message is tried in one run.
    public var attempts: Int
    /// The first wait, in milliseconds; each further one is twice as long.
    var firstWait: Int64
    /// The longest wait, in milliseconds, unless the server asks for more.
    var longestWait: Int64
    /// The longest wait that a server can ask for, in seconds; for more, messages are left for another run.
    public var patience: Int64

    /// A policy; six attempts after waits of one second and more if nothing is said.
    public init(attempts: Int = 6, firstWait: Int64 = 1000, longestWait: Int64 = 60_000, patience: Int64 = 900) {
        self.attempts = attempts
        self.firstWait = firstWait
        self.longestWait = longestWait
        self.patience = patience
    }

    /// The milliseconds to wait before the next attempt: between half of the step and all of it, so that many senders do
    /// not come back at once, and never less than the server asks for.
    ///
    /// - Parameters:
    ///   - attempt: the attempt that failed; the first one is 1.
    ///   - delay: what the server asks for, in seconds.
    ///   - random: a number in a range.
    func wait(after attempt: Int, delay: Int64?, random: (ClosedRange<Int64>) -> Int64) -> Int64 {
        let step = min(longestWait, firstWait << Int64(min(max(attempt - 1, 0), 20)))
        return max(step / 2 + random(0...step / 2), min(delay ?? 0, RetryAfter.limit) * 1000)
    }
}
