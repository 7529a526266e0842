import Clients

/// Screens as the script of a page draws them.
struct ScreenJSON {
    /// The way from the page to the output folder: empty or `../`.
    let root: String
    /// Where the HTML of a view can be looked at, by its place below the output folder.
    let preview: (String) -> ScreenPreview

    /// A screen; its texts are places in a table of lines.
    func value(of screen: Screen, lines: inout LineTable) -> PropertyValue {
        switch screen {
        case .alert(let alert): value(of: alert, lines: &lines)
        case .banner(let banner):
            ["kind": "banner", "views": .array(banner.views.map { value(of: $0, lines: &lines) })]
        case .webPanel(let panel):
            .dictionary(
                [PropertyValue.Entry("kind", "panel")]
                    + frame(at: panel.address, path: panel.path, lines: &lines))
        case .lockScreen(let notes):
            ["kind": "notes", "notes": .array(notes.map { value(of: $0, lines: &lines) })]
        }
    }

    private func value(of alert: Screen.Alert, lines: inout LineTable) -> PropertyValue {
        var entries: [PropertyValue.Entry] = [PropertyValue.Entry("kind", alert.isOnDesktop ? "dialog" : "alert")]
        if let title = alert.title { entries.append(PropertyValue.Entry("title", lines.place(title))) }
        if let text = alert.text { entries.append(PropertyValue.Entry("text", lines.place(text))) }
        var buttons: [PropertyValue] = []
        for button in alert.buttons {
            buttons.append(
                .dictionary(
                    [PropertyValue.Entry("label", lines.place(button.label))]
                        + address(button.opens, lines: &lines)))
        }
        entries.append(PropertyValue.Entry("buttons", .array(buttons)))
        return .dictionary(entries)
    }

    private func value(of view: Screen.View, lines: inout LineTable) -> PropertyValue {
        var entries = [PropertyValue.Entry("name", lines.place(view.name))]
        entries += frame(at: view.address, path: view.path, lines: &lines)
        if let height = view.height { entries.append(PropertyValue.Entry("height", .real(height))) }
        if view.isAtTop { entries.append(PropertyValue.Entry("isAtTop", true)) }
        return .dictionary(entries)
    }

    private func value(of note: Screen.LockScreenNote, lines: inout LineTable) -> PropertyValue {
        .dictionary(
            [
                PropertyValue.Entry("way", .string(note.way.rawValue)),
                PropertyValue.Entry("title", lines.place(note.title)),
                PropertyValue.Entry("text", lines.place(note.text)),
            ] + address(note.opens, lines: &lines))
    }

    /// Where the HTML of a view or page is: a file of ours to frame, or the address of somebody else’s.
    private func frame(at address: String, path: String?, lines: inout LineTable) -> [PropertyValue.Entry] {
        guard let path else { return [PropertyValue.Entry("address", lines.place(address))] }
        let preview = preview(path)
        let source = PropertyValue.Entry("src", lines.place(root + PagePath.encoded(preview.path)))
        return preview.isCopy ? [source, PropertyValue.Entry("isCopy", true)] : [source]
    }

    /// `link` for an address that may be followed, `address` for any other.
    private func address(_ address: String?, lines: inout LineTable) -> [PropertyValue.Entry] {
        address.map { [PropertyValue.Entry(LinkTarget.isFollowed($0) ? "link" : "address", lines.place($0))] } ?? []
    }
}
