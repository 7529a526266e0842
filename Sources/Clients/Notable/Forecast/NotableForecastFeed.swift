import Campaigns

/// The control file of one locale in all its states: notifications as bits in the order of the file, versions as rows.
struct NotableForecastFeed: Sendable {
    /// The first instant of each state but the first, and one that never comes.
    let changes: FixedTable<Int64>
    /// What each version of the app finds in each state.
    let rows: ForecastRows
    /// For each version the rules of all notifications.
    let rules: FixedTable<NotableForecastRule>
    /// For each notification the answers that set its flag, a bit each.
    let flagging: FixedTable<UInt8>
    /// For each state, and one more, where the notifications that enter with it begin in `entering`.
    let enteringStarts: FixedTable<Int32>
    /// The notifications that enter with a state and count launches.
    let entering: FixedTable<Int32>
    /// How many notifications there are.
    let count: Int
    /// The number of the first one among those of all locales.
    let offset: Int

    /// How many words hold a bit for each notification.
    var wordCount: Int { (count + 63) / 64 }

    /// Compiles the file of a locale, whose notifications are numbered from `offset` on; nil where devices do not tell
    /// its entries apart, two of them share what is kept of them, or one may crash the app.
    init?(_ client: NotableClient, _ channel: ForecastInput.Channel, of input: ForecastInput, offset: Int) {
        let entries = channel.entries
        let feed = client.feed(entries, locale: channel.locale).bytes
        guard let decoded = NotableClient.root(of: FeedBody(feed))?.dictionary,
            decoded.map(\.key) == entries.map(\.identity), Set(decoded.map(\.key)).count == entries.count
        else { return nil }
        let definitions = decoded.compactMap { try? NotableDefinition($0) }
        let views = definitions.map { $0.view($0.entry) }
        // Pages of ours set one flag.
        let remembered = definitions.map { (id: $0.id, flags: Set($0.flags + [NotableClient.doneFlag]).sorted()) }
        guard NotableSharedKey.all(among: remembered).isEmpty else { return nil }
        guard definitions.count == decoded.count, views.allSatisfy({ (try? $0?.load()) != nil || $0 == nil }) else {
            return nil
        }
        let rules = input.versions.map { version in
            let context = Self.context(of: version)
            return definitions.compactMap { NotableForecastRule($0, context) }
        }
        guard rules.allSatisfy({ $0.count == definitions.count }) else { return nil }
        self.rules = FixedTable(rules.flatMap { $0 })
        let space = SimulatedSpace(feed: feed) { [contents = channel.entries.fileContents] in contents[$0]?.bytes }
        flagging = FixedTable(
            views.map { view in view?.file.string.flatMap(client.path(of:)).flatMap(space.file).map(Self.flagging) ?? 0
            })
        let timeline = input.timeline(of: channel)
        changes = FixedTable(timeline.starts.dropFirst().map(\.milliseconds) + [.max])
        self.rows = ForecastRows(
            timeline, order: Array(definitions.indices),
            fits: rules.map { rules in
                zip(rules, views).map { rule, view in rule.isPossible && view != nil ? .eligible : .excluded }
            })
        let countsLaunches = definitions.map { definition in
            (definition.all + definition.any).contains { $0.kind == .lastDisplayMinimumLaunches }
        }
        let newcomers = (0..<timeline.count).map { timeline.entering[$0].filter { countsLaunches[$0] } }
        entering = FixedTable(newcomers.flatMap { $0.map { Int32($0) } })
        enteringStarts = FixedTable(newcomers.reduce(into: [0]) { $0.append(($0.last ?? 0) + Int32($1.count)) })
        count = definitions.count
        self.offset = offset
    }

    /// What conditions can ask of a phone with a version of the app; the time they ask of it is not looked at.
    private static func context(of version: ForecastVersion) -> NotableContext {
        NotableContext(
            now: Instant(milliseconds: 0), onWifi: true, buildVersion: version.build.map(NumericVersion.init),
            systemVersion: NumericVersion(Occasion.usualSystem))
    }

    /// The answers by which users of a page set the flag of its notification, a bit each.
    private static func flagging(_ page: [UInt8]) -> UInt8 {
        let buttons = NotablePageButton.buttons(in: page)
        return UserResponse.allCases.reduce(0) { bits, response in
            buttons.pressed(by: response)?.isDone == true ? bits | response.bit : bits
        }
    }
}
