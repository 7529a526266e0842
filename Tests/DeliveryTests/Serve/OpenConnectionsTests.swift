import Campaigns
import Testing

@testable import Delivery

/// Which connections end, and when.
@Suite struct OpenConnectionsTests {
    private let start = Instant(seconds: 1000)

    private func limits(connections: Int = 2) -> ServeLimits {
        var limits = ServeLimits()
        limits.connections = connections
        return limits
    }

    @Test("The connection that has waited longest makes room; one that is being answered does so only when it is slow")
    func room() async throws {
        let connections = OpenConnections(limits: limits())
        let first = try #require(await connections.open(at: start))
        let second = try #require(await connections.open(at: start.advanced(seconds: 1)))
        let tasks = [first, second].map { _ in Task { while !Task.isCancelled { await Task.yield() } } }
        await connections.run(first, in: tasks[0])
        await connections.run(second, in: tasks[1])
        await connections.answer(first, at: start)
        let third = try #require(await connections.open(at: start.advanced(seconds: 2)))
        #expect(!tasks[0].isCancelled)
        #expect(tasks[1].isCancelled)
        await connections.answer(third, at: start.advanced(seconds: 2))
        #expect(await connections.open(at: start.advanced(seconds: 3)) == nil)
        #expect(await connections.count == 2)
        #expect(!tasks[0].isCancelled)
        #expect(await connections.open(at: start.advanced(seconds: 5)) != nil)
        #expect(tasks[0].isCancelled)
    }

    @Test("A request that does not come in time ends its connection, however it dribbles; a rest may be longer")
    func deadlines() async throws {
        let connections = OpenConnections(limits: limits(connections: 9))
        let slow = try #require(await connections.open(at: start))
        let resting = try #require(await connections.open(at: start))
        let staying = try #require(await connections.open(at: start))
        let tasks = [slow, resting, staying].map { _ in Task { while !Task.isCancelled { await Task.yield() } } }
        for (id, task) in zip([slow, resting, staying], tasks) { await connections.run(id, in: task) }
        await connections.rest(resting, at: start)
        await connections.stay(staying, at: start)
        await connections.sweep(at: start.advanced(seconds: 9))
        #expect(tasks.map(\.isCancelled) == [false, false, false])
        await connections.sweep(at: start.advanced(seconds: 10))
        #expect(tasks.map(\.isCancelled) == [true, false, false])
        await connections.sweep(at: start.advanced(seconds: 60))
        #expect(tasks.map(\.isCancelled) == [true, true, false])
        await connections.endAll()
        #expect(tasks.map(\.isCancelled) == [true, true, true])
    }

    @Test("A task that is named after its connection was ended is ended too")
    func late() async throws {
        let connections = OpenConnections(limits: limits(connections: 1))
        let first = try #require(await connections.open(at: start))
        _ = await connections.open(at: start)
        let task = Task { while !Task.isCancelled { await Task.yield() } }
        await connections.run(first, in: task)
        #expect(task.isCancelled)
    }
}
