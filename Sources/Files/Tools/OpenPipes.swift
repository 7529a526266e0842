import Foundation

/// The pipes of a program, all served at once, so that it never waits for one of them while we wait for another.
struct OpenPipes {
    /// What came out of each so far.
    private(set) var contents: [[UInt8]]
    /// Those that more may come out of, with their places in `contents`.
    private var outputs: [(place: Int, pipe: ProgramPipe)]
    private var input: ProgramInput

    /// Pipes of a program that was started with them.
    init(from outputs: [ProgramPipe], to input: ProgramInput) {
        // The program holds ends of its own, and the pipes end with these.
        for pipe in outputs { pipe.closeWriting() }
        contents = outputs.map { _ in [] }
        self.outputs = outputs.enumerated().map { (place: $0.offset, pipe: $0.element) }
        self.input = input
    }

    /// Whether nothing more can come.
    var areClosed: Bool { outputs.isEmpty }

    /// Whether there is nothing to give either.
    var areDone: Bool { areClosed && input.writing == nil }

    /// Gives what there is room for and takes what there is, after waiting for either at most so many milliseconds; false
    /// if there was nothing to take.
    mutating func serve(waiting milliseconds: Int32) -> Bool {
        input.give()
        guard !areDone else { return false }
        var polled = outputs.map { pollfd(fd: $0.pipe.reading, events: Int16(POLLIN), revents: 0) }
        if let writing = input.writing { polled.append(pollfd(fd: writing, events: Int16(POLLOUT), revents: 0)) }
        let count = nfds_t(polled.count)
        // A signal that comes meanwhile says nothing about what is in the pipes.
        guard uninterrupted({ Int(poll(&polled, count, milliseconds)) }) > 0 else { return false }
        var wasRead = false
        for (output, state) in zip(outputs, polled) where state.revents != 0 {
            wasRead = true
            if let bytes = output.pipe.some() {
                contents[output.place] += bytes
            } else {
                outputs.removeAll { $0.place == output.place }
            }
        }
        return wasRead
    }

    /// Gives nothing more.
    mutating func endInput() {
        input.end()
    }
}
