/// A notification of a Notable control file.
public struct NotableNotification: Hashable, Sendable {
    /// The id; all state on the phone hangs on it.
    public var id: String
    /// Id of the view shown first.
    public var entry: String
    /// Conditions that must all hold, by name.
    public var all: [PropertyValue.Entry]
    /// Conditions of which one must hold, by name; none: no matter.
    public var any: [PropertyValue.Entry]
    /// The views.
    public var views: [NotableView]
    /// Other properties, written after these; those of the same name take their place.
    public var others: [PropertyValue.Entry]

    /// A notification with its views.
    public init(
        id: String, entry: String, all: [PropertyValue.Entry] = [], any: [PropertyValue.Entry] = [],
        views: [NotableView] = [], others: [PropertyValue.Entry] = []
    ) {
        self.id = id
        self.entry = entry
        self.all = all
        self.any = any
        self.views = views
        self.others = others
    }

    /// The entry of the control file.
    public var value: PropertyValue.Entry {
        var entries: [PropertyValue.Entry] = [.init("entry", .string(entry))]
        var conditions: [PropertyValue.Entry] = []
        if !all.isEmpty { conditions.append(.init("all", .dictionary(all))) }
        if !any.isEmpty { conditions.append(.init("any", .dictionary(any))) }
        if !conditions.isEmpty { entries.append(.init("conditions", .dictionary(conditions))) }
        entries.append(.init("views", .dictionary(views.map(\.entry))))
        return .init(id, .dictionary(entries.replaced(by: others)))
    }
}
