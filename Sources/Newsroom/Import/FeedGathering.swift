import Campaigns
import Clients
import Exchange
import Files

/// Reads feeds, one after the other, and notes what is wrong with them.
struct FeedGathering {
    private let client: any Client
    private var views: FeedViews
    private var files: [String: ImportedFeedFile] = [:]
    private var feeds: [ImportResult.Feed] = []
    private var findings: [Diagnostic] = []
    private var settings: [FeedContents.Setting] = []
    /// What the first feed means by each setting, by its name.
    private var stated: [String: Stated] = [:]

    /// What a feed means by a setting.
    private struct Stated {
        var meaning: PropertyValue
        var path: String
        var locale: String
    }
    private var placed = 0
    /// The announcements of each locale.
    private var entries: [String: [ImportedEntry]] = [:]

    /// The most entries that a feed may have.
    static let entryLimit = 10_000
    /// How many findings are reported with their line: to find it, all that stands before is read again.
    static let placeLimit = 200

    /// Nothing read yet.
    ///
    /// - Parameter views: the folder of the feeds' views; nil: beside each feed.
    init(client: any Client, views: String?) {
        self.client = client
        self.views = FeedViews(client: client, folder: views)
    }

    private var name: String { client.name }

    /// Reads feeds, each for all of its locales.
    mutating func read(_ feeds: [FeedAssignment.Feed]) throws(FileProblem) {
        var opened: [(feed: FeedAssignment.Feed, file: ImportedFeedFile)] = []
        for feed in feeds { opened.append((feed, try ImportedFeedFile(feed.path))) }
        for (feed, file) in opened { views.survey(file, locales: feed.locales) }
        for (feed, file) in opened { read(file, for: feed, isOnlyFeed: opened.count == 1) }
    }

    private mutating func read(_ file: ImportedFeedFile, for feed: FeedAssignment.Feed, isOnlyFeed: Bool) {
        // What is another language to each of the locales that were named is nobody's.
        var others: [String: FeedPath]?
        defer { report(others ?? [:], in: file, feed.locales) }
        var isRead = false
        for locale in feed.locales {
            files[locale] = file
            var notes: [FeedViews.Note] = []
            do throws(FeedReadingError) {
                if let problem = file.problem ?? file.looks { throw FeedReadingError(problem) }
                let contents = try client.contents(of: file.bytes, locale: locale) { address, place in
                    views.page(at: address, named: place, of: file, &notes)
                }
                guard contents.entries.count + contents.refusals.count <= Self.entryLimit else {
                    throw FeedReadingError("it has more than \(Self.entryLimit) entries")
                }
                feeds.append(.init(path: feed.path, locale: locale, entries: contents.entries.count))
                entries[locale] = contents.entries
                isRead = true
                others = others.map { $0.filter { contents.otherLanguages[$0.key] != nil } } ?? contents.otherLanguages
                findings += notes.map { note in
                    Diagnostic(
                        .importView, at: position(of: note.place, in: file), note.sentence, locales: [locale],
                        client: name)
                }
                findings += lineEndNotes(on: contents.entries, in: file, locale)
                for refusal in contents.refusals { findings.append(finding(refusal, in: file, locale)) }
                for setting in contents.settings { add(setting, in: file, locale) }
            } catch {
                findings.append(unreadable(file, error, locale, isOnlyFeed: isOnlyFeed))
            }
        }
        if isRead { reportReplaced(in: file, feed.locales) }
    }

    /// Notes what becomes of line ends of Windows, which no editor shows: once for all messages that have some.
    private func lineEndNotes(
        on entries: [ImportedEntry], in file: ImportedFeedFile, _ locale: String
    ) -> [Diagnostic] {
        let fates: [(lineEnds: ImportedLineEnds, sentence: String)] = [
            (.replaced, "their campaigns have plain line ends, which look the same on phones"),
            (
                .kept,
                "they stay, as &#13; in a campaign: \(client.title) knows messages by their words, and would otherwise "
                    + "show them again"
            ),
        ]
        return fates.compactMap { fate in
            let found = entries.filter { $0.lineEnds == fate.lineEnds }
            guard let first = found.first else { return nil }
            return Diagnostic(
                .importLineEnd, at: file.places.position(of: first.path),
                "lines end as on Windows in \(CountWords.of(found.count, "message")); \(fate.sentence)",
                locales: [locale], client: name)
        }
    }

    /// Notes what clients do not see, because they take the last of several values with one name.
    private mutating func reportReplaced(in file: ImportedFeedFile, _ locales: [String]) {
        let places = file.places
        let values = places.replaced()
        for value in values.prefix(Self.placeLimit) {
            findings.append(
                Diagnostic(
                    .importUnread, at: places.position(at: value.offset),
                    "\(value.path) is not imported: a later one of the same name takes its place",
                    locales: Set(locales), client: name))
        }
        guard values.count > Self.placeLimit else { return }
        findings.append(
            Diagnostic(
                .importUnread, at: SourcePosition(file: file.path),
                "\(values.count - Self.placeLimit) more values are not imported, because later ones have their names",
                locales: Set(locales), client: name))
    }

    private mutating func report(_ others: [String: FeedPath], in file: ImportedFeedFile, _ locales: [String]) {
        for (language, path) in others.sorted(by: { $0.key < $1.key }) {
            findings.append(
                Diagnostic(
                    .importUnsupported, at: file.places.position(of: path),
                    "\(file.places.words(for: path)) has words in “\(language)”, which are not imported: no --locale names it",
                    suggestion: "name that locale too, or its phones are shown another language",
                    locales: Set(locales), client: name))
        }
    }

    /// Whether the client gets no feed out of one of the files.
    var hasUnreadable: Bool { findings.contains { $0.rule == .importUnreadable } }

    /// What was read for a locale; nil where nothing was.
    func feed(for locale: String) -> ImportedFeed? {
        entries[locale].map { ImportedFeed(locale: locale, file: files[locale]?.path ?? "", entries: $0) }
    }

    /// What was read, before campaigns are made of it.
    func result(isDryRun: Bool) -> ImportResult {
        var result = ImportResult(client: name, isDryRun: isDryRun)
        result.feeds = feeds
        result.settings = settings
        result.findings = findings
        return result
    }

    /// What is said of an entry that no campaign can say.
    mutating func finding(_ failure: FeedImporter.Failure) -> Diagnostic {
        finding(.importUnsupported, failure) { "\($0) is not imported" }
    }

    /// What is said of an entry whose pages were found, but make no views that pass.
    mutating func findingOfPages(_ failure: FeedImporter.Failure) -> Diagnostic {
        finding(.importView, failure) { "the views of \($0) keep their addresses" }
    }

    /// What is said of an entry to which its campaign adds something.
    mutating func findingOfAddition(_ failure: FeedImporter.Failure) -> Diagnostic {
        finding(.importAdded, failure) { "\($0) is imported with an addition" }
    }

    /// What is said of what a campaign writes in another way.
    mutating func findingOfChange(_ failure: FeedImporter.Failure) -> Diagnostic {
        finding(.importAdded, failure) { "\($0) is imported in another form" }
    }

    /// What is said of an entry that becomes several campaigns of one key.
    mutating func findingOfDivided(_ failure: FeedImporter.Failure) -> Diagnostic {
        finding(.importDivided, failure) { "\($0) becomes a campaign of its own" }
    }

    /// What is said of entries of a feed that go with none of the other feeds: once for all of them.
    mutating func findingOfUnpaired(_ paths: [FeedPath], in locale: String) -> Diagnostic {
        let file = files[locale]
        let named = paths.prefix(5).map { file?.places.words(for: $0) ?? "" }
        let more = paths.count > named.count ? " and \(paths.count - named.count) more" : ""
        return Diagnostic(
            .importUnpaired, at: file.map { position(of: paths[0], in: $0) } ?? SourcePosition(file: ""),
            "imported in “\(locale)” alone, as the other feeds have nothing that is clearly the same: "
                + named.joined(separator: ", ") + more,
            suggestion:
                "where one of these and a message of another feed are the same, write the translation beside the campaign "
                + "of the source language, as NAME.LOCALE.md, add its locale there, and delete all files of its own campaign",
            locales: [locale], client: name)
    }

    private mutating func finding(
        _ rule: Rule, _ failure: FeedImporter.Failure, _ sentence: (_ entry: String) -> String
    ) -> Diagnostic {
        let file = files[failure.locale]
        return Diagnostic(
            rule, at: file.map { position(of: failure.path, in: $0) } ?? SourcePosition(file: ""),
            "\(sentence(file?.places.words(for: failure.path) ?? "")): \(failure.reason)",
            locales: [failure.locale], client: name)
    }

    private mutating func position(of path: FeedPath, in file: ImportedFeedFile) -> SourcePosition {
        placed += 1
        return placed > Self.placeLimit ? SourcePosition(file: file.path) : file.places.position(of: path)
    }

    private mutating func finding(
        _ refusal: FeedContents.Refusal, in file: ImportedFeedFile, _ locale: String
    ) -> Diagnostic {
        let rule: Rule =
            switch refusal.kind {
            case .crash: .importCrash
            case .unsupported: .importUnsupported
            case .unread: .importUnread
            }
        return Diagnostic(
            rule, at: position(of: refusal.path, in: file),
            "\(file.places.words(for: refusal.path)) is not imported: \(refusal.reason)", locales: [locale],
            client: name)
    }

    private func unreadable(
        _ file: ImportedFeedFile, _ error: FeedReadingError, _ locale: String, isOnlyFeed: Bool
    ) -> Diagnostic {
        let position = error.offset.map(file.places.position(at:)) ?? SourcePosition(file: file.path)
        return Diagnostic(
            .importUnreadable, at: position, "\(client.title) gets no feed out of this: \(error.reason)",
            suggestion: isOnlyFeed
                ? nil
                : "nothing is imported, of the other feeds neither; find the file as it was last published, or leave it out",
            locales: [locale], client: name)
    }

    private mutating func add(_ setting: FeedContents.Setting, in file: ImportedFeedFile, _ locale: String) {
        let known = stated[setting.name]
        if known == nil {
            stated[setting.name] = Stated(meaning: setting.meaning, path: file.path, locale: locale)
        }
        func report(_ message: String, suggestion: String) {
            findings.append(
                Diagnostic(
                    .importSetting, at: file.places.position(of: setting.path), message, suggestion: suggestion,
                    locales: [locale], client: name))
        }
        if let known, known.meaning != setting.meaning {
            let other = known.path == file.path ? "for \(known.locale)" : "in \(known.path)"
            let difference =
                setting.value == .null
                ? "stands \(other) and not here"
                : known.meaning == .null ? "stands here and not \(other)" : "is another one \(other) than here"
            return report(
                "“\(setting.name)” \(difference), and newsadmin.yml has one for all languages",
                suggestion: "make the feeds agree, or import into two workspaces")
        }
        guard !setting.isInWorkspace else { return }
        guard setting.value != .null else {
            return report(
                "newsadmin.yml says “\(setting.name)”, and this feed does not",
                suggestion: "take it out of clients.\(name), or phones will behave differently from now on")
        }
        if known == nil { settings.append(setting) }
        let line = SettingLines.text([setting], indentation: 0).split(separator: "\n").joined(separator: " ")
        report(
            "“\(setting.name)” belongs in newsadmin.yml, which says something else or nothing",
            suggestion: "write under clients.\(name): \(line)")
    }
}
