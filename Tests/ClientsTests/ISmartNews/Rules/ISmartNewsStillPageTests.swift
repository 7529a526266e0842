import Campaigns
import Testing

@testable import Clients

@Suite struct ISmartNewsStillPageTests {
    private func findings(_ template: String, front: String = "", settings: String = "{}") throws -> [Diagnostic] {
        var templates = TemplateLibrary.builtIn
        try templates.add("ismartnews/own", text: template)
        let trial = RuleTrial<ISmartNewsClient>(settings: settings, templates: templates)
        return try trial.findings(
            of: .ismartnewsStillPage, front: "template: own\nismartnews: {form: page}\n\(front)")
    }

    @Test func aPageThatAsksForNothingIsNotScrolled() throws {
        let found = try findings("<h1>{{title}}</h1>")
        #expect(found.map(\.position.line) == [3])
        #expect(
            found.map(\.suggestion) == [
                "write <script>var allowVerticalScroll = true;</script> into templates/ismartnews/own.mustache"
            ])
    }

    @Test(arguments: [
        "<h1>{{title}}</h1><script>var allowVerticalScroll = \"yes\"</script>",
        "<h1>{{title}}</h1><script src=\"https://e.com/a.js\"></script>",
    ])
    func aPageThatAsksOrMayAskIsScrolled(_ template: String) throws {
        #expect(try findings(template).isEmpty)
    }

    @Test func theOldVersionScrollsAllPages() throws {
        #expect(try findings("<h1>{{title}}</h1>", settings: "{clientVersion: \"2.0.1\"}").isEmpty)
    }

    @Test func builtInPagesAreScrolled() throws {
        let trial = RuleTrial<ISmartNewsClient>()
        for template in ["page", "hero"] {
            let front = "template: \(template)\nismartnews: {form: page}"
            #expect(try trial.findings(of: .ismartnewsStillPage, front: front).isEmpty)
        }
    }

    @Test func aSignWhileItLoadsCannotBeTakenBack() throws {
        let front = "ismartnews: {form: page, style: {show_loading: {blur: dark}}}"
        let found = try RuleTrial<ISmartNewsClient>().findings(of: .ismartnewsStillPage, front: front)
        #expect(found.map(\.suggestion) == ["leave show_loading out of style"])
    }
}
