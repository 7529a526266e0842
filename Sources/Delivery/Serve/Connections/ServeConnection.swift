import Campaigns
import FlyingSocks
import Foundation

/// One connection: requests one after the other, each answered before the next one is read.
struct ServeConnection<Desk: ServeDesk>: Sendable {
    let id: Int
    let socket: AsyncSocket
    let connections: OpenConnections
    let limits: ServeLimits
    let desk: Desk

    /// Answers until the client goes, is refused, or is too slow.
    func run() async {
        try? socket.socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
        var reader = ServeRequestReader(limits: limits)
        var isFirst = true
        do {
            while !Task.isCancelled {
                guard let request = try await request(from: &reader, isFirst: isFirst) else { return }
                isFirst = false
                await connections.answer(id, at: desk.clock())
                guard try await answer(request) else { return }
            }
        } catch let refusal as ServeRefusal {
            await refuse(refusal)
        } catch {
            // The client has gone, or its time was up.
        }
    }

    private func request(
        from reader: inout ServeRequestReader, isFirst: Bool
    ) async throws -> ServeRequest? {
        if let request = try reader.next() { return request }
        // Behind the request that was answered may stand the beginning of this one.
        var hasBegun = isFirst || !reader.isEmpty
        if !hasBegun {
            await connections.rest(id, at: desk.clock())
        } else if !isFirst {
            await connections.begin(id, at: desk.clock())
        }
        while true {
            let bytes = try await socket.read(atMost: 4096)
            if !hasBegun {
                hasBegun = true
                await connections.begin(id, at: desk.clock())
            }
            reader.append(bytes)
            if let request = try reader.next() { return request }
        }
    }

    /// Answers a request; returns whether another one may follow.
    private func answer(_ request: ServeRequest) async throws -> Bool {
        let answers = await desk.answers()
        switch answers.outcome(of: request) {
        case .response(let response): return try await send(response, to: request)
        case .moment(let text): return try await send(await desk.choose(text), to: request)
        case .events:
            desk.note(request, status: 200)
            await connections.stay(id, at: desk.clock())
            try await ServeEventStream(socket: socket, events: desk.events, now: desk.clock)
                .run { [desk] in await desk.answers().site.version }
            return false
        }
    }

    private func send(_ response: ServeResponse, to request: ServeRequest) async throws -> Bool {
        var response = response
        response.closes = response.closes || !request.isPersistent
        desk.note(request, status: response.status)
        try await socket.write(response.encoded(now: desk.clock()))
        if response.closes { await linger() }
        return !response.closes
    }

    private func refuse(_ refusal: ServeRefusal) async {
        await connections.answer(id, at: desk.clock())
        desk.note(ServeRequest("-", "-", []), status: refusal.status)
        do {
            try await socket.write(refusal.response(closes: true).encoded(now: desk.clock()))
        } catch {
            return
        }
        await linger()
    }

    /// Reads a little of what a client still sends, because a connection that is closed on unread bytes takes the answer
    /// with it.
    private func linger() async {
        _ = shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
        await connections.linger(id, at: desk.clock())
        var rest = 1 << 20
        while rest > 0, let bytes = try? await socket.read(atMost: 4096) { rest -= bytes.count }
    }
}
