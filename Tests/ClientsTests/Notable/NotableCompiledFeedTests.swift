import Testing

@testable import Clients

/// The compiled form of a control file answers as devices do, who test conditions before they look at views.
@Suite struct NotableCompiledFeedTests {
    private func answers(_ notification: String) throws -> Set<String> {
        let client = try RenderedWorkspace(NotableClient.self, NotableRenderingTests.files("")).client
        let bytes = Array("{\"a\": \(notification)}".utf8)
        let feed = try #require(client.compiled(FeedBody(bytes), locale: "en") as? NotableCompiledFeed)
        return Set(
            feed.entries[0].answers.joined().map { answer in
                (answer.crash ?? answer.displayCrash).map { "crash: \($0)" } ?? answer.failure?.sentence.text ?? "shown"
            })
    }

    @Test(arguments: [
        ("{\"entry\": \"b\"}", "the entry “b” names none of the views"),
        ("{\"entry\": \"b\", \"conditions\": {\"all\": {\"never\": 1}}}", "never 1 does not hold"),
        (
            "{\"entry\": \"b\", \"conditions\": {\"all\": {\"neverDisplayed\": null}}}",
            "crash: the condition `neverDisplayed` has a value of the wrong type"
        ),
        ("{\"entry\": \"v\", \"views\": {\"v\": {\"file\": 1}}}", "crash: `file` of the view “v” is not a text"),
        (
            "{\"entry\": \"v\", \"views\": {\"v\": {\"file\": 1}}, \"conditions\": {\"all\": {\"never\": 1}}}",
            "never 1 does not hold"
        ),
        ("{\"entry\": \"v\", \"views\": {\"v\": {\"file\": \"x\"}}}", "shown"),
    ])
    func conditionsComeFirst(_ notification: String, answer: String) throws {
        #expect(try answers(notification) == [answer])
    }
}
