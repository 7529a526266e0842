import Campaigns
import Clients

/// What a translator should know of a row: what it is, where it is shown, and how long it may be.
enum UnitNotes {
    static func notes(
        of field: TranslatableText.Field, in campaign: Campaign, locale: String, places: [TextPlace]
    ) -> [String] {
        var notes = ["\(what(field)) of “\(campaign.source.title?.value ?? campaign.id)”"]
        for place in places {
            let limit = place.limit.map { ": at most \($0) characters\(field.field.isMarkdown ? " in all" : "")" } ?? ""
            notes.append("\(place.client): \(place.place)\(limit)\(limit.isEmpty ? "" : wideNote(locale))")
        }
        if places.isEmpty { notes.append("shown by none of the campaign's clients") }
        let names = field.parts.variables
        for name in names.sorted() {
            guard let value = campaign.source.variables[name]?.value else { continue }
            notes.append("{{\(name)}} becomes “\(value)”")
        }
        return notes.map { $0.replacing("\n", with: " ") }
    }

    /// That limits are about room, in languages whose characters are as wide as two letters.
    private static func wideNote(_ locale: String) -> String {
        let language = locale.prefix { $0 != "-" }.lowercased()
        return ["ja", "ko", "yue", "zh"].contains(language) ? ", of which wide ones count twice" : ""
    }

    private static func what(_ field: TranslatableText.Field) -> String {
        switch field.field {
        case .title: "Title"
        case .text: "\(field.kind?.name.capitalizedFirst ?? "Text") in the text"
        case .actionLabel: "Label of the action's button"
        case .label(let button): "Label of the button “\(button.rawValue)”"
        }
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension [Inline] {
    /// The names of the variables.
    var variables: Set<String> {
        reduce(into: []) { names, part in
            switch part {
            case .variable(let name): names.insert(name)
            case .span(_, let parts): names.formUnion(parts.variables)
            default: break
            }
        }
    }
}
