extension Tool {
    /// Runs the program until something ends it.
    ///
    /// What it writes is collected until nobody can write any more, or, once it has ended, until nothing has come for 20
    /// milliseconds: what it has started may go on after it and keep its output open.
    ///
    /// - Parameters:
    ///   - arguments: handed over as they are; no shell reads them.
    ///   - bytes: what the program finds on its standard input.
    ///   - limits: the most bytes that it may write to its descriptors 1, 2 and so on; it has as many as there are limits.
    /// - Throws: ``ToolFailure`` where it could not be started, or was stopped because of its time or its limits.
    public func outcome(
        of arguments: [String], input bytes: [UInt8] = [], limits: [Int] = [.max, .max]
    ) throws(ToolFailure) -> ToolOutcome {
        let deadline = ContinuousClock.now + .seconds(timeLimit)
        let input = try ProgramInput(bytes, for: path)
        var outputs: [ProgramPipe] = []
        for _ in limits { outputs.append(try ProgramPipe(for: path)) }
        let ownInput = bytes.isEmpty ? handle : nil
        var child = try ChildProgram(
            path, arguments: [path] + arguments, environment: environment,
            descriptors: [ownInput ?? input.reading] + outputs.map(\.writing))
        defer { child.forget() }
        var pipes = OpenPipes(from: outputs, to: input)
        while true {
            // Asked before the pipes are read: what a program that has ended wrote last is in them by now.
            let end = child.end
            let wasRead = pipes.serve(waiting: 20)
            if let limit = zip(pipes.contents, limits).first(where: { $0.count > $1 })?.1 {
                child.stop()
                throw .tooMuch(path: path, bytes: limit)
            }
            if let end, pipes.areClosed || !wasRead { return ToolOutcome(end: end, outputs: pipes.contents) }
            guard ContinuousClock.now < deadline else {
                child.stop()
                throw .tooSlow(path: path, seconds: timeLimit)
            }
            if child.hasEnded(within: pipes.areDone ? 20 : 0) { pipes.endInput() }
        }
    }
}
