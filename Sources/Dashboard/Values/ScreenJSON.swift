import Clients

/// A screen as scripts draw it.
enum ScreenJSON {
    /// The value of a screen.
    ///
    /// - Parameters:
    ///   - screen: the screen, as it was read back from a feed.
    ///   - isInFeed: whether its files are those that phones download, or previews.
    ///   - root: the way from the page to the output folder.
    static func value(of screen: Screen, isInFeed: Bool, root: String) -> PropertyValue {
        func source(_ path: String?) -> PropertyValue? {
            path.map { .string(root + PagePath.encoded(PartValues.path($0, isInFeed: isInFeed))) }
        }
        switch screen {
        case .alert(let alert):
            return fields([
                ("kind", "alert"), ("title", alert.title.map(PropertyValue.string)),
                ("text", alert.text.map(PropertyValue.string)),
                ("buttons", .array(alert.buttons.map { fields([("label", .string($0.label)), address($0.opens)]) })),
            ])
        case .banner(let banner):
            let views = banner.views.map { view in
                fields([
                    ("name", .string(view.name)), ("src", source(view.path)), ("address", .string(view.address)),
                    ("height", view.height.map(PropertyValue.real)), ("isAtTop", .boolean(view.isAtTop)),
                    ("title", (view.content?.title).map(PropertyValue.string)),
                ])
            }
            return fields([("kind", "banner"), ("views", .array(views))])
        case .webPanel(let panel):
            return fields([("kind", "panel"), ("src", source(panel.path)), ("address", .string(panel.address))])
        case .lockScreenNote(let note):
            return fields([
                ("kind", "note"), ("title", .string(note.title)), ("text", .string(note.text)), address(note.opens),
                ("isSmart", .boolean(note.isSmart)),
            ])
        }
    }

    /// `link` for an address that may be followed, `address` for one that is only to be read.
    private static func address(_ address: String?) -> (String, PropertyValue?) {
        (address.map(LinkTarget.isFollowed) == true ? "link" : "address", address.map(PropertyValue.string))
    }

    private static func fields(_ fields: [(String, PropertyValue?)]) -> PropertyValue {
        .dictionary(fields.compactMap { name, value in value.map { PropertyValue.Entry(name, $0) } })
    }
}
