extension ISmartNewsClient {
    /// A meta item, taken apart; nil where it is none that can be imported.
    func imported(
        item: PropertyValue, at path: FeedPath, _ refusals: inout [FeedContents.Refusal]
    ) -> ImportedEntry? {
        guard let uuid = item["uuid"]?.string, !uuid.allSatisfy(\.isWhitespace) else {
            refusals.append(.init(.unread, at: path, "the item has no uuid"))
            return nil
        }
        if Self.isIgnored(item) {
            refusals.append(.init(.unread, at: path, "the item is to be ignored"))
            return nil
        }
        // The client rejects an item whose list is empty like one without.
        if (item.dictionary ?? []).allSatisfy({ !Self.isNamed("urls", $0.key) || $0.value == [] }) {
            refusals.append(.init(.unread, at: path, "the item has no urls, and nothing to show"))
            return nil
        }
        if let (place, reason) = crash(in: item, at: path) {
            refusals.append(.init(.crash, at: place, reason))
            return nil
        }
        let (item, lineEnds) = withPlainLineEnds(item)
        var entry = ImportedEntry(
            key: uuid, name: uuid, path: path, value: item.canonical, spareTitle: uuid)
        entry.lineEnds = lineEnds
        entry.raw = (item.dictionary ?? []).filter { $0.key != "uuid" }
        entry.absent = ["urls", "dates", "/\(Self.alertPath)"].filter { item[$0] == nil }.map { .init($0, .null) }
        entry.block = [.init("form", .string(Self.form(of: item).rawValue))]
        entry.defaults = [.init(["show"], "always")]
        entry.fields = fields(of: item)
        return entry
    }

    /// The item with plain line ends in its own alert; the library knows items by their uuids, whatever that says.
    private func withPlainLineEnds(_ item: PropertyValue) -> (item: PropertyValue, lineEnds: ImportedLineEnds) {
        var entries = item.dictionary ?? []
        guard let place = entries.firstIndex(where: { $0.key == "/\(Self.alertPath)" }),
            var alert = entries[place].value.dictionary
        else { return (item, .plain) }
        // Variants for a region or a device end in its name.
        let drawn = alert.map(\.key).filter { Self.drawnKeys.contains(String($0.prefix { $0 != "_" })) }
        let lineEnds = alert.replaceWindowsLineEnds(in: Set(drawn))
        entries[place].value = .dictionary(alert)
        return (.dictionary(entries), lineEnds)
    }

    /// Whether an item is not to be shown.
    static func isIgnored(_ item: PropertyValue) -> Bool {
        item["ignore"] == true || item["ignore"]?.number.map { $0 != 0 } == true
    }

    /// What crashes the library, or keeps it from saving anything, and why; nil where nothing does.
    private func crash(in item: PropertyValue, at path: FeedPath) -> (place: FeedPath, reason: String)? {
        for entry in item.dictionary ?? [] {
            let place = path.key(entry.key)
            if Self.isCrash(entry) { return (place, "its type crashes the app") }
            if Self.isNamed("dates", entry.key),
                entry.value.array?.contains(where: { Self.unsavableEnd(of: $0) != nil }) == true
            {
                return (place, "an end is no time of day, and \(Self.unsavable)")
            }
            if entry.key.hasPrefix("/"),
                let (key, kind) = Self.crash(inAlert: entry.value, version: settings.clientVersion)
            {
                return (place.key(key), "it is \(kind) in an alert of an item, which crashes the app")
            }
        }
        return nil
    }

    /// Whether an entry of an item is of a type that crashes the library.
    private static func isCrash(_ entry: PropertyValue.Entry) -> Bool {
        if isNamed("urls", entry.key) { return entry.value.array?.contains { $0.string == nil } ?? true }
        if isNamed("removeadsaction", entry.key) { return entry.value.number != nil || entry.value.boolean != nil }
        let ranges = isNamed("dates", entry.key) ? entry.value.array ?? [] : []
        return ranges.contains { $0["shownlimit"]?.string != nil }
    }

    private static func form(of item: PropertyValue) -> ISmartNewsForm {
        let addresses = (item["urls"]?.array ?? []).compactMap(\.string)
        return addresses.contains { $0.contains(alertHost) } ? .alert : .page
    }

    private func fields(of item: PropertyValue) -> [ImportField] {
        var fields = alertFields(of: item)
        if fields.isEmpty { fields += ImportField.value([Self.name, "urls"], item["urls"], covers: ["urls"]) }
        for index in fields.indices where fields[index].name == "ismartnews.urls" {
            fields[index].assignments = fields[index].assignments.map { .init($0.path, $0.value, isText: true) }
        }
        fields += dateFields(of: item) + frequencyFields(of: item)
        let own = [
            ("events", "events"), ("priority", "priority"), ("showonlyifupgrade", "showOnlyIfUpgrade"),
            ("randomize", "randomize"), ("fixurl", "fixUrl"), ("removeadsaction", "removeAdsAction"),
            ("orientations", "orientations"), ("onshow", "onShow"), ("segment", "segment"),
            ("uselocaltime", "useLocalTime"), ("style", "style"), ("queue", "queue"),
            ("firstshowinterval", "firstShowInterval"),
        ]
        for (name, field) in own {
            fields += ImportField.value([Self.name, field], item[name], covers: [name])
        }
        if let least = item["mindelay"], let most = item["maxdelay"] {
            fields.append(
                ImportField(
                    "delays", covers: ["mindelay", "maxdelay"],
                    [.init([Self.name, "minDelay"], least), .init([Self.name, "maxDelay"], most)]))
        }
        for entry in item.dictionary ?? [] where entry.key.hasPrefix("ignore_ios+") && entry.value == true {
            fields += ImportField.value(
                ["system", "before"], .string(String(entry.key.dropFirst("ignore_ios+".count))), covers: [entry.key])
        }
        return fields
    }

    /// The title, text and buttons of an alert within the item, where these are all that it has.
    private func alertFields(of item: PropertyValue) -> [ImportField] {
        let key = "/\(Self.alertPath)"
        guard item["urls"] == [.string(Self.alertAddress)], let alert = item[key], let entries = alert.dictionary,
            let title = alert["title"]?.string, !title.allSatisfy(\.isWhitespace), alert["cancel"] != nil,
            entries.allSatisfy({ $0.value.string != nil })
        else { return [] }
        let parts = wordingFields(of: alert)
        guard Set(entries.map(\.key)).isSubset(of: parts.reduce([]) { $0.union($1.covers) }) else { return [] }
        var field = ImportField("alert", covers: ["urls", key], parts.flatMap(\.assignments))
        field.text = parts.compactMap(\.text).first
        return [field]
    }
}
