import Campaigns
import Testing

@testable import Clients

@Suite("Sourse's rules") struct SourseRuleTests {
    @Test(
        "find what the publisher can see",
        arguments: [
            ("versions: {min: \"1.0\"}", "restriction-not-kept"), ("versions: {max: \"1.0\"}", "restriction-not-kept"),
            ("versions: {before: \"1.0\"}", "restriction-not-kept"),
            ("system: {before: \"26.0\"}", "restriction-not-kept"), ("show: always", "restriction-not-kept"),
            ("show: untilAction", "restriction-not-kept"),
            ("everyone: [sourse]\nversions: {min: \"1.0\"}", "restriction-waived"),
            ("everyone: [sourse]\nsystem: {before: \"26.0\"}", "restriction-waived"),
            ("everyone: [sourse]\nshow: always", "restriction-not-kept"),
            ("action: {url: \"acme://x\", label: Go}", "no-place"), ("buttons: {dismiss: {}}", "no-place"),
            ("buttons: {never: {}}", "no-place"), ("buttons: {remind: {}}", "no-place"),
            ("buttons: {review: {}}", "no-place"), ("template: hero", "no-place"),
            ("sourse: {tag: \"\"}", "bad-client-key"), ("sourse: {topic: \"a b\"}", "sourse-topic-name"),
            ("sourse: {ab: {topic: \"ä\"}}", "sourse-topic-name"), ("sourse: {ab: {}}", "missing-field"),
            ("sourse: {ab: {topic: \"news-{locale}\"}}", "contradicting-block"),
            ("sourse: {ab: {topic: sourse_sdk_integrated}}", "contradicting-block"),
            ("sourse: {ab: {topic: news-pt-BR}}", "contradicting-block"),
            ("sourse: {topic: vip}", "sourse-topic-without-locale"),
            ("sourse: {topic: \"sourse_sdk_integrated\"}\nlocales: [en]", "contradicting-block"),
            ("sourse: {immediate: true, ab: {topic: beta}}", "contradicting-block"),
            ("sourse: {immediate: maybe}", "wrong-type"), ("sourse: {tags: x}", "unknown-key"),
        ])
    func find(front: String, rule: String) throws {
        let rendered = try RenderedWorkspace(SourseClient.self, SourseRenderingTests.files(front))
        #expect(rendered.findings.map(\.rule.id) == [rule])
        #expect(rendered.findings.allSatisfy { $0.position.file == "campaigns/sale.md" && $0.position.line > 1 })
    }

    @Test(
        "find names of the payload that are not the publisher's",
        arguments: ["from", "message_type", "google.x", "gcmtoken", "handler"])
    func findReservedKeys(key: String) throws {
        let rendered = try RenderedWorkspace(
            SourseClient.self, SourseRenderingTests.files("sourse: {raw: {\(key): x}}"))
        #expect(rendered.findings.map(\.rule) == [.rawEntry, .sourseReservedKey])
    }

    @Test(
        "find dates of the payload that the SDK does not read",
        arguments: [
            ("tomorrow", false), ("2026-13-01T00:00:00Z", false), ("2026-12-01", false),
            ("2026-12-01T09:00:00+01:00", false),
            ("2026-12-01T09:00Z", false), ("2026-12-01T09:00:00Z", true), ("2026-12-01T09:00:00.250Z", true),
        ])
    func findDates(date: String, isRead: Bool) throws {
        let rendered = try RenderedWorkspace(
            SourseClient.self, SourseRenderingTests.files("sourse: {raw: {expiryDate: \"\(date)\"}}"))
        #expect(rendered.findings.map(\.rule) == [.rawEntry] + (isRead ? [] : [.sourseDateForm]))
    }

    @Test("measure the payload in bytes, keys and values together")
    func measurePayloads() throws {
        // Everything but the text: the names, the handler, the title, the tag and the way it is shown.
        let rest = "handlertitlemessagetagisSmartNotification".utf8.count + SourseClient.handler.utf8.count + 9
        for (excess, count) in [(0, 0), (1, 2)] {
            let text =
                String(repeating: "é", count: (4096 - rest) / 2)
                + String(repeating: "x", count: (4096 - rest) % 2 + excess)
            let rendered = try RenderedWorkspace(SourseClient.self, SourseRenderingTests.files("", body: text))
            #expect(rendered.findings(of: .soursePayloadSize).count == count)
        }
    }

    @Test("measure the standard notification, too, whose text nobody replaces")
    func measureStandardNotifications() throws {
        let rest = "titlebody".utf8.count + "Sale".utf8.count
        for (excess, count) in [(0, 0), (1, 1)] {
            let text = String(repeating: "x", count: 4096 - rest + excess)
            let rendered = try RenderedWorkspace(
                SourseClient.self,
                SourseRenderingTests.files("locales: [en]\nsourse: {raw: {message: short}}", body: text))
            #expect(rendered.findings(of: .soursePayloadSize).count == count)
        }
    }

    @Test("measure title and text, and miss a text that is not there")
    func measureTexts() throws {
        var files = SourseRenderingTests.files("locales: [en]", body: String(repeating: "x", count: 171))
        files["campaigns/sale.md"] = files["campaigns/sale.md"]?.replacing(
            "title: Sale", with: "title: \(String(repeating: "x", count: 41))")
        let rendered = try RenderedWorkspace(SourseClient.self, files)
        #expect(rendered.findings.map(\.rule) == [.sourseTitleLength, .sourseTextLength])
        let empty = try RenderedWorkspace(SourseClient.self, SourseRenderingTests.files("locales: [en]", body: ""))
        #expect(empty.findings.map(\.rule) == [.sourseEmptyText])
    }

    @Test(
        "check the workspace's settings",
        arguments: [
            ("", "missing-field"), ("topic: news", "sourse-topic-without-locale"),
            ("topic: \"a b\"", "sourse-topic-name"),
            ("topic: \"n-{locale}\", integratedTopic: \"'\"", "sourse-topic-name"),
            ("topic: \"n-{locale}\", projct: x", "unknown-key"),
        ])
    func checkSettings(settings: String, rule: String) throws {
        let rendered = try RenderedWorkspace(
            SourseClient.self, SourseRenderingTests.files("", settings: settings))
        #expect(rendered.findings.map(\.rule.id) == [rule])
        #expect(rendered.findings[0].position.file == "newsadmin.yml")
    }

    @Test("refuse a block in a translation, with the way out", arguments: ["tag: x", "immediate: true", "raw: {}"])
    func refuseTranslatedFields(block: String) throws {
        let translation = "---\ntitle: Venda\nsourse: {\(block)}\n---\nTexto.\n"
        let rendered = try RenderedWorkspace(
            SourseClient.self,
            SourseRenderingTests.files("", extra: ["campaigns/sale.pt-BR.md": translation]))
        #expect(rendered.findings.map(\.rule) == [.unknownKey])
        #expect(rendered.findings[0].suggestion == "write it in campaigns/sale.md")
    }
}
