import Campaigns
import Clients
import Simulation
import Testing

@testable import Dashboard

@Suite("A phone's page")
struct DeviceTests {
    private static let hostile = "</script><b> & \"'"

    private func launch(_ number: Int64, _ change: (inout RunReport.Launch) -> Void = { _ in }) -> RunReport.Launch {
        var launch = RunReport.Launch(instant: Sample.start.advanced(seconds: number * 86400))
        change(&launch)
        return launch
    }

    private func device(
        runs: [RunReport], choices: [Int] = [0], versions: [DeviceReport.Versions]? = nil, leftOut: [String] = [],
        habits: [DeviceReport.Habit] = [.daily], responses: [UserResponse] = [.dismiss],
        isShortened: Bool = false
    ) -> DeviceReport {
        DeviceReport(
            client: "inotify", title: "iNotify", clientVersion: "1.5.6", locales: ["en", "ar"], start: Sample.start,
            versions: versions ?? [DeviceReport.Versions(versions: ["4.2"], title: "4.2", played: "4.2")],
            leftOut: leftOut, habits: habits, responses: responses, isShortened: isShortened, choices: choices,
            runs: runs,
            reasons: [
                RunReport.Reason(
                    [.words(Self.hostile)], more: 2, "waiting behind \(message: "in")",
                    behind: ["in": .campaign("sale")])
            ],
            messages: [
                "en": ["sale": message("Autumn sale", ["Show me", "Not now"])],
                "ar": ["sale": message("تخفيضات", ["أرني", "لاحقًا"])],
            ])
    }

    private func message(_ title: String, _ buttons: [String]) -> DeviceReport.Message {
        DeviceReport.Message(
            identity: "2026/11/20-sale", title: title, buttons: buttons, address: "https://nightjar.example/sale",
            screen: Sample.alert())
    }

    private var run: RunReport {
        RunReport(launches: [
            launch(0) {
                $0.reason = "the phone cannot open the address of \(message: "the")"
                $0.named = ["the": .campaign("sale")]
            },
            launch(1) {
                $0.shown = [RunReport.Shown(.campaign("sale"), answer: .button(0), alternatives: [.words("other")])]
                $0.opened = [.action("sale")]
                $0.news = [0]
                $0.reasons = [0]
            },
            launch(2) { $0.crash = "a number" },
        ])
    }

    private func page(_ device: DeviceReport, _ locale: String = "en") -> String {
        Pages(Sample.report(devices: [device]))["devices/inotify-\(locale).html"]
    }

    private func data(_ page: String) throws -> PropertyValue {
        let match = try #require(page.firstMatch(of: /<script type="application\/json" id="runs">([^<]*)<\/script>/))
        return try JSONReader().read(Array(match.output.1.utf8))
    }

    @Test("The first run is there without script, in the language of the phone")
    func tellsTheFirstRun() {
        let english = page(device(runs: [run]))
        #expect(english.contains("nothing: the phone cannot open the address of “Autumn sale”"))
        #expect(english.contains("<a href=\"../campaigns/sale.html\">Autumn sale</a>"))
        #expect(english.contains("user: <bdi>Show me</bdi>"))
        #expect(english.contains("opened: https://nightjar.example/sale"))
        #expect(english.contains("The app crashes</span> a number"))
        #expect(english.contains("since nobody knows which comes first: other"))
        let arabic = page(device(runs: [run]), "ar")
        #expect(arabic.contains("<p lang=\"ar\" dir=\"auto\"><a href=\"../campaigns/sale.html\">تخفيضات</a></p>"))
        #expect(arabic.contains("user: <bdi>أرني</bdi>"))
    }

    @Test("A reason names messages by their titles in the phone's language, and text stays text")
    func namesMessages() {
        let page = page(device(runs: [run]))
        let name = "&lt;/script&gt;&lt;b&gt; &amp; &quot;&#39;"
        #expect(page.contains("not shown: \(name) and 2 more (waiting behind “Autumn sale”)"))
        #expect(!page.contains("<b> &"))
    }

    @Test("Names from right to left keep their order in sentences from left to right")
    func isolatesNames() {
        let messages = DeviceMessages(["a": .init(identity: "k", title: "نصف السعر"), "b": .init(identity: "نصف")])
        let reason = RunReport.Reason([.campaign("a"), .campaign("b")], "waits")
        let told = LaunchWording(messages, reasons: [reason], time: TimeText(.utc)).reasons
        #expect(told == ["not shown: “\u{2068}نصف السعر\u{2069}”, \u{2068}نصف\u{2069} (waits)"])
    }

    @Test("Of messages that share a title, each is told with what devices remember it by, or with its campaign")
    func tellsMessagesOfOneTitleApart() {
        let messages = DeviceMessages([
            "a": .init(identity: "2026/11/20", title: "Sale"), "b": .init(identity: "Sale", title: "Sale"),
            "c": .init(identity: "2026/11/21", title: "Survey"),
        ])
        #expect(messages.words(for: .campaign("a")) == "“Sale” (2026/11/20)")
        #expect(messages.words(for: .campaign("b")) == "“Sale” (b)")
        #expect(messages.words(for: .campaign("c")) == "“Survey”")
        #expect(messages.words(for: .words("unknown")) == "unknown")
    }

    @Test("The script is given every text once, every screen once and every choice's run")
    func givesData() throws {
        let other = RunReport(launches: [run.launches[0]])
        let value = try data(
            page(
                device(
                    runs: [run, other], choices: [0, 1, 1, 0], habits: [.daily, .weekly], responses: [.dismiss, .never])
            ))
        #expect(value["choices"] == [0, 1, 1, 0])
        #expect(value["habits"] == [["daily", "daily@09:00"], ["weekly", "weekly@MO@09:00"]])
        #expect(value["responses"] == ["dismiss", "never"])
        #expect(value["runs"]?.array?.map { $0.array?.count } == [3, 1])
        #expect(value["screens"]?.array?.count == 1)
        let lines = value["lines"]?.array ?? []
        #expect(Set(lines).count == lines.count)
        #expect(lines.contains { $0.string?.contains(Self.hostile) == true })
    }

    @Test("What arrives by itself is no launch, and an event of that name is no arrival")
    func tellsArrivals() throws {
        let occasions: [SimulatedOccasion] = [.launch, .arrival, .events(["arrival"])]
        let run = RunReport(launches: occasions.map { occasion in launch(0) { $0.occasion = occasion } })
        let page = page(device(runs: [run]))
        #expect(try data(page)["runs"]?.array?.first?.array?.map { $0.array?.last == 1 } == [false, true, false])
        #expect(page.contains("<span class=\"soft\">arrives by itself</span>"))
        #expect(page.contains("<span class=\"soft\">event arrival</span>"))
        #expect(page.contains("<h2 id=\"launches\">Launches and arrivals</h2>"))
        #expect(page.contains("aria-label=\"Next launch or arrival\""))
        let plain = self.page(device(runs: [self.run]))
        #expect(plain.contains("<h2 id=\"launches\">Launches</h2>") && plain.contains("aria-label=\"Next launch\""))
    }

    @Test("Versions that are shown the same are one choice, and what was not played is said")
    func saysWhatWasPlayed() {
        let versions = [
            DeviceReport.Versions(versions: ["4.1", "4.2"], title: "4.1 to 4.2", played: "4.2"),
            DeviceReport.Versions(versions: ["4.0"], title: "4.0", played: "4.0"),
        ]
        let page = page(
            device(runs: [run], choices: [0, 0], versions: versions, leftOut: ["3.9", "3.8"], isShortened: true))
        #expect(page.contains("<option value=\"4.2\">4.1 to 4.2 (played with 4.2)</option>"))
        #expect(page.contains("<option value=\"4.0\">4.0</option>"))
        #expect(page.contains("Not played: 3.9 and 3.8."))
        #expect(page.contains("fewer habits and answers were played"))
    }

    @Test("The devices page links to the phone of each client and locale")
    func linksToPhones() {
        let pages = Pages(Sample.report(devices: [device(runs: [run])]))
        let links = Pages.links(of: pages["devices.html"])
        #expect(links.contains("devices/inotify-en.html") && links.contains("devices/inotify-ar.html"))
        #expect(pages["devices.html"].contains("The app crashes"))
        #expect(Pages.links(of: pages["devices/inotify-en.html"]).contains("inotify-ar.html"))
    }

    @Test("Where errors stopped all phones, no heading stands above nothing")
    func leavesOutTheHeading() {
        #expect(Pages(Sample.report())["devices.html"].contains("There is no feed that a device could read."))
        let stopped = Pages(Sample.report(stopped: ["en", "fr", "ar"]))["devices.html"]
        #expect(stopped.contains("<a href=\"index.html#needs\">Errors</a> stopped"))
        #expect(!stopped.contains("Play a phone"))
    }

    @Test("Journeys that failed come first, with what differed")
    func listsJourneys() throws {
        let page = Pages(
            Sample.report(journeys: [
                JourneyReport(
                    file: "journeys/a.yml", name: "fails", note: "It must <b>.", differences: ["step 1: expected \"x\""]
                ),
                JourneyReport(file: "journeys/a.yml", name: "passes"),
            ]))["devices.html"]
        #expect(page.contains("<p><span class=\"badge error\">1 of 2 journeys failed</span></p>"))
        #expect(page.contains("It must &lt;b&gt;."))
        #expect(page.contains("<code>step 1: expected &quot;x&quot;</code>"))
        #expect(
            page.matches(of: /<li class="journey"><span class="badge ([a-z]+)">/).map(\.output.1) == ["error", "live"])
    }

    @Test("Of many journeys that passed some are counted only")
    func countsJourneys() {
        let journeys = (0..<JourneyValues.mostPassed + 3).map { JourneyReport(file: "journeys/a.yml", name: "\($0)") }
        let page = Pages(Sample.report(journeys: journeys))["devices.html"]
        #expect(page.contains("<p><span class=\"badge live\">all 103 journeys passed</span></p>"))
        #expect(page.contains("And 3 more that passed"))
    }
}
