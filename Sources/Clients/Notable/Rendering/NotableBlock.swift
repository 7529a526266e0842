import Campaigns

/// A campaign's block `notable`.
struct NotableBlock: Sendable {
    /// All fields of the block.
    static let fields = ["id", "all", "any", "entry", "views", "raw"]

    /// The notification's id, where it is not the campaign's.
    var id: Located<String>?
    /// The conditions that the campaign's own fields do not say.
    var conditions = NotableConditions()
    /// The view that is shown first.
    var entry: Located<String>?
    /// The views, in the order in which they are written.
    var views: [NotableBlockView] = []
    /// The views that it describes, or the one that a campaign has by default.
    var shownViews: [NotableBlockView] { views.isEmpty ? [.banner] : views }
    /// What is written unchanged.
    var raw = RawEntries()

    /// Reads a block.
    init(reading block: inout ClientBlock) {
        id = block.reader.text("id")
        if let id, id.value.allSatisfy(\.isWhitespace) {
            block.reader.report(.badClientKey, at: id.offset, "the id is empty")
        }
        conditions.all = Self.conditions("all", &block.reader)
        conditions.any = Self.conditions("any", &block.reader)
        entry = block.reader.text("entry")
        views = block.reader.nested("views", Self.views) ?? []
        raw = block.raw()
    }

    private static func conditions(_ group: String, _ reader: inout FieldReader) -> [NotableBlockCondition] {
        reader.nested(group) { reader in
            var seen: Set<String> = []
            return reader.all().compactMap { entry in
                guard seen.insert(entry.key).inserted else { return nil }
                guard let name = NotableConditionName(rawValue: entry.key) else {
                    reportUnknown(entry, &reader)
                    return nil
                }
                return NotableBlockCondition(name, reading: &reader, at: entry.keyOffset)
            }
        } ?? []
    }

    /// The most views that are read: each is a file for each locale, and has a compressed form.
    private static let mostViews = 32

    private static func views(_ reader: inout FieldReader) -> [NotableBlockView] {
        let entries = reader.all()
        if entries.count > mostViews {
            reader.report(
                .overLimit, at: entries[mostViews].keyOffset, "there are more than \(mostViews) views",
                suggestion: "leave out those that no button opens")
        }
        var seen: Set<String> = []
        return entries.prefix(mostViews).compactMap { entry in
            guard seen.insert(entry.key).inserted else { return nil }
            return reader.read(entry.value, called: entry.key) { reader in
                NotableBlockView(
                    name: entry.key, offset: entry.keyOffset,
                    height: reader.number("height", atLeast: 1)?.value
                        ?? (entry.key == NotableBlockView.banner.name ? NotableBlockView.bannerHeight : nil),
                    origin: reader.choice("origin", of: NotableBlockView.Origin.self)?.value,
                    template: reader.text("template"), file: reader.text("file"))
            }
        }
    }
}
