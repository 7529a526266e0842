import Clients

/// A part of a screen for templates.
enum PartValues {
    /// The values of one view, panel, alert or note.
    static func values(of part: ScreenPart, language: String, isInFeed: Bool) -> [String: Any] {
        var values: [String: Any] = AddressValues.values(of: part.address)
        values["hasAddress"] = part.address != nil
        values["addressRole"] = part.addressRole.rawValue
        values["kind"] = part.kind
        values["language"] = language
        values["direction"] = LanguageValues.direction(of: language)
        values["title"] = part.title.flatMap { $0.isEmpty ? nil : $0 } ?? false
        values["text"] = part.text.flatMap { $0.isEmpty ? nil : $0 } ?? false
        values["hasButtons"] = !part.buttons.isEmpty
        values["buttons"] = part.buttons.map { button in
            var values = AddressValues.values(of: button.opens)
            values["label"] = button.label
            return values
        }
        let path = part.path.map { isInFeed ? $0 : preview(of: $0) }
        values["hasFile"] = path != nil
        values["path"] = path
        values["href"] = path.map { "../" + PagePath.encoded($0) }
        return values
    }

    /// Where the file of a message that is in no feed now can be looked at.
    private static func preview(of path: String) -> String {
        path.hasPrefix("feeds/") ? "previews/" + path.dropFirst("feeds/".count) : path
    }
}
