import Clients
import Testing

extension ScheduleProbe {
    /// Asks a device that has seen nothing, and has it dismiss one message after the other.
    ///
    /// - Returns: the kinds of answers whose reasons were compared.
    func compareINotify(oldestFirst: Bool) throws -> Set<ScheduleAnswer.Kind> {
        var kinds: Set<ScheduleAnswer.Kind> = []
        var device = try device(
            settings: [
                "showOnFirstLaunch": true, "checkPeriod": 0, "remindPeriod": 0, "unopenableSchemes": ["closed"],
                "showOldestFirst": .boolean(oldestFirst),
            ])
        var shown: [String] = []
        var blocker: String?
        while shown.count <= campaigns.count {
            let result = try live(
                [
                    .init("appVersion", .string(version)), .init("respond", "ok"),
                ], &device)
            if shown.isEmpty { kinds.formUnion(compareReasons(in: result, .newcomer)) }
            guard let key = result["shown"]?.string else {
                kinds.formUnion(compareReasons(in: result, .regular))
                blocker = result["blockedBy"]?.string
                break
            }
            shown.append(key)
            // An alert with an action has no OK, and Ignore in its place.
            if result["pressed"]?.string == nil {
                let dismissed = try live(
                    [
                        .init("appVersion", .string(version)), .init("respond", "ignore"),
                    ], &device)
                #expect(dismissed["shown"]?.string == key, "\(self)")
            }
        }
        #expect(named(shown.prefix(1)) == scheduled(.newcomer, .shown), "\(self)")
        #expect(named(shown) == scheduled(.regular, .shown), "\(self)")
        let isBlocked = scheduled(.regular, .blocked)
        #expect(blocker.map { isBlocked.contains(campaigns[$0] ?? "") } ?? isBlocked.isEmpty, "\(self)")
        let open = scheduled(.newcomer, .shown, .waiting, .blocked)
        #expect(open == scheduled(.regular, .shown, .blocked), "\(self)")
        return kinds
    }
}
