import Campaigns
import Newsroom
import Testing

/// Line ends of Windows become plain ones, unless phones know a message by its words; both is told.
@Suite struct ImportedLineEndsTests {
    private func run(
        _ feed: String, client: String, settings: String = "{}"
    ) throws -> (result: ImportResult, workspace: TestWorkspace) {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en", clients: "clients: {\(client): \(settings)}"),
            "old/feed": feed,
        ])
        let plan = ImportPlan(folder: workspace.folder, feeds: [workspace.folder + "/old/feed"], client: client)
        return (try Importing(plan).run(), workspace)
    }

    private func iNotify(_ message: String) -> String {
        "<plist version=\"1.0\"><dict>\r\n<key>a</key><dict>\(message)</dict></dict></plist>"
    }

    @Test func plainLineEndsTakeTheirPlaceWhereKeysTellMessagesApart() throws {
        let feed = iNotify(
            "<key>Title</key><string>A&#13;\nB</string>\r\n"
                + "<key>Message</key><string>One\r\nTwo&#13;\nThree</string>")
        let (result, workspace) = try run(feed, client: "inotify")
        let places = result.findings.map { "\($0.position.line):\($0.position.column) \($0.rule.id)" }
        #expect(places == ["2:13 import-line-end"])
        #expect(
            result.findings.first?.message
                == "lines end as on Windows in 1 message; their campaigns have plain line ends, which look the same on phones"
        )
        #expect(!result.hasErrors)
        let campaign = try workspace.text("campaigns/a.md")
        #expect(campaign.hasSuffix("---\nOne\\\nTwo\\\nThree\n"), "\(campaign)")
        #expect(!campaign.contains("\\r"), "\(campaign)")
        try workspace.build()
        let built = try workspace.text("public/feeds/inotify/en.plist")
        #expect(built.contains("<string>A\nB</string>") && built.contains("<string>One\nTwo\nThree</string>"))
    }

    /// Two before a line feed are two line ends, and would be one without the second.
    @Test(arguments: [("One&#13;Two", "One&#13;Two\n"), ("One&#13;&#13;\nTwo", "One&#13;&#13;\\\nTwo\n")])
    func aCarriageReturnByItselfStays(_ message: String, _ text: String) throws {
        let (result, workspace) = try run(
            iNotify("<key>Title</key><string>A</string><key>Message</key><string>\(message)</string>"),
            client: "inotify")
        #expect(result.findings.isEmpty, "\(result.findings.map(\.description))")
        let campaign = try workspace.text("campaigns/a.md")
        #expect(campaign.hasSuffix(text), "\(campaign)")
    }

    private static let alert =
        "<key>title</key><string>Hello</string><key>text</key><string>One&#13;\nTwo</string>"
        + "<key>cancel</key><string>OK</string>"

    @Test func aMessageOfISmartNewsKeepsThemBecauseItIsKnownByItsWords() throws {
        let feed = "<plist version=\"1.0\"><array><dict>\(Self.alert)</dict></array></plist>"
        let (result, workspace) = try run(feed, client: "ismartnews")
        #expect(result.findings.map(\.rule.id) == ["import-line-end"])
        #expect(result.findings.first?.message.contains("iSmartNews knows messages by their words") == true)
        #expect(try workspace.text("campaigns/hello.md").hasSuffix("One&#13;\\\nTwo\n"))
        try workspace.build()
        #expect(try workspace.text("public/feeds/ismartnews/en.plist").contains("<string>One&#13;\nTwo</string>"))
    }

    @Test func anAlertOfAnItemIsKnownByItsUUID() throws {
        let item =
            "<key>uuid</key><string>u</string><key>urls</key><array><string>http://alertview.io/alert</string></array>"
            + "<key>/alert</key><dict>\(Self.alert)</dict>"
        let feed = "<plist version=\"1.0\"><array><dict><key>meta</key><dict>\(item)</dict></dict></array></plist>"
        let (result, workspace) = try run(feed, client: "ismartnews")
        let told = result.findings.filter { $0.rule.id == "import-line-end" }
        #expect(told.map { $0.message.contains("look the same on phones") } == [true])
        #expect(try workspace.text("campaigns/u.md").hasSuffix("One\\\nTwo\n"))
    }

    @Test func messagesOfAFeedAreToldOnce() throws {
        let messages = ["a", "b"].map { id in
            "\"\(id)\": {\"handler\": \"com.sourse.notification\", \"title\": \"Sale\", "
                + "\"message\": \"One\\r\\nTwo\", \"tag\": \"\(id)\"}"
        }
        let (result, workspace) = try run(
            "{\(messages.joined(separator: ", "))}", client: "sourse", settings: "{topic: \"news-{locale}\"}")
        #expect(result.findings.map(\.rule.id) == ["import-line-end"])
        #expect(result.findings.first?.message.hasPrefix("lines end as on Windows in 2 messages; ") == true)
        for id in ["a", "b"] { #expect(try workspace.text("campaigns/\(id).md").hasSuffix("One\\\nTwo\n")) }
    }
}
