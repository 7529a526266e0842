import Clients

/// Screens as the script of a page draws them, their texts as places in a table of lines.
struct ScreenJSON {
    /// The way from the page to the output folder: empty or `../`.
    let root: String
    /// Where the HTML of a view can be looked at, by its place below the output folder; itself where it is not named.
    let previews: [String: ScreenPreview]

    /// Appends a screen.
    func append(_ screen: Screen, lines: inout LineTable, to json: inout JSONText) {
        json.beginObject()
        switch screen {
        case .alert(let alert): append(alert, lines: &lines, to: &json)
        case .banner(let banner):
            json.name("kind")
            json.text("banner")
            json.name("views")
            json.beginArray()
            for view in banner.views { append(view, lines: &lines, to: &json) }
            json.endArray()
        case .webPanel(let panel):
            append(panel, lines: &lines, to: &json)
        case .lockScreen(let notes):
            json.name("kind")
            json.text("notes")
            json.name("notes")
            json.beginArray()
            for note in notes { append(note, lines: &lines, to: &json) }
            json.endArray()
        }
        json.endObject()
    }

    private func append(_ alert: Screen.Alert, lines: inout LineTable, to json: inout JSONText) {
        json.name("kind")
        json.text(alert.isOnDesktop ? "dialog" : "alert")
        if let title = alert.title { json.place("title", title, in: &lines) }
        if let text = alert.text { json.place("text", text, in: &lines) }
        json.name("buttons")
        json.beginArray()
        for button in alert.buttons {
            json.beginObject()
            json.place("label", button.label, in: &lines)
            appendAddress(button.opens, lines: &lines, to: &json)
            json.endObject()
        }
        json.endArray()
        if let note = alert.note { json.place("note", note, in: &lines) }
    }

    private func append(_ panel: Screen.WebPanel, lines: inout LineTable, to json: inout JSONText) {
        json.name("kind")
        json.text("panel")
        appendFrame(at: panel.address, path: panel.path, lines: &lines, to: &json)
        let isStill = panel.isStill || panel.path.flatMap { previews[$0] }?.isStill == true
        if isStill { json.truth("isStill", true) }
        if let hold = panel.holds { json.text("holds", hold.rawValue) }
        if panel.removesAds { json.truth("removesAds", true) }
        if panel.callsApp { json.truth("callsApp", true) }
        if let note = panel.note { json.place("note", note, in: &lines) }
    }

    private func append(_ view: Screen.View, lines: inout LineTable, to json: inout JSONText) {
        json.beginObject()
        json.place("name", view.name, in: &lines)
        appendFrame(at: view.address, path: view.path, lines: &lines, to: &json)
        if let height = view.height {
            json.name("height")
            json.length(height)
        }
        if view.isAtTop { json.truth("isAtTop", true) }
        json.endObject()
    }

    private func append(_ note: Screen.LockScreenNote, lines: inout LineTable, to json: inout JSONText) {
        json.beginObject()
        json.name("way")
        json.text(note.way.rawValue)
        json.place("title", note.title, in: &lines)
        json.place("text", note.text, in: &lines)
        appendAddress(note.opens, lines: &lines, to: &json)
        json.endObject()
    }

    /// Where the HTML of a view or page is: a file of ours to frame, or the address of somebody else’s.
    private func appendFrame(at address: String, path: String?, lines: inout LineTable, to json: inout JSONText) {
        guard let path else { return json.place("address", address, in: &lines) }
        let preview = previews[path] ?? ScreenPreview(path: path)
        json.place("src", root + PagePath.encoded(preview.path), in: &lines)
        if preview.isCopy { json.truth("isCopy", true) }
        if preview.lacksImage { json.truth("lacksImage", true) }
    }

    /// `link` for an address that may be followed, `address` for any other.
    private func appendAddress(_ address: String?, lines: inout LineTable, to json: inout JSONText) {
        guard let address else { return }
        json.place(LinkTarget.isFollowed(address) ? "link" : "address", address, in: &lines)
    }
}
