import Campaigns
import Testing

@testable import Newsroom

@Suite struct SourseImportTests {
    private func run(_ feeds: [String: String]) throws -> (result: ImportResult, workspace: TestWorkspace) {
        let configuration = """
            sourceLocale: en
            locales: [en, fr]
            baseURL: https://news.example.com/feeds/
            app: {versions: ["1.0"]}
            clients: {sourse: {topic: "news-{locale}"}}

            """
        let workspace = try TestWorkspace(feeds.merging(["newsadmin.yml": configuration]) { $1 })
        let paths = feeds.keys.sorted().map { workspace.folder + "/" + $0 }
        let plan = ImportPlan(folder: workspace.folder, feeds: paths, client: "sourse")
        return (try Importing(plan).run(), workspace)
    }

    private func message(_ title: String, tag: String? = nil) -> String {
        let label = tag.map { ", \"tag\": \"\($0)\"" } ?? ""
        return "{\"handler\": \"com.sourse.notification\", \"title\": \"\(title)\", \"message\": \"Text\"\(label)}"
    }

    @Test func ofMessagesWithOneTagTheFirstIsImportedAndTheOthersAreTold() throws {
        let (result, workspace) = try run([
            "en.json": "[\(message("One", tag: "nov")),\n\(message("Two", tag: "nov"))]",
            "fr.json": "[\(message("Un", tag: "nov"))]",
        ])
        #expect(result.campaigns.map(\.id) == ["nov"])
        #expect(result.campaigns.map(\.locales) == [["en", "fr"]])
        #expect(result.findings.map { "\($0.position.line) \($0.rule.id)" } == ["2 import-unsupported"])
        #expect(result.findings.first?.message.contains("Sourse knows “nov” already, from [0]") == true)
        #expect(try workspace.text("campaigns/nov.md").contains("title: One\n"))
        #expect(try workspace.text("campaigns/nov.fr.md").contains("title: Un\n"))
        #expect(try workspace.check(now: "2026-11-21T09:00:00Z").filter { $0.severity == .error }.isEmpty)
    }

    @Test func whatWasSentBeforeIsToBeRecordedAsSent() throws {
        let (result, _) = try run([
            "en.json": "[\(message("One", tag: "nov")), \(message("Two", tag: "dec"))]",
            "fr.json": "[\(message("Un", tag: "nov"))]",
        ])
        #expect(
            result.advice.map(\.text) == [
                "look at them with “newsadmin check” and “newsadmin build”",
                "“newsadmin push” does not know which of them phones were sent already, and would send these again; after "
                    + "the first release, record them: newsadmin push nov --locale en fr --sent-elsewhere; "
                    + "newsadmin push dec --locale en --sent-elsewhere",
            ])
    }

    @Test func allCampaignsAreNamed() throws {
        let messages = (1...4).map { message("M\($0)", tag: "t\($0)") }.joined(separator: ", ")
        let (result, workspace) = try run(["en.json": "[\(messages)]"])
        #expect(result.advice.last?.text.contains("newsadmin push t1 t2 t3 t4 --locale en --sent-elsewhere") == true)
        let plan = ImportPlan(folder: workspace.folder, feeds: [workspace.folder + "/en.json"], client: "sourse")
        #expect(try Importing(plan).run().advice == [], "nothing was written")
    }

    @Test func `What a campaign writes in another form is told`() throws {
        let old = "\"isSmartNotification\": \"yes\",\n\"embargoDate\": \"2026-11-20T10:00:00+02:00\"}"
        let apns = "{\"headers\": {\"apns-priority\": \"10\"}}"
        let data = message("One", tag: "nov").dropLast() + ",\n" + old
        let (result, workspace) = try run(["en.json": "{\"nov\": [{\"data\": \(data),\n\"apns\": \(apns)}]}"])
        #expect(!result.hasErrors)
        #expect(
            result.findings.map { "\($0.rule.id) \($0.position.line) \($0.message)" } == [
                "import-added 2 nov[0].data.isSmartNotification is imported in another form: Sourse knows 0 and 1 only, and is "
                    + "sent 1 from now on",
                "import-added 3 nov[0].data.embargoDate is imported in another form: Sourse's dates are in UTC, so the campaign "
                    + "has the same moment in UTC",
                "import-added 4 nov[0].apns is imported in another form: newsadmin sends every message in the way that Sourse "
                    + "asks for",
            ])
        #expect(try workspace.text("campaigns/nov.md").contains("start: 2026-11-20T08:00:00Z\n"))
    }

    @Test func `What is in the form that Sourse asks for is imported without a word`() throws {
        let old = "\"isSmartNotification\": \"1\", \"embargoDate\": \"2026-11-20T10:00:00.000Z\"}"
        let apns =
            "{\"payload\": {\"aps\": {\"content-available\": 1}}, "
            + "\"headers\": {\"apns-priority\": \"5\", \"apns-push-type\": \"background\"}}"
        let data = message("One", tag: "nov").dropLast() + ", " + old
        let (result, _) = try run(["en.json": "{\"nov\": [{\"data\": \(data), \"apns\": \(apns)}]}"])
        #expect(result.findings.isEmpty, "\(result.findings.map(\.description))")
    }

    @Test(arguments: [("\"isSmartNotification\": 0", true), ("\"priority\": 0", false)])
    func ofANumberItIsToldWhatIsSentInItsPlace(_ field: String, _ isReplaced: Bool) throws {
        let (result, workspace) = try run(["en.json": "[\(message("One", tag: "nov").dropLast()), \(field)}]"])
        #expect(result.findings.map(\.rule.id) == ["import-unread"])
        let ending = "it is sent as 1 from now on, and for 0 write immediate: true in the campaign's block"
        #expect(result.findings.first?.message.hasSuffix(ending) == isReplaced)
        #expect(try !workspace.text("campaigns/nov.md").contains("immediate"))
    }

    @Test func oneTagUnderTwoIdsIsTold() throws {
        let feed = "{\"a\": \(message("One", tag: "nov")), \"b\": \(message("Two", tag: "nov"))}"
        let (result, _) = try run(["en.json": feed])
        #expect(result.campaigns.map(\.id) == ["a"])
        #expect(result.findings.map(\.rule.id) == ["import-unsupported"])
        #expect(result.findings.first?.message.contains("give one of the two another tag") == true)
    }

    @Test func aMessageWithoutATagDoesNotGetThatOfAnother() throws {
        let feed = "{\"a\": \(message("One")), \"b\": \(message("Two", tag: "a"))}"
        let (result, workspace) = try run(["en.json": feed])
        #expect(result.campaigns.map(\.id) == ["a-2", "b"])
        #expect(!result.hasErrors)
        #expect(try workspace.text("campaigns/b.md").contains("tag: a\n"))
        #expect(try workspace.check(now: "2026-11-21T09:00:00Z").filter { $0.severity == .error }.isEmpty)
    }

    @Test func aTagThatIsMadeIsTold() throws {
        let (result, _) = try run(["en.json": "{\"a\": \(message("One")), \"b\": \(message("Two", tag: "x"))}"])
        #expect(result.findings.map(\.rule.id) == ["import-added"])
        #expect(result.findings.first?.message.hasPrefix("a is imported with an addition: it has no tag") == true)
        #expect(!result.hasErrors)
    }

    /// FCM does not care in which order a condition names its topics.
    @Test(arguments: [
        ["'vip' in topics", "'sourse_sdk_integrated' in topics", "'early' in topics"],
        ["'early' in topics", "'vip' in topics", "'sourse_sdk_integrated' in topics"],
        ["'sourse_sdk_integrated' in topics", "'early' in topics", "'vip' in topics"],
    ])
    func topicsOfAComparisonAreToldApart(terms: [String]) throws {
        let smart = terms.map { $0.contains("early") ? "!(\($0))" : $0 }
        let messages = [(terms, "0"), (smart, "1")].map { terms, isSmart in
            let data = message("One", tag: "nov").dropLast() + ", \"isSmartNotification\": \"\(isSmart)\"}"
            return "{\"condition\": \"\(terms.joined(separator: " && "))\", \"data\": \(data)}"
        }
        let (result, workspace) = try run(["en.json": "{\"nov\": [\(messages.joined(separator: ", "))]}"])
        #expect(!result.hasErrors)
        let text = try workspace.text("campaigns/nov.md")
        #expect(text.firstMatch(of: /ab:\s+topic: early|ab: \{topic: early\}/) != nil, "\(text)")
        #expect(text.firstMatch(of: /\n  topic: vip/) != nil, "\(text)")
    }

    @Test(arguments: [
        "'news-en' in topics && 'vip' in topics && 'sourse_sdk_integrated' in topics",
        "'sourse_sdk_integrated' in topics && ('a' in topics || 'b' in topics)",
        "'news-en' in topics || 'sourse_sdk_integrated' in topics",
    ])
    func anAudienceThatACampaignCannotHaveIsTold(condition: String) throws {
        let feed = "{\"nov\": [{\"condition\": \"\(condition)\", \"data\": \(message("One", tag: "nov"))}]}"
        let (result, _) = try run(["en.json": feed])
        #expect(result.findings.map(\.rule.id) == ["import-unsupported"])
        #expect(result.findings.first?.message.contains("reaches other phones") == true)
    }

    private func standard(_ data: String) -> String {
        "{\"condition\": \"!('sourse_sdk_integrated' in topics)\", \"notification\": {\"title\": \"One\"}, \"data\": \(data)}"
    }

    /// Phones without the SDK show it, so nobody is to read that it is ignored.
    @Test func aNotificationWithDataOfTheAppIsToldAsWhatItIs() throws {
        let payload = "{\"data\": \(message("One", tag: "nov"))}"
        let (result, _) = try run(["en.json": "[\(payload), \(standard("{\"a\": \"b\"}"))]"])
        #expect(result.campaigns.map(\.id) == ["nov"])
        #expect(result.findings.map(\.rule.id) == ["import-unread"])
        #expect(
            result.findings.first?.message.hasPrefix(
                "[1] is not imported: it is a notification for phones without the SDK")
                == true)
    }

    @Test func dataOfTheAppUnderAnIDIsNotTakenForASecondPayload() throws {
        let payload = "{\"data\": \(message("One", tag: "nov"))}"
        let (result, _) = try run(["en.json": "{\"nov\": [\(payload), \(standard("{\"a\": \"b\"}"))]}"])
        #expect(result.campaigns.map(\.id) == ["nov"])
        #expect(result.findings.map(\.rule.id) == ["import-unsupported"])
        #expect(
            result.findings.first?.message.hasPrefix("nov[1].data is not imported: phones without the SDK get it")
                == true,
            "\(result.findings.map(\.description))")
    }

    @Test func aPayloadWithANotificationIsImported() throws {
        let (result, _) = try run(["en.json": "{\"nov\": [\(standard(message("One", tag: "nov")))]}"])
        #expect(result.campaigns.map(\.id) == ["nov"])
    }

    /// Neither field can be said as the campaign's own; the text, without which there is no message, still is.
    @Test func twoFieldsThatACampaignCannotSayDoNotCostTheMessage() throws {
        let feed = """
            {"a": {"handler": "com.sourse.notification", "title": "One", "message": "Text", "tag": "a", "actionURL": "",
            "embargoDate": "2026-11-21T09:00:00Z", "expiryDate": "2026-11-20T09:00:00Z"}}
            """
        let (result, workspace) = try run(["en.json": feed])
        #expect(result.findings.isEmpty, "\(result.findings)")
        #expect(try workspace.text("campaigns/a.md").contains("\nText\n"))
    }
}
