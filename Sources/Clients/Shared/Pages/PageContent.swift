/// What a person can read on an HTML page of ours.
public struct PageContent: Equatable, Sendable {
    /// The first heading.
    var title: String
    /// The rest of the text, paragraph by paragraph, without scripts, styles and buttons.
    var text: String
    /// What stands on its buttons, or their accessible names where they show a sign.
    public var buttons: [String]

    /// A page's content.
    init(title: String, text: String, buttons: [String]) {
        self.title = title
        self.text = text
        self.buttons = buttons
    }
}
