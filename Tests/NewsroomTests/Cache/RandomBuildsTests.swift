import Campaigns
import Foundation
import TestSupport
import Testing

@testable import Clients
@testable import Newsroom

/// Builds that take over what they can; the plain twin is a build of a copy, which knows nothing.
@Suite struct RandomBuildsTests {
    private static let now = "2026-11-20T12:00:00Z"

    private func plan(_ workspace: TestWorkspace, now: String, program: String?) throws -> BuildPlan {
        BuildPlan(folder: workspace.folder, now: try #require(Instant(iso8601: now)), program: program)
    }

    private func build(_ workspace: TestWorkspace, now: String) throws -> BuildResult {
        try workspace.settle()
        return try Build(plan(workspace, now: now, program: "a")).run()
    }

    /// Messages that are over, released, due only to some, shown at weekends or asked for by an app, with all images,
    /// templates and clients: a build of these takes half as long as one of the whole example.
    private static let campaigns = [
        "2026-10-30-halloween", "2026-11-10-move-from-3", "2026-11-16-night-trains", "2026-11-20-sale", "rate-nightjar",
        "weekend-sessions", "whats-new-4-2",
    ]

    private func workspace() throws -> TestWorkspace {
        let workspace = try TestWorkspace.example()
        for name in workspace.names(below: "campaigns")
        where name.hasSuffix(".md") && !Self.campaigns.contains(where: name.hasPrefix) {
            try workspace.remove("campaigns/" + name)
        }
        return workspace
    }

    /// Random edits and accidents, one build after the other in the same folder.
    @Test(arguments: 1...3)
    func noSequenceOfEditsChangesAByte(seed: UInt64) throws {
        var random = SteppedGenerator(seed: seed)
        let workspace = try workspace()
        _ = try build(workspace, now: Self.now)
        for _ in 0..<4 {
            for _ in 0...random.below(3) { try disturb(workspace, &random) }
            let now = random.one(of: [Self.now, Self.now, "2026-11-20T12:00:05Z", "2026-12-24T08:00:00Z"])
            let copy = try TestWorkspace(sourcesOf: workspace.folder)
            // The locales that errors stop keep what they had.
            try FileManager.default.copyItem(atPath: workspace.folder + "/public", toPath: copy.folder + "/public")
            let result = try build(workspace, now: now)
            let anew = try Build(plan(copy, now: now, program: nil)).run()
            #expect(result.findings == anew.findings)
            #expect(try workspace.files() == copy.files())
        }
    }

    private func disturb(_ workspace: TestWorkspace, _ random: inout SteppedGenerator) throws {
        let campaigns = workspace.names(below: "campaigns").filter { $0.hasSuffix(".md") }
        let path = "campaigns/" + random.one(of: campaigns)
        let image = random.one(of: ["harbour", "night-trains", "nightjar-4-2"])
        switch random.below(16) {
        case 0, 1, 2: try workspace.write(workspace.text(path) + "More \(random.below(9)).\n", to: path)
        case 3:
            let text = try workspace.text(path)
            try workspace.write(
                text.replacing("title:", with: "title: \(random.below(9))", maxReplacements: 1), to: path)
        case 4: try workspace.remove(path)
        case 5:
            let locale = random.one(of: ["fr", "de", "ja", "ar"])
            try workspace.write(
                "---\ntitle: New \(locale)\n---\nText.\n", to: "campaigns/weekend-sessions.\(locale).md")
        case 6:
            let link = random.one(of: ["", "![](images/\(image).png)", "![](images/none.png)", "{{name}}"])
            try workspace.write("---\ntitle: New\n---\nText \(link)\n", to: "campaigns/2026-11-22-new.md")
        case 7: try? workspace.remove("campaigns/images/\(image).png")
        case 8:
            try FileManager.default.createDirectory(
                atPath: workspace.folder + "/campaigns/images", withIntermediateDirectories: true)
            try Data(contentsOf: RulesDocument.repository.appendingPathComponent("campaigns/images/harbour.png")).write(
                to: URL(fileURLWithPath: "\(workspace.folder)/campaigns/images/\(random.one(of: [image, "none"])).png"))
        case 9: try workspace.write(workspace.text("newsadmin.yml") + "# \(random.below(9))\n", to: "newsadmin.yml")
        case 10:
            let name = random.one(of: ["notable/banner", "notable/full", "ismartnews/page"])
            let own = try #require(BuiltInTemplates.texts[name])
            try workspace.write(own + "<!-- \(random.below(3)) -->\n", to: "templates/\(name).mustache")
        case 11: try spoil(workspace, &random)
        case 12: try? workspace.remove("public/" + random.one(of: workspace.files().keys.sorted()))
        case 13:
            let names = Set(workspace.names())
            let alone = names.filter { name in
                name.hasPrefix("feeds/") && (name.hasSuffix(".html") || name.hasSuffix(".plist"))
                    && !names.contains(name + ".gz")
            }
            if !alone.isEmpty { try workspace.write("mine", to: "public/\(random.one(of: alone.sorted())).gz") }
        case 14: try workspace.build(locales: ["en"])
        default: try workspace.write("spoilt", to: "public/" + random.one(of: workspace.files().keys.sorted()))
        }
    }

    /// Deletes or damages a file of the cache.
    private func spoil(_ workspace: TestWorkspace, _ random: inout SteppedGenerator) throws {
        let names = try workspace.files(below: ".newsadmin/cache").keys.sorted()
        let path = ".newsadmin/cache/" + random.one(of: names)
        let place = URL(fileURLWithPath: workspace.folder + "/" + path)
        var bytes = try Data(contentsOf: place)
        if bytes.isEmpty || random.happens(1, in: 3) { return try workspace.remove(path) }
        if random.happens(1, in: 2) { bytes.removeLast(1 + random.below(bytes.count)) }
        if !bytes.isEmpty { bytes[random.below(bytes.count)] ^= 1 }
        try bytes.write(to: place)
    }
}
