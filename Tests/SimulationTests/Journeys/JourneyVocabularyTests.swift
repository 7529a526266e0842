import Clients
import Simulation
import Testing

/// Whatever a journey names is known, or is an error that says where it stands and what was probably meant.
@Suite struct JourneyVocabularyTests {
    private let runner = JourneyRunner(factory: ClientCatalogue.device)

    private func problem(_ text: String, _ name: String = "a.yml") -> String? {
        do throws(JourneyError) {
            let file = try JourneyFile(name: name, bytes: Array(text.utf8), tables: ClientCatalogue.tables)
            for recorded in file.cases { _ = try recorded.differences(runner) }
            return nil
        } catch {
            return error.description
        }
    }

    @Test func aMisspeltNameIsFoundInItsLine() {
        let text = """
            client: inotify
            feed: {}
            steps:
              - {at: 2026-11-20T10:00:00Z}
              - at: 2026-11-20T10:05:00Z
                respnd: ignore
            expected: [{}, {}]
            """
        #expect(problem(text) == "line 6: step 2 has no field `respnd`; did you mean “respond”?")
    }

    @Test(
        arguments: [
            ("client: inotify, settings: {checkPeriodd: 1}", "`settings` has no field `checkPeriodd`"),
            ("client: inotify, settings: {labels: {okk: x}}", "`labels` has no field `okk`; did you mean “ok”?"),
            ("client: inotify, state: {viewd: [a]}", "`state` has no field `viewd`; did you mean “viewed”?"),
            ("client: notable, settings: {screen: {hight: 1}}", "`screen` has no field `hight`"),
            (
                "client: notable, state: {notifications: {a: {lanches: 1}}}",
                "`a` has no field `lanches`; did you mean “launches”?"
            ),
            ("client: sourse, settings: {topic: a}", "`settings` has no field `topic`; did you mean “topics”?"),
            ("client: ismartnews, state: {viewed: []}", "journeys of this client have no `state`"),
            ("client: inotify, order: [a]", "journeys of this client have no `order`"),
            ("client: inotify, setings: {}", "a journey has no field `setings`; did you mean “settings”?"),
        ])
    func everyPartIsLookedAt(_ fields: String, _ message: String) {
        let text = "{\(fields), feed: {}, steps: [{at: 2026-11-20T10:00:00Z}], expected: [{}]}"
        #expect(problem(text)?.hasPrefix("line 1: " + message) == true, "\(problem(text) ?? "no problem")")
    }

    @Test func anExpectationOfAnUnknownNameIsNoExpectation() {
        let text = "{client: inotify, feed: {}, steps: [{at: 2026-11-20T10:00:00Z}], expected: [{show: null}]}"
        #expect(problem(text) == "line 1: expectation 1 has no field `show`; did you mean “shown”?")
    }

    @Test func whatIsMeantForPeopleIsNoMistake() {
        let text = """
            {client: inotify, id: a, note: b, part: c, feed: {}, steps: [{at: 2026-11-20T10:00:00Z, note: d}], expected: [{}]}
            """
        #expect(problem(text) == nil)
    }

    @Test(
        arguments: [
            ("feed: 5", "`feed` must be the path of a file, or the feed itself: a dictionary or a list"),
            ("feed: {}, feedRaw: x", "`feed` and `feedRaw` exclude each other"),
            ("order: a", "`order` must be a list of texts"),
        ])
    func aValueOfAnotherKindIsAnError(_ fields: String, _ message: String) {
        let text = "{client: notable, \(fields), steps: [{at: 2026-11-20T10:00:00Z}], expected: [{}]}"
        #expect(problem(text) == "line 1: \(message)")
    }

    @Test(
        arguments: [
            ("", "line 1: nothing is expected, so there is nothing to test; `expected` needs an entry for each step"),
            ("expected: []", "line 1: 0 expectations for 1 step; {} expects nothing of a step"),
            ("expected: [{}, {}, {}]", "line 1: 3 expectations for 1 step; {} expects nothing of a step"),
        ])
    func everyStepHasItsExpectation(_ expected: String, _ message: String) {
        #expect(
            problem("{client: inotify, feed: {}, steps: [{at: 2026-11-20T10:00:00Z}], \(expected)}") == message)
    }

    @Test func onlyClocksThatCanBeSetBackRunBack() {
        func steps(_ client: String, _ deed: String) -> String {
            """
            {client: \(client), feed: {}, expected: [{}, {}],
            steps: [{at: 2026-11-20T10:00:00Z, do: \(deed)}, {at: 2026-11-19T10:00:00Z, do: \(deed)}]}
            """
        }
        #expect(problem(steps("inotify", "launch")) == nil)
        #expect(problem(steps("notable", "launch")) == nil)
        let message = "line 2: step 2: 2026-11-19T10:00:00Z is before the step before, and this clock never runs back"
        #expect(problem(steps("ismartnews", "launch")) == message)
        #expect(problem(steps("sourse", "open")) == message)
    }
}
