import Campaigns
import Foundation
import Newsroom
import Testing

/// The dashboard's pages of what phones are shown when.
struct ScheduleReportsTests {
    /// What the cell of a page says, by the cell's address.
    private func cell(_ id: String, of page: String) throws -> Substring {
        let start = try #require(page.range(of: "<td id=\"\(id)\""), "no cell \(id)")
        let end = try #require(page.range(of: "</td>", range: start.upperBound..<page.endIndex))
        return page[start.upperBound..<end.lowerBound]
    }

    private func page(_ path: String, of files: [String: String]) throws -> String {
        let workspace = try TestWorkspace(files)
        let plan = BuildPlan(folder: workspace.folder, now: try #require(Instant(iso8601: "2026-11-29T00:00:00Z")))
        _ = try Build(plan).run {}
        return try workspace.text("public/\(path)")
    }

    /// A cell names four of them.
    @Test func `The page of all schedules counts what is blocked on some phones, however many a cell names`() throws {
        var files = [
            "newsadmin.yml": """
            sourceLocale: en
            baseURL: https://news.example.com/
            app: {versions: ["1.0", "1.1", "2.0"]}
            clients: {inotify: {}}

            """,
            "campaigns/2026-11-20-wall.md": """
            ---
            title: Wall
            start: 2026-12-01T00:00Z
            versions: {max: "1.1"}
            action: {url: "closed:wall", label: Go}
            ---
            Text

            """,
        ]
        for number in 10...16 { files["campaigns/2026-11-\(number)-behind.md"] = "---\ntitle: \(number)\n---\nText\n" }
        #expect(try page("schedule.html", of: files).contains(">7 blocked at times<"))
        files["campaigns/2026-11-20-wall.md"] = "---\ntitle: No wall\n---\nText\n"
        #expect(try !page("schedule.html", of: files).contains("blocked at times"))
    }

    @Test func `A cell names no message that comes later or has left`() throws {
        let page = try page(
            "schedule/inotify-en.html",
            of: [
                "newsadmin.yml": "sourceLocale: en\nbaseURL: https://news.example.com/\nclients: {inotify: {}}\n",
                "campaigns/2026-11-01-old.md": "---\ntitle: Old\n---\nText\n",
                "campaigns/2026-11-02-now.md": "---\ntitle: Now\nend: 2026-12-01T00:00Z\n---\nText\n",
                "campaigns/2026-11-03-then.md": "---\ntitle: Then\nstart: 2026-12-01T00:00Z\n---\nText\n",
            ])
        let now = try cell("newcomer-now-0", of: page)
        let then = try cell("newcomer-20261201T000000Z-0", of: page)
        #expect(now.contains("<span class=\"soft\">behind <q>Now</q></span>"), "\(now)")
        #expect(!now.contains("Then"), "\(now)")
        #expect(then.contains("<span class=\"soft\">behind <q>Then</q></span>"), "\(then)")
        #expect(!then.contains("Now"), "\(then)")
    }

    @Test func `A cell says what a message waits for, however many it waited for before`() throws {
        var files = [
            "newsadmin.yml": "sourceLocale: en\nbaseURL: https://news.example.com/\nclients: {inotify: {}}\n",
            "campaigns/2026-11-01-old.md": "---\ntitle: Old\n---\nText\n",
        ]
        for number in 10...19 {
            let days = (start: "2026-12-\(2 * number - 10)T00:00Z", end: "2026-12-\(2 * number - 8)T00:00Z")
            files["campaigns/2026-11-\(number)-new.md"] =
                "---\ntitle: New \(number)\nstart: \(days.start)\nend: \(days.end)\n---\nText\n"
        }
        let page = try page("schedule/inotify-en.html", of: files)
        for number in [10, 17, 18] {
            let cell = try cell("newcomer-202612\(2 * number - 10)T000000Z-0", of: page)
            #expect(cell.contains("<span class=\"soft\">behind <q>New \(number)</q></span>"), "\(cell)")
        }
    }

    /// With more than eight the schedule names only the ones that come first in time.
    @Test(arguments: [1, 8])
    func `A cell names as one of those that may be shown what is in the feed then, and all of it`(count: Int) throws {
        var files = [
            "newsadmin.yml": "sourceLocale: en\nbaseURL: https://news.example.com/\nclients: {notable: {}}\n",
            "campaigns/q.md": "---\ntitle: Q\n---\nText\n",
            "campaigns/y.md": "---\ntitle: Y\nstart: 2026-12-01T00:00Z\n---\nText\n",
            "campaigns/z.md": "---\ntitle: Z\nstart: 2026-12-01T00:00Z\n---\nText\n",
        ]
        for number in 1...count {
            files["campaigns/a\(number).md"] = "---\ntitle: A\(number)\nend: 2026-12-01T00:00Z\n---\nText\n"
        }
        let page = try page("schedule/notable-en.html", of: files)
        let now = try cell("newcomer-now-0", of: page)
        let then = try cell("newcomer-20261201T000000Z-0", of: page)
        #expect(now.contains(">A1</a>") && now.contains(">Q</a>") && !now.contains("z.html"), "\(now)")
        #expect(then.components(separatedBy: "one of these").count == 2, "\(then)")
        #expect(["q", "y", "z"].allSatisfy { then.contains("/\($0).html") } && !then.contains("a1.html"), "\(then)")
    }

    @Test(arguments: [true, false])
    func `A bar is drawn as tied where it is so for some phones only`(isForAll: Bool) throws {
        let page = try page(
            "schedule/notable-en.html",
            of: [
                "newsadmin.yml": "sourceLocale: en\nbaseURL: https://news.example.com/\nclients: {notable: {}}\n",
                "campaigns/a.md": "---\ntitle: A\n\(isForAll ? "" : "notable: {all: {onWifi: false}}\n")---\nText\n",
                "campaigns/b.md": "---\ntitle: B\nnotable: {all: {onWifi: true}}\n---\nText\n",
            ])
        #expect(page.contains("A, shown or another one, nobody knows which") == isForAll)
        #expect(isForAll || page.contains("A, shown, "))
        #expect(page.contains("fill=\"url(#tied)\"") == isForAll)
    }
}
