import Campaigns
import Clients
import Testing

@testable import Dashboard

@Suite("A campaign's page")
struct CampaignPageTests {
    @Test("A message is shown as it was read back, line breaks kept and buttons in order")
    func showsMessage() throws {
        let page = Pages(Sample.report()).campaign()
        #expect(page.contains("<p class=\"text\">A year for less.\nUntil Monday.</p>"))
        let first = try #require(page.range(of: "Show me"))
        let second = try #require(page.range(of: "Not now"))
        #expect(first.lowerBound < second.lowerBound)
        #expect(page.contains("<dt><code>MinVersion</code></dt><dd><code>4.0</code></dd>"))
        #expect(page.contains("&lt;key&gt;Title&lt;/key&gt;"))
        #expect(page.contains("in the feed now"))
    }

    @Test("Dates stand there as the feed says them, and not at all where it says none")
    func showsFeedDates() {
        let window = Window(start: Sample.start, end: Sample.end)
        func page(_ window: Window) -> String {
            let client = Sample.client(Sample.alert(), window: window)
            return Pages(Sample.report(campaigns: [Sample.campaign(messages: [Sample.message(clients: [client])])]))
                .campaign()
        }
        #expect(
            page(window).contains(
                "<dt>Dates in the feed</dt><dd>from Sat 21 Nov 2026, 09:00 until Tue 1 Dec 2026, 00:00 (Europe/Berlin)"
            ))
        #expect(!page(Window()).contains("Dates in the feed"))
    }

    @Test("Messages of right-to-left languages say so", arguments: [("ar", "rtl"), ("fr", "ltr"), ("he-IL", "rtl")])
    func setsDirection(locale: String, direction: String) {
        let report = Sample.report(campaigns: [Sample.campaign(messages: [Sample.message(locale)])])
        #expect(
            Pages(report).campaign().contains("<div class=\"screen\" lang=\"\(locale)\" dir=\"\(direction)\">"))
    }

    @Test("A message in borrowed words has the language of these words")
    func setsFallbackLanguage() {
        let report = Sample.report(campaigns: [Sample.campaign(messages: [Sample.message("ar", fallback: "en")])])
        #expect(Pages(report).campaign().contains("<div class=\"screen\" lang=\"en\" dir=\"ltr\">"))
    }

    @Test("Only addresses of web, mail and telephone become links")
    func linksSafeAddresses() {
        for address in ["https://a.example/?a=1&b=2", "http://a.example", "mailto:a@b.example", "tel:+49301234"] {
            #expect(links(opening: address).contains(address.replacing("&", with: "&amp;")), "\(address)")
        }
    }

    @Test(
        "Any other address is only to be read",
        arguments: [
            "javascript:alert(1)", " javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\tscript:alert(1)",
            "data:text/html,x", "vbscript:x", "nightjar://open", "file:///etc/passwd", "//a.example", "https:a",
            "https://", "https://a.example/ x", "/elsewhere", "",
        ])
    func leavesHostileAddresses(address: String) {
        let links = links(opening: address)
        #expect(!links.contains { $0.contains(address) && !address.isEmpty }, "\(links)")
        #expect(links == self.links(opening: "nothing"))
    }

    @Test("Views link to the feed's file, or to the preview where the feed does not have it")
    func linksViews() {
        func links(isInFeed: Bool) -> [String] {
            let client = Sample.client(Sample.banner(), isInFeed: isInFeed)
            let report = Sample.report(campaigns: [Sample.campaign(messages: [Sample.message(clients: [client])])])
            return Pages.links(of: Pages(report).campaign())
        }
        #expect(links(isInFeed: true).contains("../feeds/notable/en/views/sale/banner.html"))
        #expect(links(isInFeed: false).contains("../previews/notable/en/views/sale/banner.html"))
        #expect(!links(isInFeed: false).contains("../feeds/notable/en/views/sale/banner.html"))
    }

    @Test("Paths are written so that no character of theirs is read as a part of an address")
    func encodesPaths() {
        #expect(PagePath.encoded("feeds/a b?c#d%\"é.html") == "feeds/a%20b%3Fc%23d%25%22%C3%A9.html")
        let report = Sample.report(campaigns: [Sample.campaign("1%2 new?")])
        #expect(Pages.links(of: Pages(report).index).contains("campaigns/1%252%20new%3F.html"))
    }

    @Test("A message that the feed lost is called a fault, and borrows nothing from the campaign")
    func namesLostMessages() {
        let client = ClientReport(
            client: "inotify", title: "iNotify", isInFeed: true, feed: "feeds/inotify/en.plist", message: nil)
        let report = Sample.report(campaigns: [Sample.campaign(messages: [Sample.message(clients: [client])])])
        let page = Pages(report).campaign()
        #expect(page.contains("This is a fault of newsadmin."))
        #expect(!page.contains("Dates in the feed"))
        #expect(!page.contains("<details>"))
    }

    @Test("Findings stand there with place and rule, notes included")
    func listsFindings() {
        let report = Sample.report(campaigns: [Sample.campaign(findings: [Sample.finding(.note, "a note")])])
        let page = Pages(report).campaign()
        #expect(page.contains("a note"))
        #expect(page.contains("campaigns/sale.fr.md:3"))
        #expect(page.contains("some-rule"))
        #expect(page.contains("write it otherwise"))
    }

    private func links(opening address: String) -> [String] {
        let client = Sample.client(Sample.alert(opens: address))
        let report = Sample.report(campaigns: [Sample.campaign(messages: [Sample.message(clients: [client])])])
        return Pages.links(of: Pages(report).campaign())
    }
}
