import Clients
import TestSupport
import Testing

extension ScheduleProbe {
    /// Asks devices in some network and system, with one or the other notification handed out first and last.
    ///
    /// - Returns: the kinds of answers whose reasons were compared.
    func compareNotable(_ chance: inout SteppedGenerator) throws -> Set<ScheduleAnswer.Kind> {
        var compared: Set<ScheduleAnswer.Kind> = []
        let occasion = chance.below(group.schedule.occasions.count)
        let name = group.schedule.occasions[occasion].name
        let identities = try ids()
        for id in identities.shuffled(using: &chance).prefix(4) {
            let campaign = named([id])
            let others = identities.filter { $0 != id }
            let first = try shown(id, order: [id] + others, on: occasion, name, &compared)
            let last = try shown(id, order: others + [id], on: occasion, name, &compared)
            func kinds(_ form: ScheduleForm) -> (certain: Bool, possible: Bool) {
                (
                    campaign.isSubset(of: scheduled(form, .shown, on: occasion)),
                    campaign.isSubset(of: scheduled(form, .shown, .tied, on: occasion))
                )
            }
            #expect(kinds(.newcomer) == (last == .first, first == .first), "\(self) \(name) \(id)")
            #expect(kinds(.regular) == (last != .never, first != .never), "\(self) \(name) \(id)")
        }
        return compared
    }

    private func ids() throws -> [String] {
        try JSONReader().read(feed).dictionary?.map(\.key) ?? []
    }

    private enum Turn {
        case first
        case later
        case never
    }

    /// When, launch after launch, a user who dismisses is shown a notification, until everything had its turn.
    private func shown(
        _ id: String, order: [String], on occasion: Int, _ name: String, _ compared: inout Set<ScheduleAnswer.Kind>
    ) throws -> Turn {
        let launches = order.map { PropertyValue.Entry($0, ["launches": 1_000_000]) }
        var device = try device(settings: [:], state: ["notifications": .dictionary(launches)])
        // What pauses for two launches at most comes back within three.
        var launch = 0
        var silent = 0
        while launch < 3 * order.count + 3, silent < 4 {
            let result = try live(
                [
                    .init("buildVersion", .string(version)), .init("order", .array(order.map(PropertyValue.string))),
                    .init("wifi", .boolean(name.contains("on wifi"))),
                    .init("systemVersion", .string(Self.system(name))), .init("dismiss", true),
                ], &device)
            // Later ones have seen some, which the schedule does not follow one by one.
            if launch == 0 { compared.formUnion(compareReasons(in: result, .newcomer, on: occasion)) }
            let shown = result["shown"]?.string
            if shown == id { return launch == 0 ? .first : .later }
            launch += 1
            silent = shown == nil ? silent + 1 : 0
        }
        return .never
    }

    /// A version of the systems that words are about.
    static func system(_ words: String) -> String {
        guard let range = words.range(of: "system ") else { return "15.0" }
        let rest = words[range.upperBound...]
        return rest.hasPrefix("below") ? "9" : String(rest.prefix { $0 != " " })
    }
}
