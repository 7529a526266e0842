import Campaigns
import Testing

@testable import Clients

@Suite("What raw replaces") struct RawReplacementTests {
    @Test(
        "is found in a message of iNotify",
        arguments: [
            ("Title: Other", 1), ("MaxVersion: \"2.0\"", 0), ("title: Other", 0), ("Title: News", 0),
            ("Title: Other, Message: Text", 2),
        ])
    func inINotify(raw: String, count: Int) throws {
        let findings = try RuleTrial<INotifyClient>().findings(of: .rawReplaces, front: "inotify: {raw: {\(raw)}}")
        #expect(findings.count == count)
    }

    @Test("is found with its place, once for all languages")
    func isFoundOnce() throws {
        let findings = try RuleTrial<NotableClient>().findings(
            of: .rawReplaces, front: "notable: {raw: {entry: other, more: 1}}")
        #expect(findings.map(\.place) == ["campaigns/2026-12-01-news.md:3:17"])
        #expect(findings.map(\.message) == ["“entry” under “raw” takes the place of what the campaign says itself"])
        #expect(findings.map(\.locales) == [["en", "fr"]])
    }

    @Test("is replaced in iSmartNews whatever its case, and never stands there twice")
    func ignoresCaseInISmartNews() throws {
        let trial = try ISmartNewsRenderingTrial.workspace([
            "campaigns/a.md": """
            ---
            title: News
            clients: [ismartnews]
            ismartnews: {form: page, priority: 1, raw: {Priority: 2, URLS: [\"https://e.com\"]}}
            ---
            Text.
            """
        ])
        let item = try #require(trial.entries.first?.value["meta"]?.dictionary)
        #expect(item.map { $0.key.lowercased() }.sorted() == ["dates", "onceperinstall", "priority", "urls", "uuid"])
        #expect(item.contains(.init("Priority", 2)) && item.contains(.init("URLS", ["https://e.com"])))
        #expect(trial.findings.map(\.rule) == [.rawEntry, .rawReplaces, .rawReplaces])
    }

    @Test("may be nothing that phones know a message by")
    func guardsIdentity() throws {
        let item = "ismartnews: {form: page, raw: {UUID: ~}}"
        #expect(try RuleTrial<ISmartNewsClient>().findings(of: .rawIdentity, front: item).count == 1)
        let variant = "ismartnews: {form: alert, raw: {uuid_fr: a}}"
        #expect(try RuleTrial<ISmartNewsClient>().findings(of: .rawIdentity, front: variant).count == 1)
        let message = "ismartnews: {raw: {uuid: a}}"
        #expect(try RuleTrial<ISmartNewsClient>().findings(of: .rawIdentity, front: message).isEmpty)
        let tag = "sourse: {raw: {tag: a}}"
        let sourse = RuleTrial<SourseClient>(settings: "{topic: \"news-{locale}\"}")
        #expect(try sourse.findings(of: .rawIdentity, front: tag).map(\.place) == ["campaigns/2026-12-01-news.md:3:16"])
        #expect(try sourse.findings(of: .rawReplaces, front: tag).isEmpty)
    }

    @Test("may not make something else of a message", arguments: ["meta", "event", "segments"])
    func guardsKinds(key: String) throws {
        let trial = RuleTrial<ISmartNewsClient>()
        #expect(try trial.findings(of: .rawIdentity, front: "ismartnews: {raw: {\(key): {}}}").count == 1)
        let item = "ismartnews: {form: page, raw: {\(key): {}}}"
        #expect(try trial.findings(of: .rawIdentity, front: item).isEmpty)
        let folded = "ismartnews: {raw: {\(key.uppercased()): {}}}"
        #expect(try trial.findings(of: .rawIdentity, front: folded).isEmpty)
    }

    @Test("is found in a payload of Sourse, in any of its languages")
    func inSourse() throws {
        let trial = RuleTrial<SourseClient>(settings: "{topic: \"news-{locale}\"}")
        let files = [
            "a.md": "---\ntitle: News\nsourse: {raw: {title: News, handler: x, more: 1}}\n---\nText.\n",
            "a.fr.md": "---\ntitle: Actualités\n---\nTexte.\n",
        ]
        #expect(try trial.findings(of: .rawReplaces, files).map(\.place) == ["campaigns/a.md:3:16"])
    }
}
