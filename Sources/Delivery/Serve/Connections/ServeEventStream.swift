import Campaigns
import Clients
import FlyingSocks
import Foundation

/// Tells one page of changes, as server-sent events, until the page goes.
struct ServeEventStream: Sendable {
    let socket: AsyncSocket
    let events: ServeEvents
    let now: @Sendable () -> Instant

    /// How long nothing is said before a line says that the server is still there.
    private static let silence = Duration.seconds(15)

    func run(from present: @Sendable () async -> String) async throws {
        let (id, versions) = await events.listen(from: present)
        do {
            try await send(versions)
        } catch {
            await events.leave(id)
            throw error
        }
        await events.leave(id)
    }

    private func send(_ versions: AsyncStream<String>) async throws {
        let head = """
            HTTP/1.1 200 OK\r
            Date: \(now().httpDate)\r
            Content-Type: text/event-stream\r
            Cache-Control: no-store\r
            X-Content-Type-Options: nosniff\r
            Connection: close\r
            \r
            retry: 1000\n\n
            """
        try await socket.write(Data(head.utf8))
        try await withThrowingTaskGroup(of: Void.self) { group in
            defer { group.cancelAll() }
            group.addTask {
                for await version in versions { try await socket.write(Data("data: \(version)\n\n".utf8)) }
            }
            group.addTask {
                // Nothing is expected from the page but its end.
                while true { _ = try await socket.read(atMost: 256) }
            }
            group.addTask {
                while true {
                    try await Task.sleep(for: Self.silence)
                    try await socket.write(Data(":\n\n".utf8))
                }
            }
            try await group.next()
        }
    }
}
