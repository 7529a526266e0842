import Files

/// One run of curl: its options go in, the answer's head and body come out, each through a pipe of its own.
struct CurlRun {
    /// What curl wrote of the answer's headers.
    let head: [UInt8]
    /// The answer's body.
    let body: [UInt8]
    /// What curl said.
    let messages: [UInt8]
    /// Its exit code; negative: the number of the signal that ended it.
    let status: Int32

    /// Runs curl to its end.
    ///
    /// - Parameters:
    ///   - curl: the program.
    ///   - configuration: its options; nothing else of them is on its command line.
    ///   - limits: what the answer may cost; above that curl is ended, which knows the time itself and is given some more.
    init(_ curl: Tool, configuration: [UInt8], limits: SiteLimits) throws(ToolFailure) {
        var curl = curl
        curl.timeLimit = limits.seconds + Self.grace
        let outcome = try curl.outcome(
            of: ["--disable", "--config", "-"], input: configuration,
            limits: [limits.bytes, Self.fewBytes, Self.fewBytes])
        body = outcome.outputs[0]
        messages = outcome.outputs[1]
        head = outcome.outputs[2]
        switch outcome.end {
        case .exit(let code): status = code
        case .signal(let number): status = -number
        case .unknown: throw .unknownEnd(path: curl.path)
        }
    }

    /// How long curl may take to report that its time was over, in seconds.
    private static let grace = 5.0

    /// The most that curl may say, and the most that it may write of headers, in bytes.
    private static let fewBytes = 1 << 20
}
