import Campaigns
import FlyingSocks
import Foundation

/// Listens for connections and has each of them answered, within the limits.
///
/// The sockets are FlyingSocks'; what is read from them is read by ``ServeRequestReader``.
public struct ServeListener: Sendable {
    /// Where it listens; the port is the one it got.
    public let address: ServeAddress
    private let socket: Socket
    private let limits: ServeLimits

    /// Begins to listen.
    ///
    /// - Throws: ``ServeProblem`` where that is not possible.
    public init(_ address: ServeAddress, limits: ServeLimits = ServeLimits()) throws(ServeProblem) {
        do {
            socket = try address.listen()
        } catch {
            throw ServeProblem(error, at: address)
        }
        var own = address
        switch try? socket.sockname() {
        case .ip4(_, let port)?, .ip6(_, let port)?: own.port = port
        default: break
        }
        self.address = own
        self.limits = limits
    }

    /// Answers until the task is cancelled.
    ///
    /// - Throws: ``ServeProblem`` where no more connections can be taken.
    public func run(_ desk: some ServeDesk) async throws(ServeProblem) {
        let connections = OpenConnections(limits: limits)
        do {
            let pool = ServePool.make()
            try await pool.prepare()
            let socket = try AsyncSocket(socket: socket, pool: pool)
            defer { try? socket.close() }
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { try await pool.run() }
                group.addTask { try await sweep(connections, desk) }
                group.addTask { try await accept(from: socket, of: pool, connections, desk) }
                defer { group.cancelAll() }
                try await group.next()
            }
        } catch {
            await connections.endAll()
            if !Task.isCancelled { throw ServeProblem(reason: "no more connections can be taken: \(error)") }
        }
    }

    private func sweep(_ connections: OpenConnections, _ desk: some ServeDesk) async throws {
        while true {
            try await Task.sleep(for: .seconds(1))
            await connections.sweep(at: desk.clock())
        }
    }

    private func accept(
        from listening: AsyncSocket, of pool: ServePool.Pool, _ connections: OpenConnections, _ desk: some ServeDesk
    ) async throws {
        try await withThrowingDiscardingTaskGroup { group in
            defer { group.cancelAll() }
            while true {
                let socket: AsyncSocket
                do {
                    socket = try await listening.accept()
                } catch SocketError.failed(_, let code, _) where Self.passing.contains(code) {
                    // No descriptor is free, or the client has gone already: the next one may have more luck.
                    try await Task.sleep(for: .milliseconds(20))
                    continue
                }
                socket.socket.keepFromPrograms()
                guard let id = await connections.open(at: desk.clock()) else {
                    try? socket.close()
                    continue
                }
                let connection = ServeConnection(
                    id: id, socket: socket, connections: connections, limits: limits, desk: desk)
                let task = Task {
                    await connection.run()
                    await connections.close(id)
                    await pool.settle()
                    try? socket.close()
                }
                await connections.run(id, in: task)
                group.addTask {
                    await withTaskCancellationHandler {
                        await task.value
                    } onCancel: {
                        task.cancel()
                    }
                }
            }
        }
    }

    private static let passing: Set<Int32> = [EMFILE, ENFILE, ENOBUFS, ENOMEM, ECONNABORTED, EINTR, EPROTO]
}
