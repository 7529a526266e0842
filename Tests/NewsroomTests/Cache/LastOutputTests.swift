import Campaigns
import Clients
import Files
import Foundation
import TestSupport
import Testing

@testable import Newsroom

/// What the last build wrote is left alone where it stands as it did; the plain twin is a build into an empty folder.
@Suite struct LastOutputTests {
    private static let templates = ["notable/banner", "notable/full"]

    private func workspace() throws -> TestWorkspace {
        let long = String(repeating: "Everything must go. ", count: 80)
        return try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration(clients: TestWorkspace.allClients),
            "campaigns/2026-11-20-sale.md": "---\ntitle: Sale\n---\n\(long)\n",
            "campaigns/2026-11-20-sale.fr.md": "---\ntitle: Soldes\n---\n\(long)\n",
            "campaigns/2026-11-21-tour.md": "---\ntitle: Tour\n---\n\(long)\n",
        ])
    }

    private func build(_ workspace: TestWorkspace) throws {
        // Files that were written just before are not relied on.
        Thread.sleep(forTimeInterval: 0.06)
        _ = try Build(plan(workspace)).run()
    }

    private func plan(_ workspace: TestWorkspace) throws -> BuildPlan {
        BuildPlan(
            folder: workspace.folder, now: try #require(Instant(iso8601: "2026-11-20T12:00:00Z")), program: "a")
    }

    /// What a build writes that has never built anything before.
    private func anew(_ workspace: TestWorkspace) throws -> [String: Data] {
        var files = ["newsadmin.yml": try workspace.text("newsadmin.yml")]
        for folder in ["campaigns", "templates"] {
            for (name, data) in try workspace.files(below: folder) {
                files["\(folder)/\(name)"] = String(decoding: data, as: UTF8.self)
            }
        }
        let copy = try TestWorkspace(files)
        _ = try Build(plan(copy)).run()
        return try copy.files()
    }

    private func last(_ workspace: TestWorkspace) throws -> LastOutput {
        let cache = try #require(BuildCache(plan(workspace)))
        return try #require(cache.record).output
    }

    @Test func onlyWhatStandsAsItDidIsReliedOn() throws {
        let workspace = try workspace()
        for title in ["A", "B", "C"] {
            try workspace.write("---\ntitle: \(title)\n---\nText\n", to: "campaigns/2026-11-22-new.md")
            try build(workspace)
        }
        let literals = TemplateLibrary.builtIn.literals
        let last = try last(workspace)
        let nowhere = workspace.folder + "/public/feeds/notable/de.json"
        let names = try workspace.files().keys
        let view = try #require(names.first { $0.contains("2026-11-21-tour") && $0.hasSuffix("html.gz") }).dropLast(3)
        let place = "\(workspace.folder)/public/\(view)"
        let digest = SHA256Digest(of: [UInt8](try Data(contentsOf: URL(fileURLWithPath: place))))
        func standing(_ files: LastOutput.ByPath, _ digest: SHA256Digest) -> Int?? {
            files.standing(at: place, holding: digest, hasGzipForm: true).map(\.gzipBytes)
        }
        let files = last.byPath(literals: literals)
        let twin = try Data(contentsOf: URL(fileURLWithPath: place + ".gz"))
        #expect(standing(files, digest) == twin.count)
        #expect(standing(files, SHA256Digest(of: [1])) == nil)
        #expect(files.standing(at: nowhere, holding: digest, hasGzipForm: true) == nil)
        #expect(standing(last.byPath(literals: GzipLiterals()), digest) == nil)
        #expect(standing(LastOutput.ByPath(), digest) == nil)
        try twin.write(to: URL(fileURLWithPath: place + ".gz"))
        #expect(standing(last.byPath(literals: literals), digest) == nil)
    }

    @Test func whatIsSpoiltBesideAChangeIsMended() throws {
        let workspace = try workspace()
        try build(workspace)
        try workspace.write("---\ntitle: Soldes !\n---\nTout.\n", to: "campaigns/2026-11-20-sale.fr.md")
        try build(workspace)
        let names = try workspace.files().keys.sorted()
        for (place, name) in names.enumerated() where place % 3 == 0 {
            let path = workspace.folder + "/public/" + name
            let size = try Data(contentsOf: URL(fileURLWithPath: path)).count
            try Data(repeating: 0x20, count: size).write(to: URL(fileURLWithPath: path))
        }
        try workspace.write("---\ntitle: Soldes ?\n---\nTout.\n", to: "campaigns/2026-11-20-sale.fr.md")
        try build(workspace)
        #expect(try workspace.files() == anew(workspace))
    }

    /// Random edits and accidents, one build after the other in the same folder.
    @Test(arguments: 1...6)
    func noSequenceOfEditsChangesAByte(seed: UInt64) throws {
        var random = SteppedGenerator(seed: seed)
        let workspace = try workspace()
        try build(workspace)
        for _ in 0..<6 {
            for _ in 0...random.below(2) { try disturb(workspace, &random) }
            try build(workspace)
            #expect(try workspace.files() == anew(workspace))
        }
    }

    private func disturb(_ workspace: TestWorkspace, _ random: inout SteppedGenerator) throws {
        switch random.below(7) {
        case 0:
            try workspace.write(
                "---\ntitle: T\(random.below(5))\n---\nText \(random.below(5)).\n", to: "campaigns/2026-11-22-new.md")
        case 1: try? workspace.remove("campaigns/2026-11-22-new.md")
        case 2:
            try workspace.write(
                "---\ntitle: Soldes \(random.below(3))\n---\nTout.\n", to: "campaigns/2026-11-20-sale.fr.md")
        case 3:
            // Other literals make other gzip forms of the same views.
            let name = random.one(of: Self.templates)
            let own = try #require(BuiltInTemplates.texts[name])
            try workspace.write(
                own + String(repeating: "<!-- \(random.below(3)) -->\n", count: 80), to: "templates/\(name).mustache")
        case 4: try? workspace.remove("templates/\(random.one(of: Self.templates)).mustache")
        case 5: try? workspace.remove("public/" + random.one(of: workspace.files().keys.sorted()))
        default: try workspace.write("spoilt", to: "public/" + random.one(of: workspace.files().keys.sorted()))
        }
    }
}
