/// Something in a text that must come through a translation unharmed.
struct Placeholder: Hashable, Comparable, Sendable {
    /// What it is: `variable`, `link`, `image`, `code` or `tag`, or what a link has to be tapped on.
    var what: String
    /// Its name, its address, or its characters.
    var name: String

    /// What a link has to be tapped on.
    static let words = "text of the link"

    /// Whether it is named by an address, in place of which a locale may have its own.
    var isAddress: Bool { what == "link" || what == "image" }

    /// What it is called in a finding.
    var description: String {
        switch what {
        case "variable": "the variable {{\(name)}}"
        case "code": "the code `\(name)`"
        case "tag": "the tag \(name)"
        default: "the \(what) “\(name)”"
        }
    }

    static func < (left: Placeholder, right: Placeholder) -> Bool {
        (left.what, left.name) < (right.what, right.name)
    }
}
