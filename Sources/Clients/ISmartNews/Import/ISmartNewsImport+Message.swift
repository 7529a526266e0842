extension ISmartNewsClient {
    /// A classic element, taken apart.
    func imported(message: PropertyValue, index: Int, at path: FeedPath) -> ImportedEntry {
        let entries = message.dictionary ?? []
        let title = message["title"]?.string
        let name = title ?? message["text"]?.string ?? ""
        var entry = ImportedEntry(
            key: nil, name: name, path: path, value: message.canonical,
            spareTitle: .spareTitle(message["text"]?.string, else: "Message \(index + 1)"))
        entry.words = PropertyValue.dictionary(Self.content(of: message)).canonical
        entry.kinship = Self.kinship(of: message)
        entry.raw = entries
        // The library remembers messages by their words.
        if entries.haveWindowsLineEnds(in: Set(entries.map(\.key))) { entry.lineEnds = .kept }
        for name in ["title", "cancel"] where message[name] == nil { entry.absent.append(.init(name, .null)) }
        entry.fields = wordingFields(of: message)
        entry.fields += ImportField.value(["start"], message["start"], covers: ["start"])
        entry.fields += ImportField.value(["end"], message["end"], covers: ["end"])
        if message["always"] == true {
            entry.fields += ImportField.value(["show"], "always", covers: ["always"])
        } else if message["repeat"] == true {
            entry.fields += ImportField.value(["show"], "untilAction", covers: ["repeat"])
        }
        let own = [
            ("counter", "counter"), ("firstshowinterval", "firstShowInterval"), ("queue", "queue"), ("type", "type"),
        ]
        for (name, field) in own {
            entry.fields += ImportField.value([Self.name, field], message[name], covers: [name])
        }
        return entry
    }

    /// What may differ between the languages of one announcement.
    private static let wordingKeys: Set<String> = ["title", "text", "link", "ok", "cancel", "review", "remind"]

    /// What messages have in common with their translations: all but their words; of these it says more which there are,
    /// and even more where the link leads.
    private static func kinship(of message: PropertyValue) -> [PropertyValue] {
        let rest = message.removing(wordingKeys).canonical
        let wordings = wordingKeys.sorted().compactMap { name -> PropertyValue.Entry? in
            guard let words = message[name] else { return nil }
            // A word for which the library has its own in all languages is the same in all of them.
            return .init(name, .boolean(words == .string(systemWord)))
        }
        let named: PropertyValue = ["rest": rest, "wordings": .dictionary(wordings)]
        return (message["link"].map { [["named": named, "link": $0.canonical]] } ?? []) + [named, rest]
    }

    /// What an alert draws of these.
    static let drawnKeys = wordingKeys.subtracting(["link"])

    /// The fields of a title, a text and buttons.
    func wordingFields(of message: PropertyValue) -> [ImportField] {
        func text(_ name: String) -> String? { message[name]?.string }
        var fields = ImportField.title(text("title"), covers: ["title"])
        if message["text"] == nil || text("text") != nil { fields.append(.text(text("text"), covers: ["text"])) }
        fields += ImportField.label(["action", "url"], text("link"), covers: ["link"])
        fields += ImportField.label(["action", "label"], text("ok"), covers: ["ok"], needs: "action.url")
        if let cancel = text("cancel") {
            fields +=
                cancel == Self.systemWord && text("link") != nil
                ? [ImportField("buttons.dismiss", covers: ["cancel"], [], needs: "action.url")]
                : ImportField.label(["buttons", "dismiss", "label"], cancel, covers: ["cancel"])
        }
        for name in ["review", "remind"] {
            guard let label = text(name) else { continue }
            fields +=
                label == Self.systemWord
                ? [ImportField("buttons.\(name)", covers: [name], [.init(["buttons", name], [:], isText: true)])]
                : ImportField.label(["buttons", name, "label"], label, covers: [name])
        }
        return fields
    }
}
