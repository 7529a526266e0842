import Campaigns
import Foundation
import Testing

@testable import Delivery
@testable import Newsroom

/// What is served while moments are chosen and files change.
@Suite struct ServingDeskTests {
    private static let early = Instant(seconds: 1_795_252_800)
    private static let files = [
        "campaigns/a.md": "---\ntitle: First\ninotify: {key: 2026/11/01}\n---\nOne.\n",
        "campaigns/b.md": "---\ntitle: Second\nstart: 2027-01-01T00:00Z\ninotify: {key: 2027/01/01}\n---\nTwo.\n",
    ]
    /// Moments, and whose titles their feeds have.
    private static let moments: [(text: String, titles: [String])] = [
        (text: early.iso8601, titles: ["First"]), ("2027-02-01T00:00:00Z", ["First", "Second"]),
    ]

    private func desk(_ workspace: TestWorkspace) async throws -> ServingDesk {
        let address = try #require(ServeAddress(host: "127.0.0.1", port: 8080))
        let plan = ServePlan(
            folder: workspace.folder, moment: .fixed(Self.early), address: address, token: "0123456789abcdef",
            clock: { Self.early })
        let served = try ServedWorkspace(
            plan.reader(at: Self.early, address), folder: workspace.folder, before: nil)
        let desk = ServingDesk(plan, address: address, workspace: served, onAnswer: { _, _ in })
        await desk.open()
        return desk
    }

    private func titles(_ desk: ServingDesk) async throws -> [String] {
        let feed = try #require(await desk.answers().site.files["feeds/inotify/en.plist"])
        return String(decoding: feed.bytes, as: UTF8.self).matches(of: /<key>Title<\/key>\s*<string>([^<]*)/).map {
            String($0.output.1)
        }.sorted()
    }

    @Test("Once a moment was chosen its feeds are served, whatever is built meanwhile", arguments: [true, false])
    func momentsBesideBuilds(isWhole: Bool) async throws {
        let workspace = try TestWorkspace(Self.files)
        defer { withExtendedLifetime(workspace) {} }
        let desk = try await desk(workspace)
        if !isWhole { try workspace.write("nam: Acme\n", to: "newsadmin.yml") }
        for turn in 1...12 {
            let moment = Self.moments[turn % 2]
            async let built = desk.rebuild()
            #expect(await desk.choose(moment.text).status == 200)
            #expect(try await titles(desk) == moment.titles, "turn \(turn)")
            #expect((await built.failure == nil) == isWhole)
            #expect(try await titles(desk) == moment.titles, "turn \(turn), after the build")
        }
    }

    @Test("Of moments that are chosen at once none is answered with the feeds of before")
    func momentsAtOnce() async throws {
        let workspace = try TestWorkspace(Self.files)
        defer { withExtendedLifetime(workspace) {} }
        let desk = try await desk(workspace)
        let texts = ["2026-12-01T00:00:00Z", "2027-02-01T00:00:00Z"]
        for _ in 1...8 {
            _ = await desk.choose(Self.early.iso8601)
            async let first = desk.choose(texts[0])
            async let second = desk.choose(texts[1])
            for answer in await [first, second] {
                let text = String(decoding: answer.body, as: UTF8.self)
                #expect(texts.contains { text == $0 + "\n" }, "\(text)")
            }
        }
    }

    @Test("Pages are behind feeds once a moment was chosen, until they are built")
    func pagesAreBehind() async throws {
        let workspace = try TestWorkspace(Self.files)
        defer { withExtendedLifetime(workspace) {} }
        let desk = try await desk(workspace)
        #expect(await !desk.catchUp())
        #expect(await desk.choose(Self.moments[1].text).status == 200)
        #expect(await desk.catchUp())
        #expect(await desk.rebuild().failure == nil)
        #expect(await !desk.catchUp())
        #expect(try await titles(desk) == Self.moments[1].titles)
    }

    @Test("Files that are right again are served, and open pages are told of each state")
    func failures() async throws {
        let workspace = try TestWorkspace(Self.files)
        let desk = try await desk(workspace)
        let first = await desk.answers().site.version
        try workspace.write("nam: Acme\n", to: "newsadmin.yml")
        #expect(await desk.rebuild().failure != nil)
        let second = await desk.answers().site
        #expect(
            second.version != first && String(decoding: second.bar, as: UTF8.self).contains("newsadmin.yml has errors"))
        #expect(try await titles(desk) == ["First"])
        try workspace.write(TestWorkspace.configuration(), to: "newsadmin.yml")
        try workspace.write(
            "---\ntitle: Changed\ninotify: {key: 2026/11/01}\n---\nOne.\n", to: "campaigns/a.md")
        #expect(await desk.rebuild().failure == nil)
        let third = await desk.answers().site
        #expect(third.version != second.version && !String(decoding: third.bar, as: UTF8.self).contains("has errors"))
        #expect(try await titles(desk) == ["Changed"])
    }
}
