import Campaigns

extension ISmartNewsClient {
    static var hasOrder: Bool { true }
    static var feedsMayHoldAllLanguages: Bool { true }

    func contents(
        of feed: [UInt8], locale: String, page: (String) -> ImportedPage?
    ) throws(FeedReadingError) -> FeedContents {
        let root: PropertyValue
        do {
            root = try PropertyListReader().read(feed)
        } catch {
            throw FeedReadingError(error)
        }
        guard let elements = root.array else { throw FeedReadingError("the root of the feed is not an array") }
        var contents = FeedContents()
        let language = ISmartNewsImportLanguage(ISmartNewsLocalization.language(locale))
        var special = ISmartNewsImportedSpecial()
        for (index, element) in elements.enumerated() {
            let path = FeedPath().index(index)
            guard element.dictionary != nil else {
                contents.refusals.append(.init(.crash, at: path, "it is not a dictionary, which crashes the app"))
                continue
            }
            if let event = element["event"], event.dictionary == nil {
                contents.refusals.append(
                    .init(.crash, at: path.key("event"), "it is not a dictionary, which crashes the app"))
                continue
            }
            read(element, at: path, language, &special, &contents)
        }
        keepLast(&contents)
        contents.settings = special.settings(beside: settings)
        return contents
    }

    func identity(of entry: ImportedEntry, in campaign: String) -> [ImportField.Assignment] {
        guard let key = entry.key, key != campaign else { return [] }
        return [.init([Self.name, "uuid"], .string(key))]
    }

    private func read(
        _ element: PropertyValue, at path: FeedPath, _ language: ISmartNewsImportLanguage,
        _ special: inout ISmartNewsImportedSpecial, _ contents: inout FeedContents
    ) {
        for name in language.others(in: ISmartNewsDictionary.folded(element)) where contents.otherLanguages[name] == nil
        {
            contents.otherLanguages[name] = path
        }
        if let event = element["event"] {
            special.addEvent(language.resolved(ISmartNewsDictionary.folded(event)), at: path.key("event"))
        }
        if let segments = element["segments"], settings.clientVersion == .v496 {
            special.addSegments(language.resolved(ISmartNewsDictionary.folded(segments)), at: path.key("segments"))
        }
        if let meta = element["meta"] {
            guard meta.dictionary != nil else {
                contents.refusals.append(.init(.unread, at: path.key("meta"), "it is not a dictionary"))
                return
            }
            let item = language.resolved(ISmartNewsDictionary.folded(meta))
            if let entry = imported(item: item, at: path.key("meta"), &contents.refusals) {
                contents.entries.append(entry)
            }
            return
        }
        let classic = language.resolved(ISmartNewsDictionary.folded(element)).removing(["event", "meta", "segments"])
        if classic["title"]?.string != nil || classic["text"]?.string != nil {
            contents.entries.append(imported(message: classic, index: contents.entries.count, at: path))
        } else if Self.hasWords(classic) {
            contents.refusals.append(
                .init(
                    .unsupported, at: path,
                    "its title and text are for some phones only, by device, system or region, and a campaign has one for all"
                ))
        } else {
            special.add(classic, at: path, &contents.refusals)
        }
    }

    /// Whether there is a title or a text for some phones.
    private static func hasWords(_ section: PropertyValue) -> Bool {
        (section.dictionary ?? []).contains { entry in
            entry.value.string != nil && (entry.key.hasPrefix("title_") || entry.key.hasPrefix("text_"))
        }
    }

    /// Of items with one uuid the client takes the last.
    private func keepLast(_ contents: inout FeedContents) {
        var seen: Set<String> = []
        var kept: [ImportedEntry] = []
        for entry in contents.entries.reversed() {
            if let key = entry.key, !seen.insert(key).inserted {
                // The events of both stay, so an item that has some is not without effect.
                let hasEvents = entry.raw.contains { $0.key.hasPrefix("events") }
                contents.refusals.append(
                    .init(
                        hasEvents ? .unsupported : .unread, at: entry.path,
                        "a later item has the uuid “\(key)” too, and takes its place"))
            } else {
                kept.append(entry)
            }
        }
        contents.entries = kept.reversed()
    }
}
