/// What one answer of a web server may cost.
public struct SiteLimits: Equatable, Sendable {
    /// The largest body, in bytes.
    var bytes: Int
    /// The longest time from the question to the end of the answer, in seconds.
    var seconds: Double

    /// Limits; 256 MB and a minute if nothing is said.
    public init(bytes: Int = 256 << 20, seconds: Double = 60) {
        self.bytes = bytes
        self.seconds = seconds
    }
}
