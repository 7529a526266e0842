import FlyingSocks
import Foundation

/// Why the server cannot listen, or stopped to.
public struct ServeProblem: Error, Equatable, Sendable {
    /// The reason, and the way out, in a sentence or two.
    public var reason: String

    init(reason: String) {
        self.reason = reason
    }

    /// Why an address cannot be listened at.
    init(_ error: SocketError, at address: ServeAddress) {
        let place = address.url.dropFirst("http://".count).dropLast()
        switch error {
        case .failed(_, EADDRINUSE, _):
            reason = "another program listens at \(place); end it, or name another port with --port"
        case .failed(_, EADDRNOTAVAIL, _):
            reason = "this machine has no address \(address.host); --host takes one of its own, or 0.0.0.0 for all"
        case .failed(_, EACCES, _):
            reason = "you may not listen at \(place); name a port above 1023 with --port"
        case .failed(_, _, let message): reason = "cannot listen at \(place): \(message)"
        default: reason = "cannot listen at \(place)"
        }
    }
}
