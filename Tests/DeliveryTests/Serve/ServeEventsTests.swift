import Testing

@testable import Delivery

/// Who is told of changes.
@Suite struct ServeEventsTests {
    @Test("A listener hears the version that there is, and then the newest one, however slow it is")
    func versions() async {
        let events = ServeEvents()
        let (id, versions) = await events.listen { "1" }
        var heard = versions.makeAsyncIterator()
        #expect(await heard.next() == "1")
        await events.announce("2")
        await events.announce("3")
        #expect(await heard.next() == "3")
        await events.leave(id)
        #expect(await events.count == 0)
    }

    @Test("A change that comes while a listener asks for the present version is heard")
    func meanwhile() async {
        let events = ServeEvents()
        let (_, versions) = await events.listen {
            await events.announce("2")
            return "1"
        }
        var heard = versions.makeAsyncIterator()
        #expect(await heard.next() == "2")
    }

    @Test("The oldest listener makes room for a new one")
    func bounded() async {
        var limits = ServeLimits()
        limits.listeners = 2
        let events = ServeEvents(limits: limits)
        let (_, versions) = await events.listen { "1" }
        _ = await events.listen { "1" }
        let (third, _) = await events.listen { "1" }
        #expect(await events.count == 2)
        var heard = versions.makeAsyncIterator()
        #expect(await heard.next() == "1")
        #expect(await heard.next() == nil)
        await events.leave(third)
        #expect(await events.count == 1)
    }
}
