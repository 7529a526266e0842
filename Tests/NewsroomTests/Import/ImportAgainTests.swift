import Campaigns
import Foundation
import Testing

@testable import Newsroom

/// What is imported again after the feed, or a campaign, has changed is never a second campaign of one message.
@Suite struct ImportAgainTests {
    private func workspace(_ files: [String: String], client: String = "inotify") throws -> TestWorkspace {
        let configuration = """
            sourceLocale: en
            locales: [en, fr]
            baseURL: https://news.example.com/feeds/
            app: {versions: ["1.0", "2.0"]}
            clients: {\(client): {}}

            """
        return try TestWorkspace(files.merging(["newsadmin.yml": configuration]) { $1 })
    }

    private func run(_ workspace: TestWorkspace, _ feeds: [String]) throws -> ImportResult {
        try Importing(ImportPlan(folder: workspace.folder, feeds: feeds.map { workspace.folder + "/" + $0 })).run()
    }

    private static let english = "{ k = { Title = Sale; Message = Half; }; }"
    private static let french = "{ k = { Title = Soldes; Message = Moitie; }; }"
    private static let newFrench = "{ k = { Title = Soldes; Message = Moitie; MinVersion = \"2.0\"; }; }"

    /// What is no file has no words that could be compared.
    @Test(arguments: ["a folder", "a symbolic link"])
    func whatIsInTheWayIsCalledWhatItIs(_ thing: String) throws {
        let workspace = try workspace(["en.plist": Self.english])
        let path = workspace.folder + "/campaigns/k.md"
        if thing == "a folder" {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } else {
            try FileManager.default.createDirectory(
                atPath: workspace.folder + "/campaigns", withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere.md")
        }
        let result = try run(workspace, ["en.plist"])
        #expect(result.campaigns.map(\.state) == [.refused])
        #expect(result.findings.map(\.rule.id) == ["import-file-exists"])
        #expect(result.findings.first?.message == "this is \(thing), so k is not imported")
        #expect(result.findings.first?.suggestion == "move it away, and import again")
    }

    @Test func languagesThatHaveBecomeDifferentAreRefusedTogether() throws {
        let workspace = try workspace(["en.plist": Self.english, "fr.plist": Self.french])
        _ = try run(workspace, ["en.plist", "fr.plist"])
        let before = try workspace.files(below: "campaigns")
        try workspace.write(Self.newFrench, to: "fr.plist")
        let result = try run(workspace, ["en.plist", "fr.plist"])
        #expect(result.campaigns.map(\.id) == ["k", "k-fr"])
        #expect(result.campaigns.map(\.state) == [.refused, .refused])
        #expect(result.findings.map(\.rule.id) == ["import-file-exists", "import-file-exists"])
        #expect(
            result.findings.contains { $0.message == "k has the key “k” already, so k-fr is not imported" },
            "\(result.findings.map(\.description))")
        #expect(try workspace.files(below: "campaigns") == before)
        #expect(try workspace.build().isClean)
    }

    @Test func aLanguageIsNotImportedWithoutTheOneThatIsRefused() throws {
        let workspace = try workspace([
            "en.plist": Self.english, "fr.plist": Self.newFrench,
            "campaigns/k.md": "---\ntitle: Mine\ndraft: true\n---\n",
        ])
        let result = try run(workspace, ["en.plist", "fr.plist"])
        #expect(result.campaigns.map(\.state) == [.refused, .refused])
        #expect(workspace.names(below: "campaigns") == ["k.md"])
    }

    @Test func campaignsOfOneEntryThatStandAlreadyAreUnchanged() throws {
        let workspace = try workspace(["en.plist": Self.english, "fr.plist": Self.newFrench])
        _ = try run(workspace, ["en.plist", "fr.plist"])
        #expect(workspace.names(below: "campaigns") == ["k-fr.fr.md", "k-fr.md", "k.md"])
        #expect(try run(workspace, ["en.plist", "fr.plist"]).campaigns.map(\.state) == [.unchanged, .unchanged])
        // As after an import that was stopped.
        try workspace.remove("campaigns/k.md")
        let result = try run(workspace, ["en.plist", "fr.plist"])
        #expect(result.campaigns.map(\.state) == [.written, .unchanged])
        #expect(result.findings.map(\.rule.id) == ["import-divided"], "\(result.findings)")
    }

    @Test func aKeyThatAnotherCampaignHasIsNotImported() throws {
        let workspace = try workspace([
            "en.plist": "{ \"2026/11/20\" = { Title = Sale; Message = Half; }; new = { Title = New; Message = N; }; }",
            "campaigns/spring.md": "---\ntitle: Spring\ninotify: {key: \"2026/11/20\"}\n---\nText\n",
        ])
        let result = try run(workspace, ["en.plist"])
        #expect(result.campaigns.map(\.state) == [.refused, .written])
        #expect(result.findings.map(\.position.file) == ["campaigns/spring.md"])
        #expect(
            result.findings.first?.message == "spring has the key “2026/11/20” already, so 2026-11-20 is not imported")
        #expect(workspace.names(below: "campaigns") == ["new.md", "spring.md"])
    }

    @Test func wordsThatStandAlreadyAreNotImportedAgain() throws {
        func message(_ text: String, title: String = "Sale") -> String {
            "{ title = \(title); text = \(text); cancel = No; }"
        }
        let other = message("C", title: "Other")
        let workspace = try workspace(["en.plist": "(\(message("A")), \(other))"], client: "ismartnews")
        _ = try run(workspace, ["en.plist"])
        let before = try workspace.files(below: "campaigns")
        try workspace.write("(\(message("B")), \(message("A")), \(other))", to: "en.plist")
        let result = try run(workspace, ["en.plist"])
        #expect(result.campaigns.map(\.state) == [.refused, .refused, .refused])
        let sentence =
            "sale says the same in “en” already, and iSmartNews knows messages by their words, so sale-2 is not imported"
        #expect(result.findings.contains { $0.message == sentence }, "\(result.findings.map(\.description))")
        #expect(try workspace.files(below: "campaigns") == before)
    }
}
