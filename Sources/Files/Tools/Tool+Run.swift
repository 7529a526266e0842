import Dispatch
import Foundation

extension Tool {
    /// Runs the program to its end.
    ///
    /// What it writes is collected until nobody can write any more, or, once it has ended, until nothing has come for 20
    /// milliseconds: what it has started may go on after it and keep its output open.
    ///
    /// - Parameters:
    ///   - arguments: handed over as they are; no shell reads them.
    ///   - input: what the program finds on its standard input.
    /// - Throws: ``ToolFailure`` unless it ended by itself, whatever its exit status.
    public func run(_ arguments: [String], input: [UInt8] = []) throws(ToolFailure) -> ToolRun {
        let deadline = ContinuousClock.now + .seconds(timeLimit)
        let (process, output, messages, ended) = (Process(), Pipe(), Pipe(), DispatchSemaphore(value: 0))
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = environment
        process.standardOutput = output
        process.standardError = messages
        process.terminationHandler = { _ in ended.signal() }
        do {
            process.standardInput = input.isEmpty ? idleInput : try ToolInput.handle(for: input)
            _ = try RunningPrograms.start {
                try process.run()
                return process.processIdentifier
            }
        } catch {
            throw .notStarted(path: path, reason: (error as NSError).localizedDescription)
        }
        defer { RunningPrograms.ended(process.processIdentifier) }
        var pipes = OpenPipes([output, messages].map(\.fileHandleForReading.fileDescriptor))
        var hasEnded = false
        while !hasEnded || !pipes.areClosed {
            guard ContinuousClock.now < deadline else {
                stop(process, ended: ended)
                throw .tooSlow(path: path, seconds: timeLimit)
            }
            let wasRead = pipes.read(waiting: 20)
            if hasEnded, !wasRead { break }
            let patience = DispatchTime.now() + .milliseconds(pipes.areClosed ? 20 : 0)
            if !hasEnded { hasEnded = ended.wait(timeout: patience) == .success }
        }
        guard process.terminationReason == .exit else {
            throw .killed(path: path, signal: process.terminationStatus)
        }
        let text = String(decoding: pipes.contents[1], as: UTF8.self)
        return ToolRun(
            status: process.terminationStatus, output: pipes.contents[0],
            messages: text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    private var idleInput: FileHandle {
        handle.map { FileHandle(fileDescriptor: $0, closeOnDealloc: false) } ?? .nullDevice
    }

    private func stop(_ process: Process, ended: DispatchSemaphore) {
        process.terminate()
        if ended.wait(timeout: .now() + .seconds(2)) == .timedOut { kill(process.processIdentifier, SIGKILL) }
    }
}
