import Campaigns
import Clients

/// A message with its place in a schedule, for the rules that need one.
struct MessageInSchedule {
    /// The client's schedule, and the locales it is for.
    let group: WorkspaceSchedules.Group
    /// The place among the schedule's messages.
    let place: Int
    /// The campaign.
    let campaign: Campaign
    /// The app.
    let app: AppConfiguration
    /// The versions that reach is proved for.
    let targets: ReachTargets
    /// The workspace's clocks.
    let clock: ZoneClock

    /// The schedule.
    var schedule: Schedule { group.schedule }

    /// A finding about the message in this client, at an offset of the campaign's file.
    func finding(
        _ rule: Rule, at offset: Int? = nil, _ message: String, suggestion: String? = nil
    ) -> Diagnostic {
        finding(rule, at: offset, telling: Sentence(message), suggestion: suggestion)
    }

    /// A finding about the message in this client, at an offset of the campaign's file, that tells moments.
    func finding(
        _ rule: Rule, at offset: Int? = nil, telling message: Sentence, suggestion: String? = nil
    ) -> Diagnostic {
        let position = campaign.source.file.position(at: offset ?? campaign.source.title?.offset ?? 0)
        return Diagnostic(
            rule, at: position, telling: "\(group.title) \(message)", suggestion: suggestion.map { Sentence($0) },
            campaign: campaign.id,
            locales: Set(group.locales), client: group.client)
    }

    /// The campaigns of other messages, in words: three of them by name, and `and others` where there are more.
    func names(of places: [Int]) -> String {
        let names = places.map { schedule.messages[$0].campaign }
        switch names.count {
        case 0: return "another message"
        case 1...3: return names.joined(separator: ", ")
        default: return names.prefix(3).joined(separator: ", ") + " and others"
        }
    }
}

extension WorkspaceSchedules {
    /// The rules that need a schedule.
    public static let rules: [Rule] = [
        .versionsLost, .versionsGained, .versionGap, .neverShown, .keptBack, .undefinedOrder, .starving,
    ]

    /// What the rules find in these schedules.
    ///
    /// - Parameters:
    ///   - campaigns: the campaigns of the messages, by id.
    ///   - locales: the workspace's locales, in whose order they are named.
    ///   - app: the app.
    ///   - clock: the workspace's clocks.
    public func findings(
        campaigns: [String: Campaign], locales: [String], app: AppConfiguration, clock: ZoneClock
    ) -> [Diagnostic] {
        let findings = groups.flatMap { group -> [Diagnostic] in
            let dead = Set(group.schedule.dead { campaigns[$0]?.window.start })
            let starved = group.schedule.starved
            let targets = ReachTargets(of: app, on: group.schedule.versions)
            return group.schedule.messages.indices.flatMap { place -> [Diagnostic] in
                guard !group.schedule.timeline.presence[place].isEmpty,
                    let campaign = campaigns[group.schedule.messages[place].campaign]
                else { return [] }
                let message = MessageInSchedule(
                    group: group, place: place, campaign: campaign, app: app, targets: targets,
                    clock: clock)
                if dead.contains(place) { return [message.neverShown] }
                let others = [message.keptBack, message.undefinedOrder, message.starving(starved[place] ?? [])]
                return message.versionFindings + others.compactMap { $0 }
            }
        }
        return Self.namingLocales(in: findings, of: groups, in: locales)
    }
}
