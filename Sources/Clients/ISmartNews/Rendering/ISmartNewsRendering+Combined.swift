import Campaigns

extension ISmartNewsClient {
    /// `all.plist`, where a key's suffix says its language, and plain keys hold the source locale's text: the library
    /// has no other language to fall back to.
    func combinedFeeds(_ entries: [(locale: String, entries: [FeedEntry])]) -> [FeedFile] {
        let parts = entries.filter { isCombined($0.locale) }
        guard !parts.isEmpty else { return [] }
        var byCampaign: [String: [String: FeedEntry]] = [:]
        for (locale, entries) in parts {
            for entry in entries { byCampaign[entry.campaign, default: [:]][locale] = entry }
        }
        let locales = parts.map(\.locale)
        let elements = byCampaign.values
            .compactMap { entries in locales.lazy.compactMap { entries[$0] }.first.map { ($0, entries) } }
            .sorted { FeedEntry.precedes($0.0, $1.0) }
            .map { combined($0.1.mapValues(\.value), locales: locales) }
        let content = FileContent { [special] in Self.encoded(elements, behind: special) }
        return [FeedFile(path: Self.combinedFeedPath, content: content, messages: elements.count)]
    }

    /// Classic messages, whose plain keys every language falls back to; a meta item can be hidden.
    func borrowedTexts(in entries: [(locale: String, entries: [FeedEntry])]) -> [BorrowedText] {
        let source = context.configuration.sourceLocale
        let parts = entries.filter { isCombined($0.locale) }
        let shown = parts.first { $0.locale == source }?.entries.filter { $0.value["meta"] == nil } ?? []
        let held = parts.map { part in (locale: part.locale, campaigns: Set(part.entries.map(\.campaign))) }
        return shown.sorted(by: FeedEntry.precedes).flatMap { entry in
            held.filter { !$0.campaigns.contains(entry.campaign) }.map { part in
                BorrowedText(campaign: entry.campaign, locale: part.locale, source: source, feed: "all.plist")
            }
        }
    }

    private static var combinedFeedPath: String { ServedFolder.path(of: "\(name)/all.plist") }

    static var combinedFeedPaths: [String] { [combinedFeedPath] }

    /// One element for all the languages that have one.
    private func combined(_ values: [String: PropertyValue], locales: [String]) -> PropertyValue {
        let source = context.configuration.sourceLocale
        let present = locales.compactMap { locale in values[locale].map { (locale, $0) } }
        let plain = values[source] ?? .shared(by: present.map(\.1))
        var result = plain
        for (locale, value) in present where locale != source {
            result.add(value, beside: plain, suffix: Self.suffix(locale))
        }
        guard case .dictionary(var item)? = result["meta"] else { return result }
        let conditions = item.map(\.key).filter { $0.hasPrefix("ignore_ios") }.map { $0.dropFirst("ignore".count) }
        if values[source] == nil {
            item.append(.init("ignore", true))
            for (locale, _) in present {
                item.append(.init("ignore_\(Self.suffix(locale))", false))
                // A key with a language comes before one with a system, so it must say the system as well.
                for condition in conditions { item.append(.init("ignore_\(Self.suffix(locale))\(condition)", true)) }
            }
        } else {
            for locale in locales where values[locale] == nil {
                item.append(.init("ignore_\(Self.suffix(locale))", true))
            }
        }
        return ["meta": .dictionary(item)]
    }

    private static func suffix(_ locale: String) -> String {
        combinedSuffix(of: locale) ?? locale
    }
}

extension PropertyValue {
    /// What dictionaries have in common, in parts that are looked up by language; titles and texts never are common.
    fileprivate static func shared(by values: [PropertyValue]) -> PropertyValue {
        guard let entries = values.first?.dictionary else { return [:] }
        return .dictionary(
            entries.compactMap { entry in
                let others = values.compactMap { $0[entry.key] }
                guard others.count == values.count, entry.key != "title", entry.key != "text" else { return nil }
                if entry.isLookedInto { return Entry(entry.key, shared(by: others)) }
                return others.allSatisfy { $0 == entry.value } ? entry : nil
            })
    }

    /// Adds what a language's dictionary says differently from the plain one, under keys with its suffix.
    fileprivate mutating func add(_ other: PropertyValue, beside plain: PropertyValue, suffix: String) {
        guard case .dictionary(var entries) = self, let others = other.dictionary else { return }
        for entry in others where plain[entry.key] != entry.value {
            if entry.isLookedInto, let inner = plain[entry.key],
                let index = entries.firstIndex(where: { $0.key == entry.key })
            {
                entries[index].value.add(entry.value, beside: inner, suffix: suffix)
            } else {
                entries.append(Entry("\(entry.key)_\(suffix)", entry.value))
            }
        }
        self = .dictionary(entries)
    }
}

extension PropertyValue.Entry {
    /// Whether the library looks up the keys inside by language, so that the dictionary itself needs no suffix.
    fileprivate var isLookedInto: Bool {
        (key == "meta" || key.hasPrefix("/")) && value.dictionary != nil
    }
}
