import Campaigns
import Foundation
import Testing

@testable import Newsroom

/// A workspace as it is served: what a build would write, in memory.
@Suite struct ServedWorkspaceTests {
    private static let now = Instant(seconds: 1_795_252_800)
    private static let files = [
        "campaigns/a.md": "---\ntitle: First\ninotify: {key: 2026/11/01}\n---\nOne.\n",
        "campaigns/b.md": "---\ntitle: Second\nstart: 2027-01-01T00:00Z\ninotify: {key: 2027/01/01}\n---\nTwo.\n",
        "campaigns/c.md": "---\ntitle: Third\ndraft: true\ninotify: {key: 2026/11/02}\n---\nThree.\n",
    ]

    private func served(
        _ workspace: TestWorkspace, drafts: Bool = false, before: ServedWorkspace? = nil
    ) throws -> ServedWorkspace {
        var reader = EditionReader(now: Self.now, makesSchedules: true)
        reader.includesDrafts = drafts
        return try ServedWorkspace(reader, folder: workspace.folder, before: before)
    }

    private func titles(_ served: ServedWorkspace, _ locale: String = "en") throws -> [String] {
        let feed = try #require(served.feeds.first { $0.path == "feeds/inotify/\(locale).plist" })
        return String(decoding: feed.bytes, as: UTF8.self).matches(of: /<key>Title<\/key>\s*<string>([^<]*)/).map {
            String($0.output.1)
        }
    }

    @Test("It is byte by byte what a build writes, and writes nothing itself")
    func sameAsBuild() throws {
        let workspace = try TestWorkspace(Self.files)
        let served = try served(workspace)
        #expect(!FileManager.default.fileExists(atPath: workspace.folder + "/public"))
        _ = try Build(BuildPlan(folder: workspace.folder, now: Self.now)).run()
        var written = try workspace.files()
        written["feeds.json"] = nil
        var held: [String: Data] = [:]
        for file in served.feeds + served.pages {
            held[file.path] = Data(file.bytes)
            if let gzip = file.gzip { held[file.path + ".gz"] = Data(gzip) }
        }
        #expect(held == written)
    }

    @Test("What was released stands as it does in production, though addresses lead to the server")
    func released() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en").replacing("inotify", with: "notable"),
            "campaigns/a.md": "---\ntitle: First\n---\nOne.\n",
        ])
        try workspace.approve(["a"])
        try workspace.release("en")
        var reader = EditionReader(now: Self.now, makesSchedules: true)
        reader.baseURL = "http://127.0.0.1:8080/feeds/"
        let pages = try ServedWorkspace(reader, folder: workspace.folder, before: nil).pages
        let page = String(decoding: try #require(pages.first { $0.path == "releases/en.html" }).bytes, as: UTF8.self)
        #expect(page.contains("live") && !page.contains("waiting") && !page.contains("127.0.0.1"))
    }

    @Test("Another moment has other feeds")
    func moments() throws {
        let served = try served(TestWorkspace(Self.files))
        #expect(try titles(served) == ["First"])
        let later = try served.asOf(Instant(seconds: 1_800_000_000))
        #expect(try titles(later) == ["Second", "First"] || titles(later) == ["First", "Second"])
        #expect(try titles(later.asOf(Self.now)) == ["First"])
    }

    @Test("Drafts are in the feeds where that is wanted")
    func drafts() throws {
        let workspace = try TestWorkspace(Self.files)
        #expect(try titles(served(workspace, drafts: true)).sorted() == ["First", "Third"])
    }

    @Test("A campaign's page leads to the schedules that hold it, and a draft's does where drafts are served")
    func linksSchedules() throws {
        var files = Self.files
        files["campaigns/d.md"] =
            "---\ntitle: Over\nend: 2026-11-01T00:00Z\ninotify: {key: 2026/11/03}\n---\nFour.\n"
        files["campaigns/e.md"] = "---\ntitle: Out\ninotify: {key: 2026/11/04}\n---\nFive.\n"
        let workspace = try TestWorkspace(files)
        try workspace.approve(["e"])
        try workspace.release("en", "fr")
        for locale in ["en", "fr"] { try workspace.withdraw("e", in: locale, at: "2026-11-20T12:00:00Z") }
        for drafts in [false, true] {
            let pages = try served(workspace, drafts: drafts).pages
            let linked = pages.filter { page in
                page.path.hasPrefix("campaigns/")
                    && String(decoding: page.bytes, as: UTF8.self).contains("When phones show it")
            }
            let expected = ["a", "b"] + (drafts ? ["c"] : [])
            #expect(linked.map(\.path).sorted() == expected.map { "campaigns/\($0).html" })
        }
    }

    @Test("A locale that errors stop keeps what it had, at every moment; others go on")
    func stopped() throws {
        let workspace = try TestWorkspace(Self.files)
        let good = try served(workspace)
        try workspace.write("---\ntitle: Premier\nnonsense: 1\n---\nUn.\n", to: "campaigns/a.fr.md")
        try workspace.write(
            "---\ntitle: Changed\ninotify: {key: 2026/11/01}\n---\nOne.\n", to: "campaigns/a.md")
        let broken = try served(workspace, before: good)
        #expect(broken.stopped == ["fr"])
        #expect(try titles(broken) == ["Changed"])
        #expect(try titles(broken, "fr") == ["First"])
        #expect(try titles(broken.asOf(Instant(seconds: 1_800_000_000)), "fr") == ["First"])
        #expect(Set(broken.feeds.map(\.path)).count == broken.feeds.count)
        let first = try served(workspace)
        #expect(!first.feeds.contains { $0.locale == "fr" })
    }

    @Test("Pages that the feed of all languages names stay with it while a locale is stopped")
    func pagesOfAllLanguages() throws {
        let text = "ismartnews: {form: page}\n---\nText.\n"
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration(clients: "clients: {ismartnews: {combined: true}}"),
            "campaigns/a.md": "---\ntitle: First\n" + text, "campaigns/b.md": "---\ntitle: Second\n" + text,
        ])
        func pages(_ served: ServedWorkspace) -> [String] {
            served.feeds.filter { $0.kind == .page }.map(\.path).sorted()
        }
        let good = try served(workspace)
        #expect(pages(good).count == 4)
        try workspace.write("---\ntitle: Second\ndraft: true\n" + text, to: "campaigns/b.md")
        try workspace.write("---\ntitel: Premier\n---\nUn.\n", to: "campaigns/a.fr.md")
        let broken = try served(workspace, before: good)
        #expect(broken.feeds.contains { $0.kind == .feed && $0.locale == nil })
        #expect(pages(broken) == pages(good))
        #expect(try pages(broken.asOf(Instant(seconds: 1_800_000_000))) == pages(good))
        try workspace.remove("campaigns/a.fr.md")
        #expect(try pages(served(workspace, before: broken)).count == 2)
    }

    @Test("A client that the workspace no longer has keeps nothing, also while a locale is stopped")
    func clientsThatAreNoMore() throws {
        let both = TestWorkspace.configuration().replacing("inotify: {}", with: "inotify: {}, notable: {}")
        let workspace = try TestWorkspace(Self.files.merging(["newsadmin.yml": both]) { $1 })
        let good = try served(workspace)
        try workspace.write("---\ntitel: Premier\n---\nUn.\n", to: "campaigns/a.fr.md")
        let broken = try served(workspace, before: good)
        #expect(broken.stopped == ["fr"])
        #expect(broken.feeds.contains { $0.client == "notable" && $0.locale == "fr" })
        try workspace.write(TestWorkspace.configuration(), to: "newsadmin.yml")
        let other = try served(workspace, before: broken)
        #expect(other.stopped == ["fr"] && !other.feeds.contains { $0.client == "notable" })
        #expect(try titles(other, "fr") == ["First"])
    }

    @Test("While errors stop a locale, its views are looked at as the files have them")
    func viewsOfAStoppedLocale() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration(clients: "clients: {notable: {}}"),
            "campaigns/2026-11-20-a.md": "---\ntitle: One\n---\nText\n",
            "campaigns/2026-11-20-a.fr.md": "---\ntitle: Un\n---\nTexte\n",
        ])
        let before = try served(workspace)
        let banner = "notable/fr/views/2026-11-20-a/banner.html"
        func text(_ path: String, _ served: ServedWorkspace) -> String? {
            served.feeds.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
        }
        #expect(text("previews/" + banner, before) == nil)
        try workspace.write("---\ntitle: Deux\n---\nTexte\n", to: "campaigns/2026-11-20-a.fr.md")
        try workspace.write("---\ntitle: \"\"\n---\nText\n", to: "campaigns/2026-11-20-b.md")
        let after = try served(workspace, before: before)
        #expect(after.stopped.contains("fr"))
        #expect(text("feeds/" + banner, after)?.contains("Un") == true)
        #expect(text("previews/" + banner, after)?.contains("Deux") == true)
        let later = try after.asOf(Self.now.advanced(seconds: 60))
        #expect(text("previews/" + banner, later)?.contains("Deux") == true)
        try workspace.remove("campaigns/2026-11-20-b.md")
        #expect(text("previews/" + banner, try served(workspace, before: after)) == nil)
    }
}
