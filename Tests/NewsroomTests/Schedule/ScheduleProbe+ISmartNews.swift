import Campaigns
import Clients
import TestSupport
import Testing

extension ScheduleProbe {
    /// What a device of iSmartNews showed, event by event, and why it did not show the rest at the first one.
    private struct Life {
        var shown: [[String]] = []
        var told: [String: String]?

        var all: Set<String> { Set(shown.joined()) }
    }

    /// Has events come to a device that has been in use for long, and cancels all that comes up.
    func compareISmartNews(clientVersion: String, _ chance: inout SteppedGenerator) throws {
        let occasion = chance.below(group.schedule.occasions.count)
        let name = group.schedule.occasions[occasion].name
        let event = String(name.prefix { $0 != "," })
        let newcomer: Life
        var known: Set<String>?
        switch event {
        case "app:didfinishlaunchingafterupgrade":
            newcomer = try upgrade(clientVersion, name, after: [])
            known = try shownAtUpgrade(clientVersion, on: occasion)
        case "app:didfinishlaunching":
            newcomer = try repeated(clientVersion, name, event: nil)
            known = newcomer.all
        default:
            newcomer = try repeated(clientVersion, name, event: event)
            known = newcomer.all
        }
        // Where the time is too short for many launches, a week that is counted begins anew at each.
        if moments == nil, event.hasPrefix("app:didfinish") { known = nil }
        #expect(
            named(newcomer.shown.first { !$0.isEmpty } ?? []) == scheduled(.newcomer, .shown, on: occasion),
            "\(self) \(name)")
        if let known { #expect(named(known) == scheduled(.regular, .shown, on: occasion), "\(self) \(name)") }
        // The first occurrence at which the event is on is that of somebody who meets the messages for the first time.
        let scheduled = reasons(.newcomer, on: occasion)
        for (campaign, reason) in newcomer.told ?? [:] {
            #expect(scheduled[campaign] ?? reason == reason, "\(self) \(name) \(campaign)")
        }
    }

    /// An event again and again in one process, or for nil one launch after the other, of an app that was upgraded.
    private func repeated(_ clientVersion: String, _ name: String, event: String?) throws -> Life {
        var device = try device(clientVersion, name)
        for build in ["1", "2"] {
            _ = try live(
                [.init("do", "launch"), .init("appVersion", .string(build))], at: moments?.lowerBound, &device)
        }
        var life = Life()
        // Patterns, and the turns of three items, come round in fewer than fourteen occurrences.
        var sinceNew = 0
        while sinceNew < 14 {
            let known = life.all.count
            try live(through: event, build: "2", number: life.shown.count + 1, &life, &device)
            sinceNew = known == life.all.count ? sinceNew + 1 : 0
        }
        return life
    }

    /// What comes up at the launch of an upgrade, after any number of other events before it.
    private func shownAtUpgrade(_ clientVersion: String, on occasion: Int) throws -> Set<String> {
        let asked = group.schedule.occasions[occasion]
        let others = group.schedule.occasions.filter { $0.phones == asked.phones && $0 != asked }.map { other in
            other.aspects[0] == "app:didfinishlaunching" ? nil : other.aspects[0]
        }
        let lives = ([others] + others.map { [$0] }).flatMap { events in
            [0, 1, 2, 3, 6].map { rounds in Array(Array(repeating: events, count: rounds).joined()) }
        }
        // Without any event before, and where there is only one other, lives are alike.
        return try Set(lives).reduce(into: []) { shown, before in
            shown.formUnion(try upgrade(clientVersion, asked.name, after: before).all)
        }
    }

    /// The launch of an upgrade after other events; nil is a launch.
    private func upgrade(_ clientVersion: String, _ name: String, after events: [String?]) throws -> Life {
        var device = try device(clientVersion, name)
        _ = try live([.init("do", "launch"), .init("appVersion", "1")], at: moments?.lowerBound, &device)
        var before = Life()
        for (number, event) in events.enumerated() {
            try live(through: event, build: "1", number: number + 1, &before, &device)
        }
        var life = Life()
        try live(through: nil, build: "2", number: events.count + 1, &life, &device)
        return life
    }

    /// Posts an event, or launches the app for nil.
    private func live(
        through event: String?, build: String, number: Int, _ life: inout Life, _ device: inout any Device
    ) throws {
        let occurrence: [PropertyValue.Entry] =
            event.map { [.init("event", .string($0))] }
            ?? [.init("do", "launch"), .init("appVersion", .string(build)), .init("postLaunchEvent", true)]
        let moment = moments?.lowerBound.advanced(milliseconds: Int64(number))
        let report = try live(occurrence + [.init("respond", "cancel")], at: moment, &device)
        life.told = life.told ?? report["notShown"]?.array.map(reasons)
        life.shown.append(report["shown"]?.array?.compactMap { $0["uuid"]?.string ?? $0["title"]?.string } ?? [])
    }

    /// A second that the point is in or near to, in which everything is as at the point; nil where there is none.
    private var moments: Range<Instant>? {
        guard let interval = group.schedule.timeline.interval(of: instant) else { return nil }
        let window = group.schedule.timeline.window(of: interval..<interval + 1)
        let first = min(instant, window.upperBound.advanced(seconds: -1))
        return first < window.lowerBound ? nil : first..<first.advanced(seconds: 1)
    }

    private func device(_ clientVersion: String, _ name: String) throws -> any Device {
        try device(
            clientVersion,
            settings: [
                "language": "en", "timeZone": "Europe/Berlin", "schemes": ["acme"], "runCounter": 1000,
                "installDate": "1990-01-01T00:00:00Z", "systemVersion": .string(Self.system(name)),
            ])
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
