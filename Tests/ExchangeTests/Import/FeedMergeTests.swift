import Testing

@testable import Clients
@testable import Exchange

/// Which messages without keys of two feeds are the same announcement.
@Suite struct FeedMergeTests {
    /// A message is written as its words, its link behind a slash, and what else it says behind a colon.
    private func feed(_ locale: String, _ messages: [String]) -> ImportedFeed {
        let entries = messages.enumerated().map { index, message in
            let parts = message.split(separator: ":", maxSplits: 1).map(String.init)
            let words = parts[0].split(separator: "/").map(String.init)
            var entry = ImportedEntry(
                key: nil, name: words[0], path: FeedPath().index(index), value: .string(message), spareTitle: message)
            let rest = PropertyValue.string(parts.count > 1 ? parts[1] : "")
            entry.words = .string(words[0])
            entry.kinship = (words.count > 1 ? [["link": .string(words[1]), "rest": rest]] : []) + [rest]
            return entry
        }
        return ImportedFeed(locale: locale, file: locale, entries: entries)
    }

    private func keyed(_ locale: String, _ keys: [String]) -> ImportedFeed {
        let entries = keys.enumerated().map { index, key in
            ImportedEntry(key: key, name: key, path: FeedPath().index(index), value: .string(key), spareTitle: key)
        }
        return ImportedFeed(locale: locale, file: locale, entries: entries)
    }

    private func merged(_ feeds: [ImportedFeed], keepsOrder: Bool = true) -> [String] {
        FeedMerge.announcements(of: feeds, keepsOrder: keepsOrder).map { announcement in
            feeds.compactMap { announcement.entries[$0.locale]?.value.string }.joined(separator: "=")
        }
    }

    @Test(arguments: [
        // As many on both sides.
        (["A", "B"], ["Un", "Deux"], ["A=Un", "B=Deux"]),
        (["A", "B:2"], ["Un", "Deux:2"], ["A=Un", "B:2=Deux:2"]),
        // One more, and nothing tells which.
        (["A", "B"], ["Un"], ["A", "B", "Un"]), (["A"], ["Un", "Deux"], ["A", "Un", "Deux"]),
        // What says the same is the same, and what is between is counted there.
        (["A", "same"], ["Un", "same", "Seul"], ["A=Un", "same=same", "Seul"]),
        (["A", "same"], ["Seul", "Un", "same"], ["A", "Seul", "Un", "same=same"]),
        (["same", "A"], ["Seul", "same", "Un"], ["Seul", "same=same", "A=Un"]),
        (["same", "same"], ["same", "Un", "same"], ["same=same", "Un", "same=same"]),
        // The same link is more than the same place.
        (["A/x", "B/y"], ["Seul/z", "Un/x", "Deux/y"], ["Seul/z", "A/x=Un/x", "B/y=Deux/y"]),
        (["A/x", "B/en"], ["Un/x", "Deux/fr"], ["A/x=Un/x", "B/en=Deux/fr"]),
        (["A/x", "B"], ["Un/x", "Deux", "Seul:2"], ["A/x=Un/x", "B=Deux", "Seul:2"]),
        // Another order there: each feed keeps its own.
        (["A", "B:2"], ["Deux:2", "Un"], ["A", "B:2", "Deux:2", "Un"]),
        (["A:1", "B:2", "C:3"], ["Deux:2", "Un:1", "Trois:3"], ["A:1", "B:2", "Deux:2", "Un:1", "C:3=Trois:3"]),
        // What has the same link there, and another one here, is not the same.
        (["A/x", "B/y"], ["Deux/y", "Un/x"], ["A/x", "B/y", "Deux/y", "Un/x"]),
        (["s", "t", "u"], ["u", "s", "t"], ["u", "s=s", "t=t", "u"]), ([], ["Un"], ["Un"]), (["A"], [], ["A"]),
    ])
    func whatIsClearlyTheSameIsOneAnnouncement(_ english: [String], _ french: [String], _ expected: [String]) {
        #expect(merged([feed("en", english), feed("fr", french)]) == expected)
    }

    @Test func aThirdFeedIsComparedWithBoth() {
        let feeds = [feed("en", ["A", "B:2"]), feed("fr", ["Un", "same:3"]), feed("de", ["Zwei:2", "same:3"])]
        #expect(merged(feeds) == ["A=Un", "B:2=Zwei:2", "same:3=same:3"])
    }

    @Test func keysCountWhateverTheOrderWhereNoDeviceGoesByIt() {
        let feeds = [keyed("en", ["a", "b", "c"]), keyed("fr", ["c", "x", "a", "b"])]
        #expect(merged(feeds, keepsOrder: false) == ["a=a", "b=b", "c=c", "x"])
        #expect(merged(feeds) == ["c", "x", "a=a", "b=b", "c"])
    }

    /// Of an item that stands twice in a file each language may take another one.
    @Test func whereAFileHasAnotherOrderForAnotherLanguageTheRestStaysTogether() {
        func feed(_ locale: String, item place: Int) -> ImportedFeed {
            var feed = self.feed(locale, ["A", "B"])
            feed.file = "all"
            for index in feed.entries.indices { feed.entries[index].path = FeedPath().index(index + 1) }
            let item = ImportedEntry(
                key: "k", name: "k", path: FeedPath().index(place), value: "item", spareTitle: "k")
            feed.entries.insert(item, at: place == 0 ? 0 : 2)
            return feed
        }
        #expect(merged([feed("en", item: 0), feed("fr", item: 3)]) == ["item", "A=A", "B=B", "item"])
    }

    @Test(.timeLimit(.minutes(1))) func manyMessagesThatAreAlikeTakeNoTime() {
        let (english, french) = ((1...5000).map { "A\($0)" }, (0...5000).map { "B\($0)" })
        #expect(merged([feed("en", english), feed("fr", french)]).count == 10_001)
    }
}
