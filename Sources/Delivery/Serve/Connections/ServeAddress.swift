import FlyingSocks
import Foundation

/// Where the server listens.
public struct ServeAddress: Equatable, Sendable {
    /// The number of the network interface: this machine's own (`127.0.0.1`), one that others reach, or all (`0.0.0.0`).
    var host: String
    /// The port; 0: any that is free.
    public var port: UInt16

    /// An address; nil where the host is neither a number of IP version 4 or 6 nor `localhost`.
    public init?(host: String, port: UInt16) {
        let host = host == "localhost" ? "127.0.0.1" : host
        guard
            (try? sockaddr_in.inet(ip4: host, port: port)) != nil
                || (try? sockaddr_in6.inet6(ip6: host, port: port)) != nil
        else { return nil }
        self.host = host
        self.port = port
    }

    /// Whether other machines reach it.
    public var isOpen: Bool { host != "::1" && !host.hasPrefix("127.") }

    /// Whether it is all interfaces at once, which is no address to ask.
    public var isEverywhere: Bool { host == "0.0.0.0" || host == "::" }

    /// The address for browsers, with a slash at its end.
    public var url: String { "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/" }

    /// A socket that listens there.
    func listen() throws(SocketError) -> Socket {
        do {
            let isSix = host.contains(":")
            let socket = try Socket(domain: isSix ? AF_INET6 : AF_INET)
            do {
                socket.keepFromPrograms()
                try socket.setValue(true, for: .localAddressReuse)
                if isSix {
                    try socket.bind(to: .inet6(ip6: host, port: port))
                } else {
                    try socket.bind(to: .inet(ip4: host, port: port))
                }
                try socket.listen()
                return socket
            } catch {
                try? socket.close()
                throw error
            }
        } catch let error as SocketError {
            throw error
        } catch {
            throw .unsupportedAddress
        }
    }
}

extension Socket {
    /// Sees to it that programs which are run while it is open, such as git, do not hold it open in their turn.
    func keepFromPrograms() {
        _ = fcntl(file.rawValue, F_SETFD, FD_CLOEXEC)
    }
}
