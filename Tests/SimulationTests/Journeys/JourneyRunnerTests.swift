import Campaigns
import Testing

@testable import Clients
@testable import Simulation

@Suite struct JourneyRunnerTests {
    private let steps: PropertyValue = [["at": "2026-11-20T09:00:00Z"], ["at": "2026-11-22T09:00:00Z"]]

    private func journey(_ fields: PropertyValue) throws -> Journey {
        try Journey(.dictionary([.init("client", "inotify"), .init("steps", steps)] + (fields.dictionary ?? [])))
    }

    private func shown(_ fields: PropertyValue, feeds: FeedSource = FeedSource()) throws -> [PropertyValue?] {
        try JourneyRunner(feeds: feeds, factory: ClientCatalogue.device).run(journey(fields)).map { $0["shown"] }
    }

    private static let plist = PropertyListWriter.write(["a": ["Title": "T"]])

    @Test func feedsComeInEveryForm() throws {
        let expected: [PropertyValue?] = [.null, "a"]
        #expect(try shown(["feed": ["a": ["Title": "T"]]]) == expected)
        #expect(try shown(["feedRaw": .string(String(decoding: Self.plist, as: UTF8.self))]) == expected)
        #expect(
            try shown(["feed": "a.plist"], feeds: FeedSource(file: { $0 == "a.plist" ? Self.plist : [] })) == expected)
    }

    @Test func theWorkspacesOwnFeedIsThatOfTheInstant() throws {
        let feeds = FeedSource(published: { client, locale, instant in
            guard client == "inotify", locale == "fr" else { return nil }
            return instant >= Instant(seconds: 1_795_300_000) ? Self.plist : PropertyListWriter.write([:])
        })
        #expect(try shown(["locale": "fr"], feeds: feeds) == [.null, "a"])
        #expect(try shown(["locale": "de"], feeds: feeds) == [.null, .null])
    }

    @Test(
        arguments: [
            (
                ["client": "pager"],
                "no client “pager” is known; there are \(ClientCatalogue.names.sorted().joined(separator: ", "))"
            ),
            (["client": "inotfy"], "no client “inotfy” is known; did you mean “inotify”?"),
            (["clientVersion": "9.9"], "version 9.9 of inotify cannot be simulated"),
            (["feed": "gone.plist"], "there is no feed at “gone.plist”"),
            (["settings": ["checkPeriod": "soon"]], "`checkPeriod` must be a number of less than 13 digits"),
            (["steps": [["do": "launch"]]], "step 1: a step needs `at`, the moment it happens"),
        ] as [(PropertyValue, String)])
    func whatCannotBeRunIsSaid(_ fields: PropertyValue, _ message: String) throws {
        #expect(throws: JourneyError(message)) { try shown(fields) }
    }

    @Test(
        arguments: [
            ("client", 5), ("steps", 5), ("steps", [5]), ("steps", nil), ("feedRaw", 5), ("setings", [:]),
            ("expected", [:]), ("order", [5]),
        ] as [(String, PropertyValue)])
    func aJourneyThatCannotBeUnderstoodIsAnError(_ name: String, _ value: PropertyValue) {
        #expect(throws: JourneyError.self) { try journey(.dictionary([.init(name, value)])) }
    }
}
