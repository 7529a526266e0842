import Campaigns
import Foundation
import Testing

@testable import Newsroom

@Suite struct ReleaseDiffTests {
    private static let configuration = TestWorkspace.configuration("en, ja, ar", more: "release: {approvals: 0}")
    private static let sale = """
        ---
        title: Sale
        start: 2026-11-20T09:00
        end: 2026-12-01T00:00
        ---

        Everything at half price.

        """

    private let workspace: TestWorkspace

    init() throws {
        workspace = try TestWorkspace([
            "newsadmin.yml": Self.configuration, "campaigns/2026-11-20-sale.md": Self.sale,
            "campaigns/2026-11-20-sale.ja.md": "---\ntitle: セール\n---\n\nすべて半額です。\n",
            "campaigns/2026-11-20-sale.ar.md": "---\ntitle: تخفيضات\n---\n\nكل شيء بنصف السعر.\n",
        ])
        try release("2026-11-20T12:00:00Z")
    }

    private func release(_ time: String) throws {
        _ = try Releasing(
            ReleasePlan(
                folder: workspace.folder, now: try #require(Instant(iso8601: time)), locales: ["en", "ja", "ar"],
                author: "Anna")
        ).run()
    }

    private func diff(_ locales: [String] = ["en"], from: Int? = nil, to: Int? = nil) throws -> ReleaseDiff {
        try ReleaseDiff(
            DiffPlan(
                folder: workspace.folder, now: try #require(Instant(iso8601: "2026-11-21T11:00:00Z")), locales: locales,
                from: from, to: to))
    }

    @Test func nothingChangesRightAfterARelease() throws {
        let diff = try diff()
        #expect(
            diff.text == """
                en: release 1 → working texts, 2026-11-21 12:00 to 2027-02-19 12:00 Europe/Berlin

                Nothing changes for users.

                """)
        #expect(
            diff.markdown == """
                ### en: release 1 → working texts

                Nothing changes for users.

                """)
    }

    @Test func whatComesFirstAllTheTimeIsSaidWithoutAReserve() throws {
        try workspace.write(
            "---\ntitle: Older\nstart: 2026-11-19T09:00\nend: 2026-11-30T00:00\n---\n\nText.\n",
            to: "campaigns/2026-11-19-older.md")
        let diff = try diff()
        #expect(diff.text.contains("on phones that have seen none, only after 2026-11-20-sale is dismissed"))
        #expect(diff.json.contains("\"throughout\": true"))
    }

    @Test func aChangeIsToldInTheOrderOfWhatMattersToUsers() throws {
        try workspace.write(
            Self.sale.replacing("end: 2026-12-01", with: "end: 2026-12-03").replacing("half", with: "a third of the"),
            to: "campaigns/2026-11-20-sale.md")
        try workspace.write(
            "---\ntitle: Thanks\nstart: 2026-11-25T09:00\nversions: {min: \"2.0\"}\n---\n\nThank you.\n",
            to: "campaigns/2026-11-25-thanks.md")
        let text = try diff().text
        #expect(
            text == """
                en: release 1 → working texts, 2026-11-21 12:00 to 2027-02-19 12:00 Europe/Berlin

                Newly shown
                  2026-11-25-thanks “Thanks”: iNotify, version 2.0
                    from 2026-11-25 09:00 on

                Shown at other times
                  2026-11-20-sale “Sale”: iNotify, all versions
                    now: from now until 2026-12-03 00:00
                    before: from now until 2026-12-01 00:00
                    on phones that have seen none, at times or in some versions only after 2026-11-25-thanks is \
                dismissed

                Shown in another order
                  2026-11-20-sale: iNotify, version 2.0, from 2026-11-25 09:00 until 2026-12-01 00:00
                    shown only after 2026-11-25-thanks is dismissed

                On phones that know them
                  2026-11-20-sale: iNotify
                    - phones on which it was answered with OK, the action or Ignore do not show the new text
                    - phones on which it was put off or left without an answer show the new text next time, unless \
                another message comes first
                    - an alert that is still up stays as it is, but an answer to it goes by the new feed once that is \
                loaded

                Texts
                  2026-11-20-sale “Sale”: changed
                    end: 2026-12-01 00:00 → 2026-12-03 00:00
                    text:
                      - Everything at [-half-] price.
                      + Everything at {+a third of the+} price.
                  2026-11-25-thanks “Thanks”: added
                    title: Thanks
                    start: 2026-11-25 09:00
                    app versions: 2.0 and later
                    clients: iNotify
                    text:
                      + Thank you.

                """)
    }

    @Test func releasesAreComparedInEitherDirection() throws {
        try workspace.write(Self.sale.replacing("Sale", with: "Big sale"), to: "campaigns/2026-11-20-sale.md")
        try release("2026-11-20T13:00:00Z")
        #expect(try diff(from: 1, to: 2).text.contains("    title: Sale → Big sale\n"))
        #expect(try diff(to: 1).text.contains("    title: Big sale → Sale\n"))
        #expect(try diff(from: 2, to: 2).locales.allSatisfy(\.difference.isEmpty))
    }

    @Test func whereNothingWasReleasedAllIsNew() throws {
        try workspace.remove("releases")
        let diff = try diff()
        #expect(diff.text.hasPrefix("en: nothing released → working texts, "))
        #expect(diff.locales.map { $0.difference.showings.map(\.campaign) } == [["2026-11-20-sale"]])
    }

    @Test func whatAFeedHoldsAheadOfItsStartIsToldToBeginLater() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration(
                "en", clients: "clients: {inotify: {}, ismartnews: {}}", more: "release: {approvals: 0}"),
            "campaigns/2027-06-01-far.md": "---\ntitle: Far\nstart: 2027-06-01T09:00\n---\n\nText.\n",
        ])
        let diff = try ReleaseDiff(
            DiffPlan(
                folder: workspace.folder, now: try #require(Instant(iso8601: "2026-11-21T11:00:00Z")), locales: ["en"]))
        #expect(
            diff.text.contains(
                """
                Shown to nobody
                  2027-06-01-far “Far”: iNotify, iSmartNews
                    begins 2027-06-01 09:00, later than is looked at here

                """))
    }

    @Test func draftsAreNotCompared() throws {
        try workspace.write(
            "---\ntitle: Draft\ndraft: true\n---\n\nNot yet.\n", to: "campaigns/2026-11-26-draft.md")
        #expect(try diff().locales.allSatisfy(\.difference.isEmpty))
    }

    @Test func markupOfCampaignsIsNotMarkupOfTheComment() throws {
        let hostile = "<img src=x> **b** @anna [l](https://x.example) | #12"
        try workspace.write(
            "---\ntitle: '\(hostile)'\nstart: 2026-11-25T09:00\n---\n\nEnd: \\</pre\\> \\<script\\>\n",
            to: "campaigns/2026-11-25-hostile.md")
        let markdown = try diff().markdown
        #expect(!markdown.contains("<img"))
        #expect(!markdown.contains("**b**"))
        #expect(!markdown.contains("@anna"))
        #expect(!markdown.contains("](https"))
        #expect(!markdown.contains("<script>"))
        #expect(markdown.components(separatedBy: "</pre>").count == 2)
        let rows = markdown.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.contains("hostile") }
        #expect(!rows.isEmpty)
        #expect(rows.allSatisfy { $0.count { $0 == "|" } == 5 })
    }

    @Test func longTextsAreFoldedAwayInMarkdown() throws {
        let lines = (1...20).map { "- Line \($0)\n" }.joined()
        try workspace.write(
            "---\ntitle: Long\nstart: 2026-11-25T09:00\n---\n\n\(lines)", to: "campaigns/2026-11-25-long.md")
        let markdown = try diff().markdown
        #expect(markdown.contains("<details><summary>Text, 20 lines</summary>\n\n<pre dir=\"auto\">\n+ • Line 1\n"))
        #expect(markdown.contains("\n+ • Line 20\n</pre>\n\n</details>\n"))
    }

    @Test func japaneseAndArabicAreComparedWordByWord() throws {
        try workspace.write(
            "---\ntitle: セール\n---\n\nすべて七割引です。\n", to: "campaigns/2026-11-20-sale.ja.md")
        try workspace.write(
            "---\ntitle: تخفيضات\n---\n\nكل شيء بربع السعر.\n", to: "campaigns/2026-11-20-sale.ar.md")
        let text = try diff(["ja", "ar"]).text
        #expect(text.contains("      - すべて[-半額-]です。\n      + すべて{+七割引+}です。\n"))
        #expect(text.contains("      - كل شيء [-بنصف-] السعر.\n      + كل شيء {+بربع+} السعر.\n"))
        let markdown = try diff(["ja", "ar"]).markdown
        #expect(markdown.contains("- すべて<del>半額</del>です。\n+ すべて<ins>七割引</ins>です。\n"))
    }

    @Test func otherProgramsReadIt() throws {
        try workspace.write(Self.sale.replacing("Sale", with: "Big sale"), to: "campaigns/2026-11-20-sale.md")
        let root = try #require(
            try JSONSerialization.jsonObject(with: Data(try diff().json.utf8)) as? [String: Any])
        #expect(root["schema"] as? String == "newsadmin/diff/1")
        let locale = try #require((root["locales"] as? [[String: Any]])?.first)
        #expect(locale["fromRelease"] as? Int == 1)
        #expect(locale["toRelease"] is NSNull)
        let message = try #require((locale["messages"] as? [[String: Any]])?.first)
        #expect(message["change"] as? String == "changed")
        let field = try #require((message["fields"] as? [[String: Any]])?.first)
        #expect(field["before"] as? String == "Sale")
        #expect(field["after"] as? String == "Big sale")
    }
}
