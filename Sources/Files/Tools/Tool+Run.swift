import Foundation

extension Tool {
    /// Runs the program to its own end, and takes whatever it writes until then, however much that is.
    ///
    /// - Parameters:
    ///   - arguments: handed over as they are; no shell reads them.
    ///   - input: what the program finds on its standard input.
    /// - Throws: ``ToolFailure`` unless it ended by itself, whatever its exit status.
    public func run(_ arguments: [String], input: [UInt8] = []) throws(ToolFailure) -> ToolRun {
        let outcome = try outcome(of: arguments, input: input)
        switch outcome.end {
        case .signal(let number): throw .killed(path: path, signal: number)
        case .unknown: throw .unknownEnd(path: path)
        case .exit(let status):
            let messages = String(decoding: outcome.outputs[1], as: UTF8.self)
            return ToolRun(
                status: status, output: outcome.outputs[0],
                messages: messages.trimmingCharacters(in: .whitespacesAndNewlines))
        }
    }
}
