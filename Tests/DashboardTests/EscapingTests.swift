import Campaigns
import Testing

@testable import Clients
@testable import Dashboard

@Suite("Text on the dashboard")
struct EscapingTests {
    /// Ends attributes, elements, comments and templates, with accents that hide quotation marks from those who read
    /// by characters.
    static let hostile = "\"\u{301}'\u{301} onload=x <script>alert(1)</script> --> </title></pre> {{app}} & &amp;"

    @Test("Hostile text in every field stays text")
    func staysText() {
        let hostile = Pages(Self.report(Self.hostile))
        let harmless = Pages(Self.report("harmless"))
        for (text, path) in PageTests.paths.map({ (hostile[$0], $0) }) {
            #expect(Pages.skeleton(of: text) == Pages.skeleton(of: harmless[path]), "in \(path)")
            #expect(!text.contains("<script>"))
            let block = text.firstMatch(of: /id="data">[\s\S]*/)?.output ?? ""
            #expect(!String(text.dropLast(block.count)).unicodeScalars.containsPair("\"", "\u{301}"))
            #expect(!block.dropFirst(11).contains("<s"), "markup in the data of \(path)")
            #expect(text.contains("{{app}}"), "text is no template")
        }
    }

    @Test("Every field is shown")
    func isShown() {
        let pages = Pages(Self.report("harmless"))
        let hostile = Pages(Self.report(Self.hostile))
        for path in PageTests.paths {
            let escaped = ["script&gt;alert(1)", "script>alert(1)", "script%3Ealert%281%29"].reduce(0) {
                $0 + Self.count($1, in: hostile[path])
            }
            #expect(escaped == Self.count("harmless", in: pages[path]), "in \(path)")
        }
        #expect(Self.count("harmless", in: pages.campaign()) > 10)
    }

    private static func count(_ needle: String, in text: String) -> Int {
        text.ranges(of: needle).count
    }

    /// A report whose every text ends with this one.
    private static func report(_ text: String) -> Report {
        let screens: [Screen] = [
            .alert(Screen.Alert(title: text, text: text, buttons: [Screen.Button(text, opens: text)])),
            .banner(
                Screen.Banner(views: [
                    Screen.View(
                        name: text, address: text, path: nil, height: nil, isAtTop: true,
                        content: PageContent(title: text, text: text, buttons: [text]))
                ])),
            .webPanel(Screen.WebPanel(address: text, path: nil, content: nil)),
            .lockScreen([Screen.LockScreenNote(title: text, text: text, opens: text, way: .smart)]),
        ]
        let clients = screens.map { screen in
            ClientReport(
                client: text, title: text, isInFeed: true, isScheduled: true, feed: "feeds/x.plist",
                message: FeedMessage(
                    identity: text, screen: screen, conditions: [FeedMessage.Condition(text, text)],
                    source: FeedExcerpt(.json, [.init(text, .string(text))])))
        }
        var finding = Diagnostic(
            .changeable(text, .error), at: SourcePosition(file: text), text, suggestion: text, client: text)
        finding.campaign = "sale"
        finding.locales = [text]
        let campaign = CampaignReport(
            id: "sale", title: text, file: text, window: Window(), versions: text, state: .running,
            messages: [MessageReport(locale: "fr", fallback: text, clients: clients)], findings: [finding])
        let feed = FeedReport(
            path: "feeds/x.plist", address: text, client: text, locale: text, bytes: 1, gzipBytes: nil, sha256: "0",
            messages: 1, nextChange: nil)
        let change = ChangeReport(
            instant: Instant(seconds: 0),
            events: [ChangeReport.Event(campaign: text, starts: true, clients: ["inotify"], locales: [text])])
        return Report(
            name: text, clock: .utc, since: nil, changes: [change], locales: [text, "fr"], sourceLocale: text,
            stoppedLocales: [text], clients: [("inotify", text)], campaigns: [campaign], feeds: [feed],
            findings: [finding])
    }
}

extension String.UnicodeScalarView {
    fileprivate func containsPair(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
        zip(self, dropFirst()).contains { $0 == (first, second) }
    }
}
