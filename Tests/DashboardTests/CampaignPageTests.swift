import Campaigns
import Clients
import Releases
import Testing

@testable import Dashboard

@Suite("A campaign's page")
struct CampaignPageTests {
    @Test("A message is given to the script as it was read back, line breaks kept and buttons in order")
    func givesMessage() throws {
        let data = try PageData(of: Pages(Sample.report()).campaign())
        let client = try data.client()
        let screen = try #require(client["screen"])
        #expect(screen["kind"] == "alert")
        #expect(data.text(screen["title"]) == "Autumn sale")
        #expect(data.text(screen["text"]) == "A year for less.\nUntil Monday.")
        #expect(screen["buttons"]?.array?.map { data.text($0["label"]) } == ["Show me", "Not now"])
        #expect(data.text(client["entry"]) == "<key>Title</key>\n<string>Autumn sale</string>\n")
        #expect(data.text(client["identity"]) == "2026/11/21-sale")
        let conditions = client["conditions"]?.array?.map { $0.array?.map { data.text($0) } }
        #expect(conditions == [["MinVersion", "4.0"]])
        #expect(client["isInFeed"] == true)
    }

    @Test("Dates stand there as the feed says them, and not at all where it says none")
    func givesFeedDates() throws {
        func window(_ window: Window) throws -> String? {
            let client = Sample.client(Sample.alert(), window: window)
            let report = Sample.report(campaigns: [Sample.campaign(messages: [Sample.message(clients: [client])])])
            let data = try PageData(of: Pages(report).campaign())
            return data.text(try data.client()["window"])
        }
        let given = try window(Window(start: Sample.start, end: Sample.end))
        #expect(given == "from Sat 21 Nov 2026, 09:00 until Tue 1 Dec 2026, 00:00 (Europe/Berlin)")
        #expect(try window(Window()) == nil)
    }

    @Test("A line breaks between the dates of a campaign, not within one")
    func partsDates() {
        let page = Pages(Sample.report()).campaign()
        let (start, end) = ("from Sat 21 Nov 2026, 09:00", "until Tue 1 Dec 2026, 00:00 (Europe/Berlin)")
        #expect(page.contains("<dd><span class=\"part\">\(start)</span> <span class=\"part\">\(end)</span> </dd>"))
    }

    @Test("Where a date cannot be read, nothing is said of when the campaign is shown")
    func saysThatDatesAreUnknown() {
        let pages = Pages(Sample.report(campaigns: [Sample.campaign(state: .unreadable, window: nil)]))
        #expect(pages.campaign().contains("<dd><span class=\"part\">unknown: a date cannot be read</span> </dd>"))
        #expect(!pages.index.contains("<br>at any time<td"))
        let unbound = Pages(Sample.report(campaigns: [Sample.campaign(window: Window())]))
        #expect(unbound.index.contains("<br>at any time<td"))
    }

    @Test(
        "What was taken out everywhere says so in place of when it is shown: when, by whom, why, and how it comes back")
    func tellsWithdrawal() {
        func message(_ locale: String, at time: Instant?, reason: String = "wrong <price>") -> MessageReport {
            var message = Sample.message(locale)
            message.status = MessageStatusReport(
                campaign: "sale", title: "Sale",
                state: MessageState(working: nil, released: time == nil ? .live : .withdrawn),
                withdrawal: time.map { .init(time: $0, author: "Otto", reason: reason) })
            return message
        }
        func page(_ state: CampaignReport.State, _ messages: [MessageReport]) -> String {
            Pages(Sample.report(campaigns: [Sample.campaign(state: state, messages: messages)])).campaign()
        }
        let early = message("ar", at: Sample.start.advanced(seconds: -60), reason: "too early")
        let all = page(.withdrawn, [message("en", at: Sample.start), message("fr", at: Sample.start), early])
        let told =
            #"<dt>Taken out</dt><dd><time datetime="2026-11-21T07:59:00Z">Sat 21 Nov 2026, 08:59</time> in ar, by "#
            + #"<bdi>Otto</bdi><q class="reason"><bdi>too early</bdi></q></dd>"#
            + #"<dd><time datetime="2026-11-21T08:00:00Z">Sat 21 Nov 2026, 09:00</time> in en and fr, by "#
            + #"<bdi>Otto</bdi><q class="reason"><bdi>wrong &lt;price&gt;</bdi></q></dd>"#
        #expect(all.contains(told))
        #expect(all.contains("<dt>Was to be shown</dt>") && all.contains("to publish it anew, give it new keys"))
        #expect(!all.contains("in the working files"))
        let some = page(.running, [message("en", at: nil), message("fr", at: Sample.start)])
        #expect(some.contains("<dt>Taken out</dt>") && some.contains(" in fr, by "))
        #expect(some.contains("<dt>Shown</dt>") && some.contains("in the working files"))
        #expect(!page(.running, [message("en", at: nil)]).contains("Taken out"))
    }

    @Test("Messages of right-to-left languages say so", arguments: [("ar", "rtl"), ("fr", "ltr"), ("he-IL", "rtl")])
    func setsDirection(locale: String, direction: String) throws {
        let report = Sample.report(campaigns: [Sample.campaign(messages: [Sample.message(locale)])])
        let message = try PageData(of: Pages(report).campaign()).message()
        #expect(message["language"]?.string == locale)
        #expect(message["direction"]?.string == direction)
    }

    @Test("A message in borrowed words has the language of these words, on a phone of its own direction")
    func setsFallbackLanguage() throws {
        let report = Sample.report(campaigns: [Sample.campaign(messages: [Sample.message("ar", fallback: "en")])])
        let page = Pages(report).campaign()
        let message = try PageData(of: page).message()
        #expect(message["locale"] == "ar")
        #expect(message["language"] == "en")
        #expect(message["direction"] == "rtl")
        #expect(page.contains("title or text from en"))
    }

    @Test("Only addresses of web, mail and telephone become links")
    func linksSafeAddresses() throws {
        for address in ["https://a.example/?a=1&b=2", "http://a.example", "mailto:a@b.example", "tel:+49301234"] {
            #expect(try button(opening: address) == .link(address))
        }
    }

    @Test(
        "Any other address is only to be read",
        arguments: [
            "javascript:alert(1)", " javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\tscript:alert(1)",
            "data:text/html,x", "vbscript:x", "nightjar://open", "file:///etc/passwd", "//a.example", "https:a",
            "https://", "https://a.example/ x", "/elsewhere", "",
        ])
    func leavesHostileAddresses(address: String) throws {
        #expect(try button(opening: address) == .address(address))
    }

    @Test("Views are looked at in the feed's file, in the preview where the feed does not have it, or in a copy")
    func findsViews() throws {
        func view(isInFeed: Bool, _ previews: [String: ScreenPreview] = [:]) throws -> (source: String?, isCopy: Bool) {
            var client = Sample.client(Sample.banner(), isInFeed: isInFeed)
            client.previews = previews
            let report = Sample.report(campaigns: [Sample.campaign(messages: [Sample.message(clients: [client])])])
            let data = try PageData(of: Pages(report).campaign())
            let view = try #require(try data.client()["screen"]?["views"]?.array?.first)
            return (data.text(view["src"]), view["isCopy"] == true)
        }
        let path = "feeds/notable/en/views/sale/banner.html"
        #expect(try view(isInFeed: true) == ("../" + path, false))
        let copy = ScreenPreview(path: "previews/a b.html", isCopy: true)
        #expect(try view(isInFeed: false, [path: copy]) == ("../previews/a%20b.html", true))
        var client = Sample.client(Sample.banner())
        client.previews = [path: ScreenPreview(path: path, isCopy: true, lacksImage: true)]
        let campaign = Sample.campaign(messages: [Sample.message(clients: [client])])
        let lacking = try PageData(of: Pages(Sample.report(campaigns: [campaign])).campaign()).client()
        #expect(lacking["screen"]?["views"]?.array?.first?["lacksImage"] == true)
    }

    @Test("A view that is no file of ours is named by its address, and not framed")
    func namesForeignViews() throws {
        let report = Sample.report(
            campaigns: [Sample.campaign(messages: [Sample.message(clients: [Sample.client(Sample.banner(path: nil))])])]
        )
        let data = try PageData(of: Pages(report).campaign())
        let view = try #require(try data.client()["screen"]?["views"]?.array?.first)
        #expect(view["src"] == nil)
        #expect(data.text(view["address"]) == "https://news.nightjar.example/banner.html")
    }

    @Test("Lines that texts have in common stand in the page once")
    func sharesLines() throws {
        let messages = ["en", "fr", "ar"].map { Sample.message($0) }
        let data = try PageData(of: Pages(Sample.report(campaigns: [Sample.campaign(messages: messages)])).campaign())
        #expect(Set(data.table).count == data.table.count)
        #expect(data.table.filter { $0 == "Until Monday." }.count == 1)
        #expect(data.text(try data.client(ofMessage: 2)["screen"]?["text"]) == "A year for less.\nUntil Monday.")
    }

    @Test("Lines that differ only in how their accents are composed stay apart")
    func keepsCompositions() throws {
        let texts = ["caf\u{E9}", "cafe\u{301}"]
        let messages = zip(["en", "fr"], texts).map { locale, text in
            var message = Sample.message(locale)
            message.source = SourceReport(file: "campaigns/sale.\(locale).md", bytes: Array(text.utf8))
            return message
        }
        let data = try PageData(of: Pages(Sample.report(campaigns: [Sample.campaign(messages: messages)])).campaign())
        for (index, text) in texts.enumerated() {
            let shown = try #require(data.text(try data.message(index)["source"]?["text"]))
            #expect(Array(shown.utf8) == Array(text.utf8))
        }
    }

    @Test("The file of a message is there with its line ends", arguments: ["a\r\nb\r\n", "a\nb", "", "\n"])
    func givesSource(text: String) throws {
        var message = Sample.message("fr")
        message.source = SourceReport(file: "campaigns/sale.fr.md", bytes: Array(text.utf8))
        let data = try PageData(of: Pages(Sample.report(campaigns: [Sample.campaign(messages: [message])])).campaign())
        #expect(data.text(try data.message()["source"]?["file"]) == "campaigns/sale.fr.md")
        #expect(data.text(try data.message()["source"]?["text"]) == text)
    }

    @Test("Paths are written so that no character of theirs is read as a part of an address")
    func encodesPaths() {
        #expect(PagePath.encoded("feeds/a b?c#d%\"é.html") == "feeds/a%20b%3Fc%23d%25%22%C3%A9.html")
        let report = Sample.report(campaigns: [Sample.campaign("1%2 new?")])
        #expect(Pages.links(of: Pages(report).index).contains("campaigns/1%252%20new%3F.html"))
    }

    @Test("A message that the feed lost is called a fault, and borrows nothing from the campaign")
    func namesLostMessages() throws {
        let client = ClientReport(
            client: "inotify", title: "iNotify", isInFeed: true, isScheduled: true, feed: "feeds/inotify/en.plist",
            message: nil, isLost: true)
        let report = Sample.report(campaigns: [Sample.campaign(messages: [Sample.message(clients: [client])])])
        let page = Pages(report).campaign()
        #expect(page.contains("This is a bug in newsadmin."))
        let given = try PageData(of: page).client()
        #expect(given["screen"] == nil)
        #expect(given["entry"] == nil)
        var unseen = client
        unseen.isLost = false
        let other = Sample.report(campaigns: [Sample.campaign(messages: [Sample.message(clients: [unseen])])])
        let text = Pages(other).campaign()
        #expect(!text.contains("This is a bug in newsadmin."))
        #expect(text.contains("Phones show nothing of it."))
    }

    @Test("Without script the files of views can be looked at, each where it is")
    func linksViews() {
        var client = Sample.client(Sample.banner(), isInFeed: false)
        let path = "feeds/notable/en/views/sale/banner.html"
        func links() -> [String] {
            let campaign = Sample.campaign(messages: [Sample.message(clients: [client])])
            return Pages.links(of: Pages(Sample.report(campaigns: [campaign])).campaign())
        }
        #expect(links().contains("../" + path))
        client.previews = [path: ScreenPreview(path: "previews/a b.html")]
        #expect(links().contains("../previews/a%20b.html"))
        client.message = nil
        #expect(!links().contains { $0.contains("previews") || $0.contains("views/") })
    }

    @Test("Locales say in the choice whose words they borrow and whether errors stopped them")
    func marksLocales() {
        let campaign = Sample.campaign(messages: [Sample.message("en"), Sample.message("ar", fallback: "en")])
        let page = Pages(Sample.report(campaigns: [campaign], stopped: ["ar"])).campaign()
        #expect(page.contains("<span>en</span>"))
        #expect(page.contains("<span>ar <small>stopped</small> <small>words of en</small></span>"))
    }

    @Test("In a locale that errors stop, nothing is said to be in a feed")
    func tellsStopped() throws {
        let campaign = Sample.campaign(messages: [Sample.message("en"), Sample.message("ar")])
        let page = Pages(Sample.report(campaigns: [campaign], stopped: ["ar"])).campaign()
        let data = try PageData(of: page)
        #expect(try data.message(0)["isStopped"] != true)
        #expect(try data.message(1)["isStopped"] == true)
        #expect(page.contains("<span class=\"badge present\">iNotify</span>"))
        #expect(page.contains("<span class=\"badge absent\">iNotify: not built</span>"))
        #expect(page.matches(of: /badge present/).count == 1)
    }

    @Test("The schedules of its clients are linked, with their locales where there are several")
    func linksSchedules() {
        func page(_ schedules: [ScheduleReport]) -> String { Pages(Sample.report(schedules: schedules)).campaign() }
        var other = Sample.schedule([])
        (other.name, other.locales) = ("inotify-ar", ["ar"])
        #expect(page([Sample.schedule([]), other]).contains("<a href=\"../schedule/inotify-en.html\">iNotify</a>"))
        #expect(!page([other]).contains("When phones show it"))
        (other.name, other.locales) = ("inotify-fr", ["en", "fr"])
        #expect(page([Sample.schedule([]), other]).contains("inotify-fr.html\">iNotify (en and fr)</a>"))
    }

    /// A draft is in schedules where drafts are served.
    @Test(
        "A schedule is linked only where it holds the campaign, draft or not", arguments: CampaignReport.State.allCases)
    func linksNoOtherSchedules(state: CampaignReport.State) {
        func page(isScheduled: Bool) -> String {
            var campaign = Sample.campaign(state: state)
            campaign.messages[0].clients[0].isScheduled = isScheduled
            return Pages(Sample.report(campaigns: [campaign], schedules: [Sample.schedule([])])).campaign()
        }
        #expect(page(isScheduled: true).contains("<a href=\"../schedule/inotify-en.html\">iNotify</a>"))
        #expect(!page(isScheduled: false).contains("When phones show it"))
    }

    @Test("Locales without a message are named where the campaign is meant for them")
    func namesLeftOut() {
        let page = Pages(Sample.report(campaigns: [Sample.campaign(leftOut: ["ar", "fr"])])).campaign()
        #expect(page.contains("<dd>fr and ar</dd>"))
        #expect(!Pages(Sample.report()).campaign().contains("Left out"))
    }

    private enum Opened: Equatable {
        case link(String?)
        case address(String?)
    }

    private func button(opening address: String) throws -> Opened {
        let client = Sample.client(Sample.alert(opens: address))
        let report = Sample.report(campaigns: [Sample.campaign(messages: [Sample.message(clients: [client])])])
        let data = try PageData(of: Pages(report).campaign())
        let button = try #require(try data.client()["screen"]?["buttons"]?.array?.first)
        return button["link"].map { .link(data.text($0)) } ?? .address(data.text(button["address"]))
    }
}
