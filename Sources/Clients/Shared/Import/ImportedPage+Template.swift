extension ImportedPage {
    /// The name of the template that a page becomes, below the client's folder.
    ///
    /// No id of an imported campaign has two hyphens in a row or one at its end, so that no two pages have one name: with one
    /// hyphen, `x-full` of `sale` would have that of `full` of `sale-x`.
    static func template(of view: String, in campaign: String) -> String {
        view.contains("-") ? "\(campaign)--\(view)" : "\(campaign)-\(view)"
    }

    /// The page as a template that draws it unchanged: other delimiters are set where it holds those of Mustache; nil
    /// where it is no text, or holds all of them.
    public var template: String? {
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        guard text.contains("{{") else { return text }
        let delimiters = [("<%", "%>"), ("[[", "]]"), ("<<", ">>"), ("@@", "§§")]
        guard let free = delimiters.first(where: { !text.contains($0.0) }) else { return nil }
        return "{{=\(free.0) \(free.1)=}}" + text
    }

    /// The names of the template's file below `templates/`, without its ending.
    public func templateName(of client: String, in campaign: String) -> String {
        "\(client)/\(Self.template(of: view, in: campaign))"
    }
}
