import Files

extension ISmartNewsClient {
    static var hasOrder: Bool { true }
    static var feedsMayHoldAllLanguages: Bool { true }

    func contents(
        of feed: [UInt8], locale: String, page: (_ address: String, _ place: FeedPath) -> ImportedPage?
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
        keepLast(&contents, locale: locale)
        refuseIgnoredEvents(elements, language, &contents)
        refuseOtherWords(in: elements, language, locale: locale, &contents)
        contents.settings = special.settings(beside: settings).filter {
            // A feed that says nothing is no reason to change anything.
            $0.value != .null || !contents.entries.isEmpty
        }
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
        refuseFoldedNames(in: element, at: path, &contents)
        if let event = element["event"] {
            let section = ISmartNewsDictionary.folded(event)
            special.addEvent(language.resolved(section), of: section, at: path.key("event"), &contents.refusals)
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
            read(item: item, isBesideEvent: element["event"] != nil, at: path.key("meta"), &contents)
        } else {
            let classic = language.resolved(ISmartNewsDictionary.folded(element))
                .removing(["event", "meta", "segments"])
            read(classic: classic, at: path, &special, &contents)
            refuseUnread(element, at: path, &contents)
        }
    }

    private func read(item: PropertyValue, isBesideEvent: Bool, at path: FeedPath, _ contents: inout FeedContents) {
        var item = item
        if isBesideEvent, hasEvents(item) {
            guard !hasImplicitEvents(item) else {
                contents.refusals.append(
                    .init(
                        .unsupported, at: path,
                        "beside an event section the events of such an item do not count, which no campaign can say"))
                return
            }
            contents.refusals.append(
                .init(.unread, at: path.key("events"), "beside an event section it does not count"))
            item = item.removing(Set((item.dictionary ?? []).map(\.key).filter(Self.isEvents)))
        }
        if let entry = imported(item: item, at: path, &contents.refusals) { contents.entries.append(entry) }
    }

    /// Reads what an element holds beside its sections: a message, or what is no message but says how all are shown.
    private func read(
        classic: PropertyValue, at path: FeedPath, _ special: inout ISmartNewsImportedSpecial,
        _ contents: inout FeedContents
    ) {
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

    /// Tells of an element in which no phone finds anything, of whatever language: its author meant something.
    private func refuseUnread(_ element: PropertyValue, at path: FeedPath, _ contents: inout FeedContents) {
        let sections = ["event", "meta", "segments"]
        let entries = ISmartNewsDictionary.folded(element).dictionary ?? []
        let isRead = entries.contains { entry in
            switch entry.key.prefix(while: { $0 != "_" }) {
            case "title", "text": entry.value.string != nil
            case "gate", "queues": true
            default: false
            }
        }
        guard !isRead, !sections.contains(where: { element[$0] != nil }) else { return }
        let keys = (element.dictionary ?? []).map(\.key)
        let reason =
            if let key = keys.first(where: { sections.contains($0.lowercased()) }) {
                "phones know “\(key.lowercased())” in small letters only, and find nothing else in it"
            } else if let key = ["title", "text"].first(where: { key in entries.contains { $0.key == key } }) {
                "its \(key) is not a text, and phones find nothing else in it"
            } else {
                "phones find neither title nor text in it, nor anything else that they know"
            }
        contents.refusals.append(.init(.unread, at: path, reason))
    }

    /// Of names that differ in case only phones keep any, so that what is imported may not be what they show.
    private func refuseFoldedNames(in element: PropertyValue, at path: FeedPath, _ contents: inout FeedContents) {
        var pairs = ["event", "meta", "segments"].flatMap { key -> [ISmartNewsFoldedNames.Pair] in
            element[key].map { ISmartNewsFoldedNames.pairs(in: $0, at: path.key(key)) } ?? []
        }
        if element["meta"] == nil {
            let classic = element.removing(["event", "meta", "segments"])
            pairs += ISmartNewsFoldedNames.pairs(in: classic, at: path)
        }
        for pair in pairs {
            contents.refusals.append(
                .init(
                    .unsupported, at: pair.path,
                    "it and “\(pair.other)” differ in case only, and phones take either of them"))
        }
    }

    /// Whether there is a title or a text for some phones.
    private static func hasWords(_ section: PropertyValue) -> Bool {
        (section.dictionary ?? []).contains { entry in
            entry.value.string != nil && (entry.key.hasPrefix("title_") || entry.key.hasPrefix("text_"))
        }
    }

    /// Of items with one uuid the client takes the last that it does not reject.
    private func keepLast(_ contents: inout FeedContents, locale: String) {
        let context = settledContext(locale: locale)
        var seen: [ExactText: ImportedEntry] = [:]
        var kept: [ImportedEntry] = []
        for entry in contents.entries.reversed() {
            guard let key = entry.key, let last = seen[ExactText(key)] else {
                if let key = entry.key { seen[ExactText(key)] = entry }
                kept.append(entry)
                continue
            }
            let (own, later) = (reading(of: entry, context), reading(of: last, context))
            var (loser, winner) = (entry, last)
            var isLate = false
            let reason: String
            if own.isRejected {
                reason = "the client rejects it, and there is another item with the uuid “\(key)”"
            } else if later.isRejected {
                (loser, winner) = (last, entry)
                seen[ExactText(key)] = entry
                kept.removeAll { $0.path == last.path }
                kept.append(entry)
                reason = "the client rejects it, and shows an earlier item with the uuid “\(key)”"
            } else if later.isLate {
                // Until the later one is shown, the earlier one is.
                isLate = true
                reason = "a later item has the uuid “\(key)” too, and takes its place some days after the installation"
            } else {
                reason = "a later item has the uuid “\(key)” too, and takes its place"
            }
            // The events of both stay, so an item that has some is not without effect.
            let isWithout = !hasEvents(loser.value) || hasSameImplicitEvents(loser.value, winner.value)
            contents.refusals.append(.init(isWithout && !isLate ? .unread : .unsupported, at: loser.path, reason))
        }
        contents.entries = kept.reversed()
    }

    /// Whether the client finds an item to be none that can be shown, whenever it looks, and whether it is none for a
    /// while.
    private func reading(
        of entry: ImportedEntry, _ context: ISmartNewsContext
    ) -> (isRejected: Bool, isLate: Bool) {
        let reading = ISmartNewsItemReading(
            ISmartNewsDictionary(folded: entry.value.dictionary ?? []), context: context)
        let isRejected = (try? reading.definition(daysSinceInstallation: .max)) == nil
        return (isRejected, reading.leastDays > 0)
    }

    /// The events of an item that is to be ignored count for the others with its uuid.
    private func refuseIgnoredEvents(
        _ elements: [PropertyValue], _ language: ISmartNewsImportLanguage, _ contents: inout FeedContents
    ) {
        let kept = Dictionary(
            keepingFirst: contents.entries.compactMap { entry in entry.key.map { (ExactText($0), entry.value) } })
        for (index, element) in elements.enumerated() where element["event"] == nil {
            guard let meta = element["meta"], meta.dictionary != nil else { continue }
            let item = language.resolved(ISmartNewsDictionary.folded(meta))
            guard Self.isIgnored(item), hasEvents(item), let uuid = item["uuid"]?.string,
                let other = kept[ExactText(uuid)],
                !hasSameImplicitEvents(item, other)
            else { continue }
            contents.refusals.append(
                .init(
                    .unsupported, at: FeedPath().index(index).key("meta"),
                    "it is to be ignored, and its events count for the other item with the uuid “\(uuid)”"))
        }
    }

    /// Whether an item brings events of its own.
    private func hasEvents(_ item: PropertyValue) -> Bool {
        hasImplicitEvents(item) || (item.dictionary ?? []).contains { Self.isEvents($0.key) }
    }

    /// Whether an item has events because of its name.
    private func hasImplicitEvents(_ item: PropertyValue) -> Bool {
        switch item["uuid"]?.string.flatMap(ISmartNewsReservedItem.init(rawValue:)) {
        case .whatIsNew: true
        case .review: settings.clientVersion == .v496
        case nil: false
        }
    }

    /// Whether two items of one name have the events of that name, and no others.
    private func hasSameImplicitEvents(_ one: PropertyValue, _ other: PropertyValue) -> Bool {
        hasImplicitEvents(one)
            && ![one, other].contains { ($0.dictionary ?? []).contains { Self.isEvents($0.key) } }
    }

    private static func isEvents(_ key: String) -> Bool { key == "events" || key.hasPrefix("events_") }
}
