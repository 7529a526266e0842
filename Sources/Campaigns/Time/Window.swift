/// A span of time, from its first instant up to but without its end; either may be open.
public struct Window: Equatable, Sendable {
    /// The first instant inside; nil: since ever.
    public var start: Instant?
    /// The first instant that is no longer inside; nil: for ever.
    public var end: Instant?

    /// A span; by default all of time.
    public init(start: Instant? = nil, end: Instant? = nil) {
        self.start = start
        self.end = end
    }

    /// Whether it has ended by an instant; by none, it never has.
    public func isOver(at instant: Instant?) -> Bool {
        guard let end, let instant else { return false }
        return end <= instant
    }

    /// Whether an instant is inside.
    public func contains(_ instant: Instant) -> Bool {
        if let start, instant < start { return false }
        if let end, instant >= end { return false }
        return true
    }

    /// Whether some instant of a span is inside.
    public func isOpen(in span: Range<Instant>) -> Bool {
        max(start ?? span.lowerBound, span.lowerBound) < min(end ?? span.upperBound, span.upperBound)
    }
}
