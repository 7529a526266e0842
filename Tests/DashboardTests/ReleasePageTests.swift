import Campaigns
import Testing

@testable import Dashboard
@testable import Releases

@Suite("Releases on the dashboard")
struct ReleasePageTests {
    private static let hostile = EscapingTests.hostile

    static func status(
        _ working: MessageState.Working?, _ released: MessageState.Released? = nil, campaign: String = "sale",
        reason: Sentence? = "a reason", text: String = "", next: NextStep? = nil, obstacle: ReleaseObstacle? = nil
    ) -> MessageStatusReport {
        MessageStatusReport(
            campaign: campaign, title: "Autumn sale" + text, state: MessageState(working: working, released: released),
            reason: reason.map { "\($0)\(text)" }, next: next, obstacle: obstacle,
            isKept: released != nil && working != nil,
            approvals: [ApprovalReport(reviewer: "Mara Lind" + text, time: Sample.start, note: "read" + text)],
            releases: released == nil ? [] : [1, 2, 4], keys: [.init(key: "key" + text, clients: ["iNotify"])])
    }

    static func locale(
        _ messages: [MessageStatusReport] = [], text: String = "", locale: String = "en", hasLedger: Bool = true,
        kind: ReleaseManifest.Kind = .release
    ) -> LocaleReleaseReport {
        var report = LocaleReleaseReport(locale: locale)
        report.hasLedger = hasLedger
        report.standing.dueSince = Sample.start
        report.messages = messages
        report.difference = difference(text)
        guard hasLedger else { return report }
        report.log = [release(kind, text)]
        report.states = [.init(instant: Sample.end, starting: [], ending: ["sale"], files: 2)]
        return report
    }

    /// A locale in which something was approved, and nothing released.
    static func used(_ locale: String, _ messages: [MessageStatusReport] = []) -> LocaleReleaseReport {
        var report = LocaleReleaseReport(locale: locale)
        report.hasLedger = true
        report.messages = messages
        return report
    }

    private static func release(_ kind: ReleaseManifest.Kind, _ text: String) -> ReleaseReport {
        ReleaseReport(
            number: 4, kind: kind, time: Sample.start, author: "Ines" + text, note: "why" + text, horizon: Sample.end,
            isSigned: true, messages: 3, came: ["sale"],
            changed: [.init(campaign: "gone" + text, words: "the title" + text)], left: ["sale"],
            approvals: [
                .init(
                    approval: ApprovalReport(reviewer: "Mara" + text, time: Sample.start, note: "read" + text),
                    campaigns: ["sale"])
            ])
    }

    private static func difference(_ text: String) -> DifferenceReport {
        DifferenceReport(
            until: Sample.end,
            groups: [
                .init(
                    title: "Newly shown",
                    items: [.init(campaigns: ["sale"], who: "iNotify" + text, sentences: [.init("now" + text)])])
            ],
            messages: [
                .init(
                    campaign: "sale", word: "changed",
                    fields: [.init(name: "title" + text, before: "old" + text, after: "new" + text)],
                    lines: [
                        .gap(3),
                        .line(
                            .init(.removed, [.init("old" + text, isChanged: true), .init(" same", isChanged: false)])),
                        .line(.init(.added, [.init("new" + text, isChanged: true)])),
                        .line(.init(.added, [.init("", isChanged: false)])),
                    ])
            ])
    }

    static func report(_ locale: LocaleReleaseReport) -> Report {
        let messages = locale.messages.map { status in
            MessageReport(locale: locale.locale, fallback: nil, status: status, clients: [])
        }
        var report = Sample.report(campaigns: [Sample.campaign(messages: Array(messages.prefix(1)))])
        report.releases = [locale]
        return report
    }

    @Test("What comes next is called by what it is: a campaign's start or end, another file, or a release's next state")
    func namesWhatIsNext() {
        let pages = Pages(Self.report(Self.locale([Self.status(.waiting)])))
        #expect(pages.index.contains("<dt>Next start or end</dt>"))
        #expect(pages.index.contains("<th scope=\"col\">Next start or end</th>"))
        #expect(pages["feeds.html"].contains("<th scope=\"col\">Changes next</th>"))
        #expect(pages["releases.html"].contains("<th scope=\"col\">Next state</th>"))
        #expect(pages["releases/en.html"].contains("<dt>Next state</dt>"))
        #expect(pages.paths.allSatisfy { !pages[$0].contains("Next change") })
    }

    @Test("A sentence names campaigns by their titles, on the page of a locale and on a campaign's own")
    func namesCampaignsInSentences() {
        var locale = Self.locale([Self.status(.waiting)])
        locale.difference?.groups[0].items[0].sentences = [
            .init("only after ", campaigns: ["sale", "gone"], more: 2, end: " are dismissed")
        ]
        let pages = Pages(Self.report(locale))
        let sentence = "only after “Autumn sale”, gone and 2 more are dismissed"
        #expect(pages["releases/en.html"].contains(sentence))
        #expect(pages.campaign().contains(sentence))
    }

    @Test("What a release took back is not called simply approved, and not simply to be released")
    func tellsWhatWasTakenBack() {
        func pages(isGone: Bool) -> Pages {
            let step = NextStep.putBack(rollback: 4, file: "campaigns/sale.md", isGone: isGone)
            let status = Self.status(isGone ? .removed : .approved, isGone ? .live : nil, next: step)
            return Pages(Self.report(Self.locale([status, Self.status(.approved, campaign: "b", next: .release)])))
        }
        let taken = pages(isGone: false)
        #expect(taken.index.contains("<b>en</b> approved<small>taken back by release 4</small>"))
        #expect(taken.index.contains("<td class=\"approved behind\">"))
        #expect(taken.index.contains("approved, taken back by release 4</span>"))
        #expect(taken.campaign().contains("<small>approved, taken back by release 4</small>"))
        let todo = taken["releases.html"]
        #expect(todo.contains("<span class=\"todo\">1 to release</span>"))
        #expect(todo.contains("<span class=\"todo\">1 taken back by release 4: correct it first</span>"))
        let brought = pages(isGone: true)
        #expect(brought.index.contains("live, changed: removed<small>brought back by release 4</small>"))
        #expect(
            brought["releases.html"].contains(
                "<span class=\"todo\">1 brought back by release 4: write it again first</span>"))
        let told = "1 message is approved and not released, and 1 message was"
        let undone = "by release 4, which the next release undoes"
        for page in [taken.index, taken["releases/en.html"]] {
            #expect(page.contains("\(told) taken back \(undone): change what was wrong first"))
        }
        #expect(brought.index.contains("\(told) brought back \(undone): write it again first"))
        #expect(brought.index.contains("For the next release</span> <span class=\"count\">2</span>"))
    }

    @Test("Titles in a step are parted by the dots of other pages, those of campaigns that are gone as well")
    func partsTitles() {
        let statuses = ["sale", "gone"].map { Self.status(.approved, campaign: $0, next: .release) }
        let page = Pages(Self.report(Self.locale(statuses))).index
        let titles =
            "<span class=\"one\"><a href=\"campaigns/sale.html\">Autumn sale</a></span> <span class=\"one\"><bdi>gone</bdi></span>"
        #expect(page.contains(titles))
    }

    @Test(
        "A cell of the overview says the state as status prints it, and why",
        arguments: [
            (status(.waiting), "<td class=\"waiting\"><b>en</b> waiting<small>a reason</small>"),
            (
                status(.waiting, reason: UnreviewedState.waitingReason),
                "<td class=\"waiting\"><b>en</b> waiting<td"
            ),
            (status(.approved), "<td class=\"approved\"><b>en</b> approved<small>a reason</small>"),
            (status(nil, .live), "<td class=\"live\"><b>en</b> live<small>release 4</small>"),
            (
                status(.waiting, .live),
                "<td class=\"live behind\"><b>en</b> live, changed: waiting<small>a reason</small>"
            ),
            (status(nil, .withdrawn), "<td class=\"withdrawn\"><b>en</b> withdrawn<small>a reason</small>"),
            (status(.draft), "<td class=\"draft\"><b>en</b> draft<td"),
        ])
    func tellsStates(_ status: MessageStatusReport, cell: String) {
        #expect(Pages(Self.report(Self.locale([status]))).index.contains(cell))
    }

    @Test("What waits for review is one line a locale, with the command that shows all of it")
    func groupsWaiting() throws {
        let messages = (1...20).map { number in
            Self.status(.waiting, campaign: "c\(number)", next: .approve(["c\(number)"]))
        }
        let page = Pages(Self.report(Self.locale(messages, hasLedger: false))).index
        let needs = try #require(page.firstMatch(of: /id="needs"[\s\S]*?<\/section>/)).output
        #expect(needs.contains("Waiting for review</span> <span class=\"count\">20</span>"))
        #expect(needs.ranges(of: "<li class=\"finding").count == 1)
        #expect(needs.contains("20 messages wait for review"))
        #expect(needs.contains("and 12 more"))
        #expect(
            needs.contains(Pages.command("newsadmin approve --all --locale en --reviewer NAME")))
    }

    @Test("What is approved or gone from the files is to be released; what errors stop is not")
    func tellsReleases() {
        let page = Pages(
            Self.report(
                Self.locale([
                    Self.status(.approved, next: .release),
                    Self.status(.removed, .live, campaign: "gone", next: .release),
                    Self.status(.waiting, campaign: "bad", next: .check),
                ]))
        ).index
        #expect(page.contains("1 message is approved and not released, and 1 message has gone from the files"))
        #expect(page.contains(Pages.command("newsadmin release en")))
        #expect(!page.contains("wait for review") && !page.contains("waits for review"))
    }

    @Test("A locale's page tells its messages, states, log and differences, and links them")
    func tellsLocale() {
        let page = Pages(Self.report(Self.locale([Self.status(.approved, .live)], kind: .rollback(to: 2))))[
            "releases/en.html"]
        #expect(page.contains("<a href=\"#release-2\">1–2</a> <a href=\"#release-4\">4</a>"))
        #expect(page.contains("<li class=\"entry\" id=\"release-4\">"))
        #expect(page.contains("rollback to release 2"))
        #expect(page.contains("<p class=\"gap\">… 3 lines unchanged</p>"))
        #expect(page.contains("<del><mark>old</mark> same</del>"))
        #expect(page.contains("<ins><mark>new</mark></ins>"))
        #expect(page.contains("<p dir=\"auto\"><ins><mark>new</mark></ins></p>"))
        #expect(page.contains("<div class=\"lines\" dir=\"ltr\">") && page.contains("<p><ins></ins></p>"))
        #expect(page.contains("released with what was approved before"))
        #expect(Pages.links(of: page).contains("../campaigns/sale.html"))
        #expect(!page.contains("campaigns/gone.html"), "a campaign that is no longer there has no page")
    }

    @Test("What was released is called by the title that the release has, whatever the files say since")
    func keepsReleasedTitles() throws {
        var locale = Self.locale([Self.status(.waiting, .live)], kind: .withdrawal(campaign: "sale", reason: "wrong"))
        let old = ReleasedTitle("Autumn sale at half price", locale: "en")
        locale.log[0].titles = ["sale": old, "gone": ReleasedTitle("عرض", locale: "ar")]
        locale.states[0].titles = ["sale": old]
        locale.standing.differing = .init(2)
        let page = Pages(Self.report(locale))["releases/en.html"]
        #expect(page.ranges(of: ">Autumn sale at half price</").count >= 5, "new, gone, approved, withdrawn, to come")
        #expect(page.contains("<bdi lang=\"ar\" dir=\"rtl\">عرض</bdi>") || page.contains("lang=\"ar\" dir=\"rtl\">عرض"))
        #expect(page.contains("; phones may still be shown what it takes out: “Autumn sale at half price”"))
        var french = Self.locale([Self.status(nil, .live)], locale: "fr")
        french.log[0].titles = ["sale": ReleasedTitle("Soldes d’automne", locale: "fr")]
        #expect(
            Pages(Self.report(french))["releases/fr.html"].contains(
                "<a href=\"../campaigns/sale.html\" lang=\"fr\" dir=\"ltr\">Soldes d’automne</a>"))
        locale.log[0].titles = ["sale": ReleasedTitle("Autumn sale", locale: "en")]
        #expect(!Pages(Self.report(locale))["releases/en.html"].contains("“Autumn sale at half price”"))
    }

    @Test("A campaign's page puts locales together in which nothing was approved yet")
    func tellsUntouched() {
        let messages = ["en", "fr"].map { locale in
            MessageReport(
                locale: locale, fallback: nil,
                status: Self.status(
                    .waiting, reason: UnreviewedState.waitingReason,
                    next: .approve(["sale"])), clients: [])
        }
        let page = Pages(Sample.report(campaigns: [Sample.campaign(messages: messages)])).campaign()
        #expect(page.contains("waiting</span> in en and fr"))
        #expect(page.contains(Pages.command("newsadmin approve sale --locale en fr --reviewer NAME")))
    }

    @Test("Hostile reviewers, notes, reasons and texts stay text")
    func staysText() {
        let kind = ReleaseManifest.Kind.withdrawal(campaign: "sale", reason: Self.hostile)
        let hostile = Pages(
            Self.report(
                Self.locale([Self.status(.approved, .live, text: Self.hostile)], text: Self.hostile, kind: kind)))
        let harmless = Pages(
            Self.report(
                Self.locale(
                    [Self.status(.approved, .live, text: "harmless")], text: "harmless",
                    kind: .withdrawal(campaign: "sale", reason: "harmless"))))
        for path in ["releases/en.html", "releases.html", "index.html"] {
            #expect(Pages.skeleton(of: hostile[path]) == Pages.skeleton(of: harmless[path]), "in \(path)")
            #expect(!hostile[path].contains("<script>"))
            #expect(harmless[path].contains("harmless"), "in \(path)")
        }
    }

    @Test("Errors that keep a locale's texts from going out are the first thing to do there")
    func tellsErrors() {
        var french = Sample.finding(.error, "an error")
        french.locales = ["fr"]
        var report = Sample.report(
            campaigns: [Sample.campaign(findings: [french, Sample.finding(.warning, "a warning")])],
            findings: [Sample.finding(.error, "another one")])
        report.releases = ["en", "fr"].map {
            Self.locale([Self.status(.waiting, next: .approve(["sale"]))], locale: $0)
        }
        let pages = Pages(report)
        let steps = pages["releases/fr.html"].split(separator: "<p class=\"message\">").dropFirst().map {
            $0.prefix(60)
        }
        #expect(steps.first?.hasPrefix("2 errors in the files keep texts from going out</p>") == true)
        #expect(steps.dropFirst().first?.hasPrefix("1 message waits for review") == true)
        #expect(pages["releases/en.html"].contains("1 error in the files keeps texts from going out"))
        #expect(pages["releases.html"].contains("<span class=\"todo\">2 errors to correct</span>"))
    }
}
