import Campaigns

/// A part of a campaign that is translated on its own.
enum TranslatableField: Hashable, Sendable {
    /// The title.
    case title
    /// One block of the text, counted from 1.
    case text(Int)
    /// What stands on the action's button.
    case actionLabel
    /// What stands on another button.
    case label(Button)

    /// The name in exchange files: `title`, `text.2`, `action.label`, `buttons.dismiss.label`.
    var name: String {
        switch self {
        case .title: "title"
        case .text(let number): "text.\(number)"
        case .actionLabel: "action.label"
        case .label(let button): "buttons.\(button.rawValue).label"
        }
    }

    /// Whether it is Markdown; the others are plain text.
    var isMarkdown: Bool {
        if case .text = self { true } else { false }
    }

    /// The field of the end of a name, and what stands before it; nil where there is none.
    static func ending(_ name: Substring) -> (field: TranslatableField, rest: Substring)? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        func rest(_ count: Int) -> Substring {
            name.dropLast(parts.suffix(count).reduce(count) { $0 + $1.count })
        }
        guard let last = parts.last, parts.count > 1 else { return nil }
        if last == "title" { return (.title, rest(1)) }
        let before = parts[parts.count - 2]
        if before == "text", let number = Int(last), number > 0, last.allSatisfy(\.isASCII) {
            return (.text(number), rest(2))
        }
        guard last == "label" else { return nil }
        if before == "action" { return (.actionLabel, rest(2)) }
        guard parts.count > 2, parts[parts.count - 3] == "buttons", let button = Button(rawValue: String(before)) else {
            return nil
        }
        return (.label(button), rest(3))
    }
}
