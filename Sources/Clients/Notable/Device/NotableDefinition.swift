import Files

/// A notification as the client reads it out of the control file, before its conditions are tested.
struct NotableDefinition: Sendable {
    /// A view with the client's defaults filled in; an address of a wrong type is kept.
    struct View: Sendable {
        var id: String
        var file: PropertyValue
        /// Nil: that of the screen.
        var height: Float?
        var origin: NotableBlockView.Origin
    }

    var id: String
    /// Nil if it is no text, which names no view.
    var entry: String?
    var all: [NotableCondition] = []
    var any: [NotableCondition] = []
    var views: [View] = []
    /// The flags that its conditions ask for.
    let flags: [String]

    /// Reads an entry of the control file.
    ///
    /// - Throws: ``ClientCrash`` where the client sends an object a message it does not know.
    init(_ entry: PropertyValue.Entry) throws(ClientCrash) {
        id = entry.key
        let properties = try Self.object(entry.value, "the notification “\(entry.key)”")
        let conditions = try Self.object(properties["conditions"] ?? [:], "`conditions` of “\(id)”")
        all = try Self.conditions(conditions["all"], "`all` of “\(id)”")
        any = try Self.conditions(conditions["any"], "`any` of “\(id)”")
        flags = (all + any).compactMap(\.flag)
        self.entry = properties["entry"].map(\.string) ?? ""
        let views = try Self.object(properties["views"] ?? [:], "`views` of “\(id)”")
        for view in views.dictionary ?? [] {
            self.views.append(try View(view, of: id))
        }
    }

    /// The view of that id.
    func view(_ id: String?) -> View? {
        guard let id else { return nil }
        // Names are compared as they are: two forms of one letter are not the same.
        return views.first { $0.id.hasBytes(of: id) }
    }

    /// Whether every `all` condition holds, and one of `any` if there are any.
    func isSatisfied(
        _ context: NotableContext, _ record: NotableMemory.Record
    ) throws(ClientCrash) -> Bool {
        var allHold = true
        for condition in all {
            guard allHold else { break }
            allHold = try condition.holds(context, record)
        }
        var anyHolds = any.isEmpty
        for condition in any {
            guard !anyHolds else { break }
            anyHolds = try condition.holds(context, record)
        }
        return allHold && anyHolds
    }

    private static func conditions(
        _ value: PropertyValue?, _ place: @autoclosure () -> String
    ) throws(ClientCrash) -> [NotableCondition] {
        let group = try object(value ?? [:], place())
        return (group.dictionary ?? []).map { NotableCondition(name: $0.key, value: $0.value) }
    }

    fileprivate static func object(
        _ value: PropertyValue, _ place: @autoclosure () -> String
    ) throws(ClientCrash) -> PropertyValue {
        guard value.dictionary != nil else { throw ClientCrash("\(place()) is not an object") }
        return value
    }
}

extension NotableDefinition.View {
    fileprivate init(_ entry: PropertyValue.Entry, of id: String) throws(ClientCrash) {
        var place: String { "the view “\(entry.key)” of “\(id)”" }
        let properties = try NotableDefinition.object(entry.value, place)
        self.id = entry.key
        file = properties["file"] ?? ""
        if let value = properties["height"] {
            guard let number = NotableNumber.float(value) else {
                throw ClientCrash("`height` of \(place) is not a number")
            }
            height = number
        }
        origin = .bottom
        if let value = properties["origin"] {
            guard let text = value.string else { throw ClientCrash("`origin` of \(place) is not a text") }
            if text == "top" { origin = .top }
        }
    }

    /// Makes an address of the file, which is taken for a text.
    func load() throws(ClientCrash) {
        guard file.string != nil else { throw ClientCrash("`file` of the view “\(id)” is not a text") }
    }

    /// The view as journeys have it, on a screen of a height in points.
    func value(screenHeight: Double) -> PropertyValue {
        [
            "id": .string(id), "file": file, "height": .whole(Double(height ?? Float(screenHeight))),
            "origin": .string(origin.rawValue),
        ]
    }
}
