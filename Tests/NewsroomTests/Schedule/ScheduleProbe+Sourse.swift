import Clients
import Testing

extension ScheduleProbe {
    /// Opens the app once all has arrived.
    func compareSourse() throws {
        var device = try device(settings: ["integrated": true])
        var shown: [String] = []
        for id in try JSONReader().read(feed).dictionary?.map(\.key) ?? [] {
            let result = try live([.init("do", "receive"), .init("id", .string(id))], &device)
            shown += result["shown"]?.array?.compactMap(\.string) ?? []
        }
        shown += try live([.init("do", "open")], &device)["shown"]?.array?.compactMap(\.string) ?? []
        #expect(named(shown) == scheduled(.newcomer, .shown), "\(self)")
        #expect(named(shown) == scheduled(.regular, .shown), "\(self)")
    }
}
