import Clients
import TestSupport
import Testing

extension ScheduleProbe {
    /// Opens the app once one message has arrived, and an app where all have, in any order.
    func compareSourse(_ chance: inout SteppedGenerator) throws {
        let ids = try JSONReader().read(feed).dictionary?.map(\.key) ?? []
        for id in ids {
            let isShown = named([id]).isSubset(of: scheduled(.newcomer, .shown))
            #expect(try shown(of: [id]) == (isShown ? [id] : []), "\(self) \(id)")
        }
        let all = try shown(of: ids.shuffled(using: &chance))
        #expect(named(all) == scheduled(.newcomer, .shown), "\(self)")
        #expect(named(all) == scheduled(.regular, .shown), "\(self)")
    }

    /// What a device shows that gets these messages one after the other and is opened then.
    private func shown(of ids: [String]) throws -> [String] {
        var device = try device(settings: ["integrated": true])
        var shown: [String] = []
        for id in ids {
            let result = try live([.init("do", "receive"), .init("id", .string(id))], &device)
            shown += result["shown"]?.array?.compactMap(\.string) ?? []
        }
        return try shown + (live([.init("do", "open")], &device)["shown"]?.array?.compactMap(\.string) ?? [])
    }
}
