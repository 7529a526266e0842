import Clients
import Files

/// What one language of an entry becomes with some of its fields.
struct ImportedText: Equatable {
    /// What must be the same in all languages of one campaign.
    struct Common: Equatable {
        var assignments: [ImportField.Assignment]
        var block: [PropertyValue.Entry]
        var raw: [PropertyValue.Entry]
        var pages: [ImportedPage]
        var order: Int?

        /// The names of what is not the same in another one, in their order here.
        func names(unlike other: Common) -> [String] {
            func names(_ common: Common) -> [(name: String, value: PropertyValue)] {
                common.assignments.map { ($0.path.joined(separator: "."), $0.value) }
                    + (common.block + common.raw).map { ($0.key, $0.value) }
            }
            let (own, others) = (names(self), names(other))
            return (own + others).map(\.name).uniqued().filter { name in
                own.last { $0.name == name }?.value != others.last { $0.name == name }?.value
            }
        }
    }

    /// What must be the same.
    let common: Common
    /// What may differ.
    let texts: [ImportField.Assignment]
    /// The campaign's title.
    let title: String
    /// The campaign's text.
    let text: String
    /// The entry it was made of.
    let source: ImportedEntry

    /// An entry with the fields of these names.
    init(_ entry: ImportedEntry, fields names: Set<String>, order: Int?) {
        source = entry
        let fields = entry.fields.filter { names.contains($0.name) }
        let covered = fields.reduce(into: Set<String>()) { $0.formUnion($1.covers) }
        let assignments = fields.flatMap(\.assignments)
        title = assignments.last { $0.path == ["title"] }?.value.string ?? entry.spareTitle
        text = fields.compactMap(\.text).first ?? ""
        texts = assignments.filter { $0.isText && $0.path != ["title"] }
        let replaced = Set(entry.raw.map(\.key))
        common = Common(
            assignments: entry.defaults + assignments.filter { !$0.isText },
            block: entry.block,
            raw: entry.raw.filter { !covered.contains($0.key) }
                + entry.absent.filter { !covered.contains($0.key) && !replaced.contains($0.key) },
            // From which file a page was taken makes no difference.
            pages: entry.pages.map { ImportedPage(view: $0.view, file: "", bytes: $0.bytes) }, order: order)
    }

    /// Equal where all that is written is equal.
    static func == (left: ImportedText, right: ImportedText) -> Bool {
        left.common == right.common && left.texts == right.texts && left.title == right.title && left.text == right.text
    }
}
