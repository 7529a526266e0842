extension NotableFeed {
    /// The value that a control file holds, in any encoding in which the client reads one; nil where it is no JSON.
    static func root(of bytes: [UInt8]) -> PropertyValue? {
        try? JSONReader().read(JSONEncoding.utf8(bytes))
    }

    /// Reads a published control file; every property Notable does not know is kept.
    ///
    /// - Throws: ``NotableFeedError`` when the client would not get a control file out of the bytes, or might not
    ///   survive it.
    public init(decoding bytes: [UInt8]) throws(NotableFeedError) {
        let root: PropertyValue
        do {
            root = try JSONReader().read(JSONEncoding.utf8(bytes))
        } catch {
            throw .unreadable(error)
        }
        var notifications: [NotableNotification] = []
        for entry in try Self.entries(root, "the control file") {
            notifications.append(try Self.notification(entry))
        }
        self.init(notifications)
    }

    private static func notification(
        _ entry: PropertyValue.Entry
    ) throws(NotableFeedError) -> NotableNotification {
        var result = NotableNotification(id: entry.key, entry: "")
        for property in try entries(entry.value, "the notification “\(entry.key)”") {
            let place = "`\(property.key)` of “\(entry.key)”"
            switch property.key {
            case "entry":
                guard let text = property.value.string else { throw .wrongType(place: place) }
                result.entry = text
            case "conditions":
                for group in try entries(property.value, place) {
                    let conditions = try entries(group.value, "`\(group.key)` of “\(entry.key)”")
                    if group.key == "all" { result.all = conditions }
                    if group.key == "any" { result.any = conditions }
                }
            case "views":
                for view in try entries(property.value, place) {
                    result.views.append(try self.view(view, of: entry.key))
                }
            default: result.others.append(property)
            }
        }
        return result
    }

    private static func view(
        _ entry: PropertyValue.Entry, of id: String
    ) throws(NotableFeedError) -> NotableView {
        var result = NotableView(id: entry.key, file: "")
        for property in try entries(entry.value, "the view “\(entry.key)” of “\(id)”") {
            let place = "`\(property.key)` of the view “\(entry.key)” of “\(id)”"
            switch (property.key, property.value) {
            case ("file", .string(let text)): result.file = text
            case ("height", let value):
                guard let height = NotableNumber.float(value) else { throw .wrongType(place: place) }
                result.height = Double(height)
            case ("origin", .string(let text)): result.origin = NotableView.Origin(rawValue: text)
            case ("file", _), ("origin", _): throw .wrongType(place: place)
            default: result.others.append(property)
            }
        }
        return result
    }

    private static func entries(
        _ value: PropertyValue, _ place: String
    ) throws(NotableFeedError) -> [PropertyValue.Entry] {
        guard let entries = value.dictionary else { throw .noObject(place: place) }
        return entries
    }
}
