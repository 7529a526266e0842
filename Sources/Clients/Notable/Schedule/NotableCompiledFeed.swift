/// A Notable control file prepared for schedules: for each notification, in which networks and on which systems its
/// conditions hold.
struct NotableCompiledFeed: CompiledFeed {
    /// What decides whether a notification is shown.
    struct Entry: Equatable, Sendable {
        /// For each band of builds and each surrounding, whether its conditions hold before it was ever displayed.
        var holds: [[Bool]]
        /// The same at the launch right after a display.
        var holdsAgain: [[Bool]]
        /// A condition that fails, by band and surrounding, for a person; nil where all hold.
        var failures: [[String?]]
        /// Why nothing of the file is shown while it is in it, by band and surrounding: it crashes the app; nil where it
        /// does not.
        var crashes: [[String?]]
        /// Whether it crashes any app.
        var crashesAny: Bool
    }

    let versions: VersionAxis
    let occasions: [ScheduleOccasion]
    /// By place in the file.
    let entries: [Entry]

    var count: Int { entries.count }
}

extension NotableClient {
    func compiled(_ feed: [UInt8], locale: String) -> any CompiledFeed {
        let notifications = NotableFeed.root(of: feed)?.dictionary ?? []
        let definitions = notifications.map(Self.definition)
        let conditions = definitions.flatMap { definition -> [NotableCondition] in
            guard case .success(let definition) = definition else { return [] }
            return definition.all + definition.any
        }
        let axis = VersionAxis(.build, bounds: Self.texts(of: "appVersionLessThan", in: conditions))
        let surroundings = NotableScheduleSurroundings.told(apartBy: conditions)
        let entries = definitions.map { definition in
            switch definition {
            case .success(let definition): NotableCompiledFeed.Entry(definition, axis, surroundings)
            case .failure(let crash): NotableCompiledFeed.Entry(crash: crash.reason, axis, surroundings)
            }
        }
        return NotableCompiledFeed(versions: axis, occasions: surroundings.map(\.occasion), entries: entries)
    }

    private static func definition(_ entry: PropertyValue.Entry) -> Result<NotableDefinition, ClientCrash> {
        do throws(ClientCrash) {
            let definition = try NotableDefinition(entry, screenHeight: 667)
            try definition.view(definition.entry)?.load()
            return .success(definition)
        } catch {
            return .failure(error)
        }
    }

    private static func texts(of name: String, in conditions: [NotableCondition]) -> [String] {
        conditions.filter { $0.name == name }.compactMap(\.value.string)
    }
}
