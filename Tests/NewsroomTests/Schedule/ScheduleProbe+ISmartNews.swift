import Clients
import TestSupport
import Testing

extension ScheduleProbe {
    /// Posts an event to a device that was upgraded and has been in use for long, and cancels all that comes up.
    func compareISmartNews(clientVersion: String, _ chance: inout SteppedGenerator) throws {
        let occasion = chance.below(group.schedule.occasions.count)
        let name = group.schedule.occasions[occasion].name
        var device = try device(
            clientVersion,
            settings: [
                "language": "en", "timeZone": "Europe/Berlin", "schemes": ["acme"], "runCounter": 1000,
                "installDate": "1990-01-01T00:00:00Z", "systemVersion": .string(Self.system(name)),
            ])
        for build in ["1", "2"] {
            _ = try live([.init("do", "launch"), .init("appVersion", .string(build))], &device)
        }
        let event = String(name.prefix { $0 != "," })
        var shown: [[String]] = []
        var known: Set<String> = []
        var told: [String: String]?
        // Patterns, and the turns of three items, come round in fewer than fourteen occurrences.
        var sinceNew = 0
        while sinceNew < 14 {
            let report = try live([.init("event", .string(event)), .init("respond", "cancel")], &device)
            told = told ?? report["notShown"]?.array.map(reasons)
            let names = report["shown"]?.array?.compactMap { $0["uuid"]?.string ?? $0["title"]?.string } ?? []
            sinceNew = known.isSuperset(of: names) ? sinceNew + 1 : 0
            known.formUnion(names)
            shown.append(names)
        }
        #expect(
            named(shown.first { !$0.isEmpty } ?? []) == scheduled(.newcomer, .shown, on: occasion), "\(self) \(name)")
        #expect(named(known) == scheduled(.regular, .shown, on: occasion), "\(self) \(name)")
        // The first occurrence at which the event is on is that of somebody who meets the messages for the first time.
        let scheduled = reasons(.newcomer, on: occasion)
        for (campaign, reason) in told ?? [:] {
            #expect(scheduled[campaign] ?? reason == reason, "\(self) \(name) \(campaign)")
        }
    }

    /// Why a device has not shown campaigns, by their ids.
    private func reasons(_ told: [PropertyValue]) -> [String: String] {
        Dictionary(
            told.compactMap { entry in
                guard let campaign = entry["id"]?.string.flatMap({ campaigns[$0] }) else { return nil }
                return (campaign, entry["reason"]?.string ?? "")
            }, uniquingKeysWith: { first, _ in first })
    }
}
