import Files
import Foundation
import Testing

@testable import Clients

@Suite struct FeedSimulationTests {
    private let plist = String(
        decoding: PropertyListWriter.write(["a": ["Title": "Hello", "MinVersion": "9.0"], "b": ["Title": "Old"]]),
        as: UTF8.self)

    private func run(_ arguments: [String], _ files: [String: String]) throws -> Program.Outcome {
        let workspace = try TestWorkspace(files)
        return try Program.run(
            ["simulate", "--now", "2026-11-21T12:00Z", "--days", "2"] + arguments, in: workspace.folder)
    }

    @Test func theClientIsToldFromTheFile() throws {
        let outcome = try run(["--feed", "old.plist"], ["old.plist": plist])
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("iNotify 1.5.6, en, times in Europe/Berlin\n"))
        #expect(outcome.output.contains("2.0      Old (b)"))
        #expect(outcome.output.contains("not shown: a (for versions from 9.0 on)"))
    }

    @Test func aPackedFileIsUnpacked() throws {
        let workspace = try TestWorkspace([:])
        var compressor = GzipCompressor()
        let packed = compressor.compress(Array(plist.utf8))
        try Data(packed).write(to: URL(fileURLWithPath: workspace.folder + "/old.plist.gz"))
        let call = ["simulate", "--now", "2026-11-21T12:00Z", "--days", "2", "--feed"]
        let outcome = try Program.run(call + ["old.plist.gz"], in: workspace.folder)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("2.0      Old (b)"))
        try Data(packed.prefix(20)).write(to: URL(fileURLWithPath: workspace.folder + "/half.plist.gz"))
        let half = try Program.run(call + ["half.plist.gz"], in: workspace.folder)
        #expect(half.status != 0)
        #expect(half.messages.contains("cannot read half.plist.gz: packed with gzip, "))
    }

    /// What is sent under one id, with a topic of the SDK that only the file tells.
    private func push(_ data: String) -> String {
        """
        {
          "sale": [
            {"condition": "'news-en' in topics && 'sdk_yes' in topics", "data": {
              "handler": "com.sourse.notification", "title": "Sale", "message": "Text", \(data)
            }},
            {"condition": "'news-en' in topics && !('sdk_yes' in topics)", "notification": {
              "title": "Sale", "body": "Text"
            }}
          ]
        }
        """
    }

    @Test func theFileTellsTheTopicOfTheSDK() throws {
        let push = push("\"isSmartNotification\": \"1\", \"embargoDate\": \"2026-11-22T20:00:00Z\"")
        let outcome = try run(["--feed", "en.json", "--json"], ["en.json": push])
        #expect(outcome.status == 0)
        let root = try JSONReader().read(Array(outcome.output.utf8))
        let steps = try #require(root["simulations"]?.array?.first?["steps"]?.array)
        #expect(steps.map { $0["occasion"] } == ["launch", "launch"])
        #expect(steps.map { $0["shown"]?.array?.count } == [0, 1])
    }

    @Test(arguments: [("2026-11-23T12:00:00Z", 3), ("2026-11-23T12:59:59Z", 3), ("2026-11-23T13:00:00Z", 2)])
    func whatArrivesAfterTheLastLaunchIsToldUpToTheLastDay(_ embargo: String, _ count: Int) throws {
        let push = push("\"isSmartNotification\": \"0\", \"embargoDate\": \"\(embargo)\"")
        let call = ["--feed", "en.json", "--json", "--now", "2026-11-21T13:00Z"]
        let outcome = try run(call, ["en.json": push])
        let root = try JSONReader().read(Array(outcome.output.utf8))
        let steps = try #require(root["simulations"]?.array?.first?["steps"]?.array)
        #expect(steps.map { $0["occasion"] } == ["launch", "launch", "arrival"].prefix(count).map { .string($0) })
    }

    @Test func whatATerminalWouldObeyIsShown() throws {
        let feed = String(
            decoding: PropertyListWriter.write([["title": "A\nB\u{202E}", "cancel": "C"]]), as: UTF8.self)
        let outcome = try run(["--feed", "a.plist"], ["a.plist": feed])
        #expect(outcome.output.contains("A\\nB\\u{202E}  "))
    }

    @Test func noWorkspaceIsNeeded() throws {
        let outcome = try run(
            ["--feed", "old.plist", "--workspace", "gone", "--locale", "fr", "--version", "9.5"], ["old.plist": plist])
        #expect(outcome.status == 0)
        #expect(outcome.messages.isEmpty)
        #expect(outcome.output.hasPrefix("iNotify 1.5.6, fr, times in UTC\n"))
        #expect(outcome.output.contains("[OK]"))
    }

    @Test func aFileThatDoesNotTellIsAskedFor() throws {
        let outcome = try run(["--feed", "page"], ["page": "<html>"])
        #expect(outcome.status == 2)
        #expect(outcome.messages.contains("--client (\(ClientCatalogue.names.joined(separator: ", ")))"))
        #expect(try run(["--feed", "page", "--client", "inotify"], ["page": "<html>"]).output.contains("no feed"))
    }

    @Test func aFileThatTheClientCannotReadIsSaid() throws {
        let outcome = try run(["--feed", "a.json", "--client", "notable"], ["a.json": "{\n  \"a\": ?\n}\n"])
        #expect(outcome.status == 0)
        let message = "Notable cannot read a.json: not JSON: a value is expected at line 2, column 8"
        #expect(outcome.messages.contains(message))
        #expect(outcome.output.contains("nothing: "))
    }

    @Test func aFileOfAnotherClientIsSaid() throws {
        let outcome = try run(["--feed", "old.plist", "--client", "ismartnews"], ["old.plist": plist])
        #expect(outcome.messages.contains("old.plist looks like a feed of iNotify, not of iSmartNews"))
        #expect(outcome.messages.contains("the root of the feed is not an array"))
    }

    @Test func withoutAnyVersionItIsSaidWhatThatMeans() throws {
        let outcome = try run(["--feed", "old.plist", "--workspace", "gone"], ["old.plist": plist])
        #expect(
            outcome.messages == """
                newsadmin: no version of the app is known: iNotify then leaves out no message for its versions; give one \
                with --version

                """)
        #expect(outcome.output.contains("not shown: a (waiting behind b)"))
    }

    @Test func aCrashIsShownAsSuch() throws {
        let outcome = try run(["--feed", "bad.plist"], ["bad.plist": "{ a = text; }"])
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("The app crashes: the message “a” is not a dictionary"))
    }
}
