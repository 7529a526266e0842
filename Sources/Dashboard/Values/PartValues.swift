import Clients

/// A part of a screen for templates.
enum PartValues {
    /// The values of one view, panel, alert or note.
    static func values(of part: ScreenPart, language: String, isInFeed: Bool) -> TemplateValue {
        let path = part.path.map { isInFeed ? $0 : preview(of: $0) }
        let entries = [
            TemplateValue.Entry(name: "kind", value: .text(part.kind)),
            TemplateValue.Entry(name: "language", value: .text(language)),
            TemplateValue.Entry(name: "direction", value: .text(LanguageValues.direction(of: language))),
            TemplateValue.Entry(name: "title", value: .text(part.title.nonEmpty)),
            TemplateValue.Entry(name: "text", value: .text(part.text.nonEmpty)),
            TemplateValue.Entry(name: "hasButtons", value: .truth(!part.buttons.isEmpty)),
            TemplateValue.Entry(name: "buttons", value: .list(part.buttons.map(button))),
            TemplateValue.Entry(name: "hasFile", value: .truth(path != nil)),
            TemplateValue.Entry(name: "path", value: .text(path)),
            TemplateValue.Entry(name: "href", value: .text(path.map { "../" + PagePath.encoded($0) })),
            TemplateValue.Entry(name: "hasAddress", value: .truth(part.address != nil)),
            TemplateValue.Entry(name: "addressRole", value: .text(part.addressRole.rawValue)),
        ]
        return .record(entries + AddressValues.entries(of: part.address))
    }

    private static func button(_ button: Screen.Button) -> TemplateValue {
        .record(
            [TemplateValue.Entry(name: "label", value: .text(button.label))] + AddressValues.entries(of: button.opens))
    }

    /// Where the file of a message that is in no feed now can be looked at.
    private static func preview(of path: String) -> String {
        path.hasPrefix("feeds/") ? "previews/" + path.dropFirst("feeds/".count) : path
    }
}

extension String? {
    fileprivate var nonEmpty: String? { self?.isEmpty == true ? nil : self }
}
