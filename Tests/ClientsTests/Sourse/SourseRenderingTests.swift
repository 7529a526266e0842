import Campaigns
import Testing

@testable import Clients

@Suite("Sourse's rendering") struct SourseRenderingTests {
    static func files(
        _ front: String, body: String = "Text.", settings: String = "topic: \"news-{locale}\"",
        extra: [String: String] = [:]
    ) -> [String: String] {
        [
            "newsadmin.yml": """
            name: Acme
            sourceLocale: en
            locales: [en, pt-BR]
            baseURL: https://news.example.com/feeds/
            clients: {sourse: {\(settings)}}
            """,
            "campaigns/sale.md": "---\ntitle: Sale\n\(front)\n---\n\(body)\n",
        ].merging(extra) { $1 }
    }

    private func messages(
        _ front: String, body: String = "Text.", settings: String = "topic: \"news-{locale}\"", locale: String = "en"
    ) throws -> [PropertyValue] {
        let rendered = try RenderedWorkspace(
            SourseClient.self, Self.files(front, body: body, settings: settings))
        return try #require(try rendered.decoded(locale)["sale"]?.array)
    }

    @Test("sends a payload to apps with the SDK and a notification to the others")
    func sendsTwice() throws {
        let expected: [PropertyValue] = [
            [
                "condition": "'news-pt-BR' in topics && 'sourse_sdk_integrated' in topics",
                "data": [
                    "handler": "com.sourse.notification", "title": "Sale", "message": "One.\n\nTwo.",
                    "actionURL": "acme://sale", "tag": "sale", "isSmartNotification": "1",
                    "embargoDate": "2026-11-20T09:00:00Z", "expiryDate": "2026-11-30T23:59:59.999Z",
                ],
                "apns": [
                    "headers": ["apns-push-type": "background", "apns-priority": "5"],
                    "payload": ["aps": ["content-available": 1]],
                ],
            ],
            [
                "condition": "'news-pt-BR' in topics && !('sourse_sdk_integrated' in topics)",
                "notification": ["title": "Sale", "body": "One.\n\nTwo."],
            ],
        ]
        let front = "start: 2026-11-20T09:00\nend: 2026-12-01T00:00Z\naction: {url: \"acme://sale\"}"
        #expect(try messages(front, body: "One.\n\n<!-- more -->\n\nTwo.", locale: "pt-BR") == expected)
    }

    @Test("sends a comparison to three conditions that shut each other out")
    func sendsComparisons() throws {
        let sent = try messages("sourse: {ab: {topic: beta}}")
        #expect(
            sent.map { $0["condition"]?.string } == [
                "'news-en' in topics && 'sourse_sdk_integrated' in topics && 'beta' in topics",
                "'news-en' in topics && 'sourse_sdk_integrated' in topics && !('beta' in topics)",
                "'news-en' in topics && !('sourse_sdk_integrated' in topics)",
            ])
        #expect(sent.map { $0["data"]?["isSmartNotification"]?.string } == ["0", "1", nil])
    }

    @Test("takes tag, immediate, topic and raw from the block, all of them texts")
    func readsTheBlock() throws {
        let sent = try messages(
            "sourse: {tag: spring, immediate: true, topic: \"vip-{locale}\", raw: {count: 1.10, title: Other}}",
            settings: "topic: \"news-{locale}\", integratedTopic: \"sdk-{locale}\", project: acme")
        #expect(sent[0]["condition"] == "'vip-en' in topics && 'sdk-en' in topics")
        let data = try #require(sent[0]["data"])
        #expect(data["tag"] == "spring")
        #expect(data["isSmartNotification"] == "0")
        #expect(data["count"] == "1.10")
        #expect(data["title"] == "Other")
        #expect(data.dictionary?.allSatisfy { $0.value.string != nil } == true)
    }

    @Test("is in the file from the build on, and leaves it at the end")
    func keepsTheWindow() throws {
        let rendered = try RenderedWorkspace(
            SourseClient.self, Self.files("start: 2026-11-20T09:00\nend: 2026-12-01T00:00Z"))
        #expect(rendered.feed("pt-BR").path == "push/pt-BR.json")
        #expect(rendered.entries.map(\.window.start) == [nil, nil])
        #expect(rendered.entries[0].window.end == Instant(iso8601: "2026-12-01T00:00:00Z"))
        #expect(rendered.entries[0].identity == "sale")
    }

    @Test("reads its file back as notes")
    func readsScreens() throws {
        let rendered = try RenderedWorkspace(
            SourseClient.self,
            Self.files("start: 2026-11-20T09:00\nend: 2026-12-01T00:00Z\nsourse: {tag: t, ab: {topic: beta}}"))
        let message = try #require(rendered.screens().first)
        #expect(
            message.screen
                == .lockScreen(
                    [.immediate, .smart, .standard].map {
                        .init(title: "Sale", text: "Text.", opens: nil, way: $0)
                    }))
        #expect(message.identity == "t")
        #expect(
            message.window
                == Window(
                    start: Instant(iso8601: "2026-11-20T09:00:00Z"), end: Instant(iso8601: "2026-12-01T00:00:00Z")))
        #expect(
            message.conditions.map(\.name)
                == ["isSmartNotification", "embargoDate", "expiryDate", "condition", "condition", "condition"])
        #expect(rendered.client.screens(in: [0xFF], locale: "en") { _ in nil }.isEmpty)
    }

    @Test("keeps hostile text as text in every field", arguments: Hostile.texts)
    func escape(text: String) throws {
        let quoted = JSONWriter().text(.string(text))
        var files = Self.files("action: {url: \(quoted)}\nsourse: {tag: \(quoted), raw: {more: \(quoted)}}")
        files["campaigns/sale.md"] = files["campaigns/sale.md"]?.replacing("title: Sale", with: "title: \(quoted)")
        let data = try #require(
            try RenderedWorkspace(SourseClient.self, files).decoded()["sale"]?.array?.first?["data"])
        for name in ["title", "actionURL", "tag", "more"] { #expect(data[name] == .string(text)) }
    }
}
