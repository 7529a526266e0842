import Foundation

/// One run of curl: its options go in, the answer's head and body come out, each through a pipe of its own.
struct CurlRun {
    /// What curl wrote of the answer's headers.
    private(set) var head: [UInt8] = []
    /// The answer's body.
    private(set) var body: [UInt8] = []
    /// What curl said.
    private(set) var messages: [UInt8] = []
    /// Its exit code; negative: the number of the signal that ended it.
    private(set) var status: Int32 = 0

    /// Why there is no result.
    enum Failure: Error {
        /// The body is above the limit.
        case tooLarge
        /// It has not ended long after it should have.
        case tooSlow
        /// The operating system refused.
        case system(String)
    }

    /// Runs curl to its end.
    ///
    /// - Parameters:
    ///   - program: where curl is.
    ///   - environment: what curl sees of the environment.
    ///   - configuration: its options; nothing else of them is on its command line.
    ///   - limits: what the answer may cost; above that curl is ended, which knows the time itself and is given some more.
    init(
        program: String, environment: [String: String], configuration: [UInt8], limits: SiteLimits
    ) throws(Failure) {
        let (input, output, errors, headers) = (
            try ProgramPipe(), try ProgramPipe(), try ProgramPipe(), try ProgramPipe()
        )
        // The pipe takes all of it before there is a reader, so neither side can wait for the other.
        guard configuration.count <= 65_536, input.take(configuration) else {
            throw .system("the request is too long")
        }
        let child = try ChildProgram(
            program, arguments: ["curl", "--disable", "--config", "-"], environment: environment,
            descriptors: [input.reading, output.writing, errors.writing, headers.writing])
        for pipe in [output, errors, headers] { pipe.closeWriting() }
        let deadline = ContinuousClock.now + .seconds(limits.seconds + Self.grace)
        let failure = collect(output, errors, headers, limit: limits.bytes, deadline: deadline)
        if failure != nil { child.end() }
        status = child.wait()
        if let failure { throw failure }
    }

    /// How long curl may take to tell that its time was over, in seconds.
    private static let grace = 5.0

    /// Reads what comes out of the pipes until their ends, or until it is too much or takes too long.
    private mutating func collect(
        _ output: ProgramPipe, _ errors: ProgramPipe, _ headers: ProgramPipe, limit: Int,
        deadline: ContinuousClock.Instant
    ) -> Failure? {
        var pending = [output, errors, headers]
        while !pending.isEmpty {
            let left = deadline - .now
            guard left > .zero else { return .tooSlow }
            var polled = pending.map { pollfd(fd: $0.reading, events: Int16(POLLIN), revents: 0) }
            let count = poll(&polled, nfds_t(polled.count), Int32(min(left.components.seconds, 3600) * 1000 + 1000))
            if count < 0, errno != EINTR { return .tooSlow }
            guard count > 0 else { continue }
            for (pipe, state) in zip(pending, polled) where state.revents != 0 {
                guard let bytes = pipe.some() else {
                    pending.removeAll { $0 === pipe }
                    continue
                }
                if pipe === output {
                    body += bytes
                } else if pipe === headers {
                    head += bytes
                } else {
                    messages += bytes
                }
            }
            if body.count > limit || head.count > 1 << 20 || messages.count > 1 << 20 { return .tooLarge }
        }
        return nil
    }
}
