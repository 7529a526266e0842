import Campaigns
import Files

/// Which feed serves which locales.
struct FeedAssignment: Sendable {
    /// A feed and its locales.
    struct Feed: Equatable, Sendable {
        /// The file.
        var path: String
        /// The locales whose phones read it.
        var locales: [String]
    }

    /// The feeds, in the order in which they were named.
    let feeds: [Feed]

    /// Pairs feeds with locales: those given behind `=`, those named in the same order, or those in the files' names.
    ///
    /// - Parameter mayHoldAllLanguages: whether a feed of the client may hold all languages at once.
    /// - Throws: ``VerbFailure`` where it is not clear which is which.
    init(
        _ names: [String], locales: [String], configuration: WorkspaceConfiguration, mayHoldAllLanguages: Bool
    ) throws(VerbFailure) {
        let known = configuration.locales
        for locale in locales where !known.contains(locale) { throw Self.undeclared(locale, configuration) }
        var feeds: [Feed] = []
        for name in names { feeds.append(try Self.feed(name, configuration)) }
        let open = feeds.indices.filter { feeds[$0].locales.isEmpty }
        if !locales.isEmpty {
            if open.count == 1 {
                feeds[open[0]].locales = locales.uniqued()
            } else if open.count == locales.count {
                for (index, locale) in zip(open, locales) { feeds[index].locales = [locale] }
            } else {
                let feeds = CountWords.of(open.count, "feed"), words = CountWords.of(locales.count, "locale")
                throw .usage("\(feeds) without a locale, but \(words): name one --locale for each, in the same order")
            }
        } else {
            for index in open {
                let path = feeds[index].path
                // Of what cannot be read nobody wants to know for whom it is.
                try VerbFailure.filing { () throws(FileProblem) in _ = try ImportedFeedFile(path) }
                feeds[index].locales = try Self.guessed(
                    path, known, mayHoldAllLanguages: mayHoldAllLanguages, isOnlyFeed: names.count == 1)
            }
        }
        var taken: [String: String] = [:]
        for feed in feeds {
            for locale in feed.locales {
                if let other = taken.updateValue(feed.path, forKey: locale) {
                    throw .usage("“\(locale)” is the locale of \(other) and of \(feed.path); a locale has one feed")
                }
            }
        }
        self.feeds = feeds
    }

    /// A feed as it is named, perhaps with its locale behind an equals sign.
    private static func feed(
        _ name: String, _ configuration: WorkspaceConfiguration
    ) throws(VerbFailure) -> Feed {
        let (path, locale) = parts(of: name)
        guard let locale else { return Feed(path: path, locales: []) }
        guard configuration.locales.contains(locale) else { throw undeclared(locale, configuration) }
        return Feed(path: path, locales: [locale])
    }

    /// A file, and the locale that is named behind an equals sign; where the whole is a file, it names none.
    static func parts(of name: String) -> (path: String, locale: String?) {
        guard let equals = name.lastIndex(of: "="), (try? FileExistence.exists(name)) != true else {
            return (name, nil)
        }
        return (String(name[..<equals]), String(name[name.index(after: equals)...]))
    }

    /// The locale that the file's name says, or the nearest folder that says one.
    private static func guessed(
        _ path: String, _ known: [String], mayHoldAllLanguages: Bool, isOnlyFeed: Bool
    ) throws(VerbFailure) -> [String] {
        if known.count == 1 {
            guard let other = language(of: path, besides: known[0]) else { return known }
            let advice = isOnlyFeed ? "say --locale \(known[0]), or add" : "add"
            throw .usage(
                """
                \(path) is named after the language “\(other)”, and the only locale of the workspace is “\(known[0])”; \
                \(advice) “\(other)” to the locales in newsadmin.yml
                """)
        }
        for part in path.split(separator: "/").reversed() {
            // `feed_pt_BR` names the same locale as `feed-pt-BR`.
            let words = ([part] + part.split(separator: ".")).map { $0.lowercased().replacing("_", with: "-") }
            let found = known.filter { locale in
                words.contains { $0 == locale.lowercased() || $0.hasSuffix("-" + locale.lowercased()) }
            }
            // `feed-pt-BR` ends in more than one name; the longest one is meant.
            if let longest = found.max(by: { $0.utf8.count < $1.utf8.count }) { return [longest] }
        }
        if mayHoldAllLanguages { return known }
        throw .usage("\(path) does not tell its locale; say so with --locale (\(known.joined(separator: ", ")))")
    }

    /// The language after which a feed or else its folder is named, as `fr.plist`, `news_fr.plist` and `fr/news.plist` are;
    /// nil where that is the language of this locale, or none.
    private static func language(of path: String, besides locale: String) -> String? {
        for part in path.split(separator: "/").suffix(2).reversed() {
            let languages = languages(in: String(part))
            guard let first = languages.first else { continue }
            return languages.contains { primary($0) == primary(locale) } ? nil : first
        }
        return nil
    }

    /// The languages that a name of a file or folder may mean, the longest first.
    private static func languages(in name: String) -> [String] {
        let parts = name.split(separator: ".")
        return (parts.count > 1 ? parts.dropLast() : parts[...]).flatMap { part in
            let words = part.split { $0 == "_" || $0 == "-" }
            return [words[...], words.suffix(2), words.suffix(1)].map { $0.joined(separator: "-") }.uniqued()
        }.map(LanguageTag.canonical).filter { tag in
            primary(tag).utf8.count == 2 && LanguageTag.isWellFormed(tag) && LanguageTag.isKnown(tag)
        }
    }

    private static func primary(_ tag: String) -> Substring { tag.prefix { $0 != "-" } }

    private static func undeclared(_ locale: String, _ configuration: WorkspaceConfiguration) -> VerbFailure {
        let sentence = UnknownName.sentence(
            locale, among: configuration.locales, kind: .locales, takesSeveral: false, suggestsAddition: false)
        let tag = LanguageTag.canonical(locale)
        guard LanguageTag.isWellFormed(tag), !configuration.locales.contains(tag) else {
            return .usage(Sentence(sentence))
        }
        let all = (configuration.locales + [tag]).joined(separator: ", ")
        return .usage("\(sentence); to add it, write in newsadmin.yml: locales: [\(all)]")
    }
}
