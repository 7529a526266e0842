import Campaigns
import Foundation
import Simulation
import Testing

@testable import Clients
@testable import Dashboard
@testable import Newsroom

@Suite struct RunReportsTests {
    private static let files = [
        "newsadmin.yml": TestWorkspace.configuration(clients: TestWorkspace.allClients).replacing(
            "app: {versions: [\"1.0\", \"2.0\"]}", with: Self.app),
        "campaigns/2026-11-20-sale.md":
            "---\ntitle: Sale\naction: {url: \"https://example.com/en\", label: Show}\nsourse: {tag: sale}\n---\nText\n",
        "campaigns/2026-11-20-sale.fr.md":
            "---\ntitle: Soldes\naction: {url: \"https://example.com/fr\", label: Voir}\n---\nTexte\n",
        "campaigns/2026-11-22-old.md":
            "---\ntitle: Old\nversions: {max: \"1.0\"}\nclients: [inotify, notable]\n---\nText\n",
        "campaigns/2026-11-24-later.md":
            "---\ntitle: Later\nstart: 2026-11-24T00:00Z\nend: 2026-12-25T00:00Z\n---\nText\n",
        "campaigns/2026-12-18-night.md":
            "---\ntitle: Night\nstart: 2026-12-18T22:00Z\nclients: [sourse]\nsourse: {immediate: true}\n---\nText\n",
    ]
    private static let app =
        "app: {versions: [\"1.0\", \"1.5\", \"2.0\"], builds: {\"1.0\": \"10\", \"1.5\": \"15\", \"2.0\": \"20\"}}"

    /// The data of a phone's page, and how to find a text in them.
    private struct Page {
        var data: PropertyValue

        init(_ workspace: TestWorkspace, _ phone: String) throws {
            let page = try workspace.text("public/devices/\(phone).html")
            let match = try #require(page.firstMatch(of: /id="runs">([^<]*)</))
            data = try JSONReader().read(Array(match.output.1.utf8))
        }

        func text(_ place: PropertyValue?) -> String? {
            if let places = place?.array { return places.map { text($0) ?? "" }.joined(separator: "\n") }
            guard let number = place?.number, number >= 0 else { return nil }
            return data["lines"]?.array?[Int(number)].string
        }

        var habits: [(name: String, launches: String)] {
            (data["habits"]?.array ?? []).map { ($0.array?[0].string ?? "", $0.array?[1].string ?? "") }
        }
        var responses: [String] { (data["responses"]?.array ?? []).compactMap(\.string) }
        var played: [String?] { (data["played"]?.array ?? []).map(\.string) }

        /// The pages of the campaigns that are shown, in any run.
        var campaigns: Set<String> {
            let launches = (data["runs"]?.array ?? []).flatMap { $0.array ?? [] }
            let shown = launches.flatMap { $0.array?[2].array ?? [] }
            return Set(shown.compactMap { text($0.array?[2]) })
        }

        /// The launches of a choice in words: what was shown, the answers, and everything else that is told.
        func launches(_ version: Int, _ habit: Int, _ response: Int) -> [[String?]] {
            let place = (version * habits.count + habit) * responses.count + response
            let run = data["choices"]?.array?[place].number.map { data["runs"]?.array?[Int($0)] }
            return (run??.array ?? []).map { launch in
                let fields = launch.array ?? []
                let shown = (fields[2].array ?? []).flatMap { message -> [String?] in
                    let parts = message.array ?? []
                    return [text(parts[0])] + (parts[3].array ?? []).map { text($0) } + [text(parts[4])]
                }
                return shown + [text(fields[4])] + (fields[7].array ?? []).map { text($0) }
            }
        }
    }

    /// A message as pages call it: by its title in the phone's language, whatever the device calls it.
    private func title(_ name: String, in locale: String?) -> String {
        let words = ["sale": locale == "fr" ? "Soldes" : "Sale", "old": "Old", "later": "Later", "night": "Night"]
        let title = words.first { name.hasSuffix($0.key) || name == $0.value }?.value
        return title.map { "“\($0)”" } ?? name
    }

    private func simulated(_ plan: SimulationPlan) throws -> [[String?]] {
        let device = try #require(WorkspaceSimulation(plan).run().devices.first)
        let times = PageTimes(try #require(ZoneClock("Europe/Berlin")))
        return device.steps.map { step in
            let account = step.account
            let shown = account.shown.flatMap { message -> [String?] in
                let title = [message.title, message.text].compactMap { $0 }.first { !$0.isEmpty }
                return [title ?? message.id] + message.buttons + [message.answer]
            }
            func told(_ sentence: Sentence) -> String {
                sentence.text(
                    message: { title($0, in: plan.locale) }, moment: { instant, _ in times.text(instant) })
            }
            var sentences: [Sentence] = []
            for message in account.notShown where !sentences.contains(message.reason.sentence) {
                sentences.append(message.reason.sentence)
            }
            let reasons = sentences.map { sentence in
                let messages = account.notShown.filter { $0.reason.sentence == sentence }
                let names = messages.map { title($0.id, in: plan.locale) }.joined(separator: ", ")
                return "not shown: \(names) (\(told(sentence)))"
            }
            let nothing =
                account.shown.isEmpty && account.crash == nil ? account.reason.map { told($0.sentence) } ?? "" : nil
            return shown + [nothing] + account.opened.map { "opened: \($0)" } + reasons
        }
    }

    @Test(arguments: ClientCatalogue.names)
    func everyRunIsWhatSimulateTells(_ client: String) throws {
        let workspace = try TestWorkspace(Self.files)
        try workspace.build(now: "2026-11-21T12:00:00Z")
        let start = try #require(Instant(iso8601: "2026-11-20T23:00:00Z"))
        for locale in ["en", "fr"] {
            let page = try Page(workspace, "\(client)-\(locale)")
            for (version, played) in page.played.enumerated() {
                for (habit, name) in page.habits.enumerated() {
                    for (response, answer) in page.responses.enumerated() {
                        let plan = SimulationPlan(
                            folder: workspace.folder, now: start, client: client, locale: locale, version: played,
                            launches: LaunchPattern(name.launches), days: 28,
                            response: try #require(UserResponse(rawValue: answer)))
                        #expect(
                            page.launches(version, habit, response) == (try simulated(plan)),
                            "\(client) \(locale) \(played ?? "") \(name.name) \(answer)")
                    }
                }
            }
        }
    }

    /// iSmartNews knows classic messages by their words: whoever announces the same every month means the one of this month.
    @Test(arguments: [("Now.", "Now."), ("In May.", "Now.")])
    func ofCampaignsWithOneTitleTheOneThatIsShownIsDrawn(_ old: String, _ new: String) throws {
        let form = "ismartnews: {form: message}"
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en", clients: "clients: {ismartnews: {}}"),
            "campaigns/2026-05-01-old.md":
                "---\ntitle: Maintenance\nend: 2026-05-02T00:00Z\n\(form)\n---\n\(old)\n",
            "campaigns/2026-11-20-new.md":
                "---\ntitle: Maintenance\naction: {url: \"https://e.com/new\", label: Status}\n\(form)\n---\n\(new)\n",
        ])
        try workspace.build(now: "2026-11-21T12:00:00Z")
        let page = try Page(workspace, "ismartnews-en")
        #expect(page.campaigns == ["../campaigns/2026-11-20-new.html"])
        #expect(page.launches(0, 0, 0).first?.contains("Status") == true)
    }

    /// Phones call a message of Sourse by its campaign's id, and the tag is for analytics.
    @Test func aTagThatIsTheIDOfAnotherCampaignDoesNotTakeItsRuns() throws {
        func campaign(_ title: String, tag: String) -> String {
            "---\ntitle: \(title)\nsourse: {tag: \(tag)}\n---\nText \(title).\n"
        }
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en", clients: "clients: {sourse: {topic: news}}"),
            "campaigns/a.md": campaign("Alpha", tag: "b"), "campaigns/b.md": campaign("Beta", tag: "a"),
        ])
        try workspace.build(now: "2026-11-21T12:00:00Z")
        let start = try #require(Instant(iso8601: "2026-11-20T23:00:00Z"))
        let plan = SimulationPlan(folder: workspace.folder, now: start, client: "sourse", locale: "en", days: 28)
        let page = try Page(workspace, "sourse-en")
        let shown = page.launches(0, 0, 0).flatMap { $0 }.compactMap { $0 }.filter { ["Alpha", "Beta"].contains($0) }
        #expect(
            shown == (try simulated(plan)).flatMap { $0 }.compactMap { $0 }.filter { ["Alpha", "Beta"].contains($0) })
        #expect(shown == ["Alpha", "Beta"])
        #expect(page.campaigns == ["../campaigns/a.html", "../campaigns/b.html"])
    }

    @Test func ofTwoThatNobodyCanTellApartNoneIsNamed() throws {
        let text = "---\ntitle: Maintenance\nismartnews: {form: message}\n---\nNow.\n"
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en", clients: "clients: {ismartnews: {}}"),
            "campaigns/2026-11-19-a.md": text, "campaigns/2026-11-20-b.md": text,
        ])
        try workspace.build(now: "2026-11-21T12:00:00Z")
        #expect(try Page(workspace, "ismartnews-en").campaigns == [])
    }

    @Test func aPageThatAMessageNamesIsTheMessages() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en", clients: "clients: {ismartnews: {}}"),
            "campaigns/2026-11-20-a.md": "---\ntitle: Our page\nismartnews: {type: web}\n---\n<https://e.com/page>\n",
        ])
        try workspace.build(now: "2026-11-21T12:00:00Z")
        #expect(try Page(workspace, "ismartnews-en").campaigns == ["../campaigns/2026-11-20-a.html"])
        let days = try workspace.text("public/schedule.html")
        #expect(days.contains("<b>iSmartNews</b> <span class=\"one\"><a href=\"campaigns/2026-11-20-a.html\""))
    }

    @Test func whatArrivesAfterTheLastLaunchIsPlayed() throws {
        let workspace = try TestWorkspace(Self.files)
        try workspace.build(now: "2026-11-21T12:00:00Z")
        let page = try Page(workspace, "sourse-en")
        #expect(!page.habits.isEmpty)
        for habit in page.habits.indices {
            #expect(page.launches(0, habit, 0).last?.first == "Night", "\(page.habits[habit].name)")
        }
    }

    @Test func versionsThatAreShownTheSameAreOneChoice() throws {
        let workspace = try TestWorkspace(Self.files)
        try workspace.build(now: "2026-11-21T12:00:00Z")
        #expect(try Page(workspace, "inotify-fr").data["versions"] == [["1.5", "2.0"], ["1.0"]])
        #expect(try Page(workspace, "sourse-fr").data["versions"]?.array?.count == 1)
    }

    @Test func answersThatChangeNothingAreNoChoice() throws {
        let workspace = try TestWorkspace(Self.files)
        try workspace.build(now: "2026-11-21T12:00:00Z")
        #expect(try Page(workspace, "sourse-en").responses == ["dismiss"])
        #expect(try Page(workspace, "inotify-en").responses == ["dismiss", "action", "remind"])
    }

    @Test func whatAPhoneShowsIsTheSameAtEveryHourOfADay() throws {
        let workspace = try TestWorkspace(Self.files)
        try workspace.build(now: "2026-11-21T00:00:00Z")
        let morning = try workspace.text("public/devices/inotify-en.html")
        try workspace.build(now: "2026-11-21T22:00:00Z")
        #expect(try workspace.text("public/devices/inotify-en.html") == morning)
    }

    @Test func journeysOfTheWorkspaceAreRunAndTheirDifferencesTold() throws {
        var files = Self.files
        files["journeys/a.yml"] = """
            - id: agrees
              note: The first launch is silent.
              client: inotify
              locale: fr
              steps: [{at: 2026-11-21T10:00:00Z, appVersion: "2.0"}]
              expected: [{shown: null}]
            - id: differs
              client: inotify
              locale: fr
              steps: [{at: 2026-11-21T10:00:00Z, appVersion: "2.0"}]
              expected: [{shown: 2026/11/20-sale}]

            """
        let workspace = try TestWorkspace(files)
        try workspace.build(now: "2026-11-21T12:00:00Z")
        let page = try workspace.text("public/devices.html")
        #expect(page.contains("1 of 2 journeys failed"))
        #expect(page.contains("step 1, shown: expected &quot;2026/11/20-sale&quot;, got null"))
        #expect(page.contains("The first launch is silent."))
        #expect(page.contains("<span class=\"file\">journeys/a.yml</span>"))
    }
}
