import Clients
import TestSupport
import Testing

extension ScheduleProbe {
    /// Opens the app once one message has arrived, and an app where all have, in any order.
    ///
    /// - Returns: the kinds of answers whose reasons were compared.
    func compareSourse(_ chance: inout SteppedGenerator) throws -> Set<ScheduleAnswer.Kind> {
        var kinds: Set<ScheduleAnswer.Kind> = []
        let ids = try JSONReader().read(feed).dictionary?.map(\.key) ?? []
        for id in ids {
            let isShown = named([id]).isSubset(of: scheduled(.newcomer, .shown))
            #expect(try shown(of: [id], &kinds) == (isShown ? [id] : []), "\(self) \(id)")
        }
        let all = try shown(of: ids.shuffled(using: &chance), &kinds)
        #expect(named(all) == scheduled(.newcomer, .shown), "\(self)")
        #expect(named(all) == scheduled(.regular, .shown), "\(self)")
        return kinds
    }

    /// What a device shows that gets these messages one after the other and is opened then.
    private func shown(of ids: [String], _ kinds: inout Set<ScheduleAnswer.Kind>) throws -> [String] {
        var device = try device(settings: ["integrated": true])
        var shown: [String] = []
        for id in ids {
            let result = try live([.init("do", "receive"), .init("id", .string(id))], &device)
            shown += result["shown"]?.array?.compactMap(\.string) ?? []
        }
        let result = try live([.init("do", "open")], &device)
        for form in ScheduleForm.allCases { kinds.formUnion(compareReasons(in: result, form)) }
        return shown + (result["shown"]?.array?.compactMap(\.string) ?? [])
    }
}
