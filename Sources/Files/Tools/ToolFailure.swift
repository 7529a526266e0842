/// Why a program did not come to an end of its own.
public enum ToolFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// No folder of `PATH` holds it.
    case notFound(name: String)
    /// The operating system did not start it.
    case notStarted(path: String, reason: String)
    /// It was stopped because it took longer than it may.
    case tooSlow(path: String, seconds: Double)
    /// It was stopped because it wrote more than it may.
    case tooMuch(path: String, bytes: Int)
    /// It ended, and the system does not say how.
    case unknownEnd(path: String)
    /// A signal ended it.
    case killed(path: String, signal: Int32)

    /// A sentence for a person: `cannot find git; is it installed?`.
    public var description: String {
        switch self {
        case .notFound(let name): "cannot find \(name); is it installed?"
        case .notStarted(let path, let reason): "cannot run \(path): \(reason)"
        case .tooSlow(let path, let seconds):
            "\(path) was stopped: it took longer than \(Int(seconds.rounded(.up))) seconds"
        case .tooMuch(let path, let bytes): "\(path) was stopped: it wrote more than \(bytes) bytes"
        case .unknownEnd(let path): "nobody is told how \(path) ended, because the ends of programs are ignored here"
        case .killed(let path, let signal): "\(path) was ended by signal \(signal)"
        }
    }
}
