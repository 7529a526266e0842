import Clients

/// A part of what a client draws: an alert, a panel, a note, or one of the views of a banner.
struct ScreenPart {
    /// What it is, in words.
    var kind: String
    /// The title, if it has one.
    var title: String?
    /// The text, if it has one.
    var text: String?
    /// The buttons in order.
    var buttons: [Screen.Button] = []
    /// The address of its HTML, or the one that a tap opens.
    var address: String?
    /// What the address is to the user.
    var addressRole = AddressRole.page
    /// Its file below the output folder, where it is one of ours.
    var path: String?

    /// What an address of a part is to the user.
    enum AddressRole: String {
        /// The HTML that is shown.
        case page = "Shows"
        /// What a tap opens.
        case tap = "A tap opens"
    }

    /// The parts of a screen, in the order in which a user meets them.
    static func of(_ screen: Screen) -> [ScreenPart] {
        switch screen {
        case .alert(let alert):
            [ScreenPart(kind: "System alert", title: alert.title, text: alert.text, buttons: alert.buttons)]
        case .banner(let banner):
            banner.views.map(part)
        case .webPanel(let panel):
            [part("Web panel", panel.content, address: panel.address, path: panel.path)]
        case .lockScreenNote(let note):
            [
                ScreenPart(
                    kind: note.isSmart
                        ? "Lock-screen note, the SDK chooses the moment" : "Lock-screen note, shown at once",
                    title: note.title, text: note.text, address: note.opens, addressRole: .tap)
            ]
        }
    }

    private static func part(of view: Screen.View) -> ScreenPart {
        let extent =
            view.height.map { "\(points($0)) points high, at the \(view.isAtTop ? "top" : "bottom")" }
            ?? "the whole screen"
        return part("View “\(view.name)”, \(extent)", view.content, address: view.address, path: view.path)
    }

    private static func part(
        _ kind: String, _ content: PageContent?, address: String, path: String?
    ) -> ScreenPart {
        ScreenPart(
            kind: kind, title: content?.title, text: content?.text,
            buttons: content?.buttons.map { Screen.Button($0) } ?? [], address: path == nil ? address : nil, path: path)
    }

    private static func points(_ height: Double) -> String {
        Int(exactly: height).map(String.init) ?? "\(height)"
    }
}
