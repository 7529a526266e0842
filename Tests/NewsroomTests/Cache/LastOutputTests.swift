import Campaigns
import Foundation
import TestSupport
import Testing

@testable import Clients
@testable import Files
@testable import Newsroom

/// What the last build wrote is left alone where it stands as it did; the plain twin is a build into an empty folder.
@Suite struct LastOutputTests {
    private static let templates = ["notable/banner", "notable/full"]

    private func workspace() throws -> TestWorkspace {
        let long = String(repeating: "Everything must go. ", count: 80)
        return try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration(clients: TestWorkspace.allClients, versions: ["1.0"]),
            "campaigns/2026-11-20-sale.md": "---\ntitle: Sale\n---\n\(long)\n",
            "campaigns/2026-11-20-sale.fr.md": "---\ntitle: Soldes\n---\n\(long)\n",
            "campaigns/2026-11-21-tour.md": "---\ntitle: Tour\n---\n\(long)\n",
        ])
    }

    private func build(_ workspace: TestWorkspace) throws {
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
        return try #require(cache.record).record.output
    }

    /// Once by what files hold, as after a first build, and once by the file system's word.
    @Test(arguments: [1, 2]) func onlyWhatStandsAsItDidIsReliedOn(builds: Int) throws {
        let workspace = try workspace()
        for number in 0..<builds {
            try workspace.write("---\ntitle: T\(number)\n---\nText\n", to: "campaigns/2026-11-22-new.md")
            try build(workspace)
            try workspace.settle()
        }
        let precompressed = TemplateLibrary.builtIn.precompressedTexts
        let last = try last(workspace)
        let folder = workspace.folder + "/public"
        let names = try workspace.files().keys
        let view = try #require(names.first { $0.contains("2026-11-21-tour") && $0.hasSuffix("html.gz") }).dropLast(3)
        let place = "\(folder)/\(view)"
        let digest = SHA256Digest(of: [UInt8](try Data(contentsOf: URL(fileURLWithPath: place))))
        func gzipBytes(_ files: LastOutput.ByPath, _ digest: SHA256Digest) -> Int?? {
            files.unchanged(at: String(view), in: folder, holding: digest, hasGzipForm: true).map(\.gzipBytes)
        }
        let files = last.byPath(precompressed: precompressed, hasKeys: true)
        let twin = try Data(contentsOf: URL(fileURLWithPath: place + ".gz"))
        #expect(gzipBytes(files, digest) == twin.count)
        #expect(gzipBytes(files, SHA256Digest(of: [1])) == nil)
        #expect(files.unchanged(at: "feeds/notable/de.json", in: folder, holding: digest, hasGzipForm: true) == nil)
        #expect(gzipBytes(last.byPath(precompressed: PrecompressedTexts(), hasKeys: true), digest) == nil)
        #expect(gzipBytes(LastOutput.ByPath(), digest) == nil)
        // Where the file system's word is not enough, the content decides.
        try twin.write(to: URL(fileURLWithPath: place + ".gz"))
        #expect(gzipBytes(last.byPath(precompressed: precompressed, hasKeys: true), digest) == twin.count)
        try Data(twin.dropLast() + [twin[twin.count - 1] ^ 1]).write(to: URL(fileURLWithPath: place + ".gz"))
        #expect(gzipBytes(last.byPath(precompressed: precompressed, hasKeys: true), digest) == nil)
    }

    /// A build that stops a locale keeps its files without a look into them.
    @Test func whatWasOnlyKeptIsNotReliedOn() throws {
        let workspace = try workspace()
        try write(french: 1, to: workspace)
        for _ in 0..<2 {
            try build(workspace)
            try workspace.settle()
            try workspace.write("# \(UUID())\n" + workspace.text("newsadmin.yml"), to: "newsadmin.yml")
        }
        let path = "public/feeds/inotify/fr.plist"
        let size = try workspace.text(path).utf8.count
        try workspace.write(String(repeating: " ", count: size), to: path)
        try workspace.write("---\ntitle: [\n---\nTout.\n", to: "campaigns/2026-11-20-sale.fr.md")
        try workspace.settle()
        try build(workspace)
        try write(french: 1, to: workspace)
        try workspace.settle()
        try build(workspace)
        #expect(try workspace.files() == anew(workspace))
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
    @Test(arguments: 1...3)
    func noSequenceOfEditsChangesAByte(seed: UInt64) throws {
        var random = SteppedGenerator(seed: seed)
        let workspace = try workspace()
        try build(workspace)
        for _ in 0..<6 {
            for _ in 0...random.below(2) { try disturb(workspace, &random) }
            try workspace.settle()
            try build(workspace)
            #expect(try workspace.files() == anew(workspace))
        }
    }

    private func disturb(_ workspace: TestWorkspace, _ random: inout SteppedGenerator) throws {
        switch random.below(9) {
        case 0:
            try workspace.write(
                "---\ntitle: T\(random.below(5))\n---\nText \(random.below(5)).\n", to: "campaigns/2026-11-22-new.md")
        case 1: try? workspace.remove("campaigns/2026-11-22-new.md")
        case 2, 3: try write(french: random.below(3), to: workspace)
        case 4:
            // Other precompressed texts make other gzip forms of the same views; a comment is no part of a view.
            let name = random.one(of: Self.templates)
            let own = try #require(BuiltInTemplates.texts[name])
            let comment = random.happens(1, in: 2) ? "{{! \(random.below(3)) }}\n" : "<!-- \(random.below(3)) -->\n"
            let lines = own.split(separator: "\n", omittingEmptySubsequences: false)
            let place = random.below(lines.count)
            try workspace.write(
                lines[..<place].joined(separator: "\n") + "\n" + comment + lines[place...].joined(separator: "\n"),
                to: "templates/\(name).mustache")
        case 5: try? workspace.remove("templates/\(random.one(of: Self.templates)).mustache")
        case 6: try? workspace.remove("public/" + random.one(of: workspace.files().keys.sorted()))
        case 7: try workspace.write("spoilt", to: "public/" + random.one(of: workspace.files().keys.sorted()))
        default:
            // An error keeps a locale as it was, spoilt or half written.
            try workspace.write("---\ntitle: [\n---\nTout.\n", to: "campaigns/2026-11-20-sale.fr.md")
            try workspace.settle()
            try build(workspace)
            let french = try workspace.files().keys.filter { $0.contains("/fr") && $0.hasPrefix("feeds/") }.sorted()
            try workspace.write("spoilt", to: "public/" + random.one(of: french))
            try workspace.settle()
            try write(french: random.below(3), to: workspace, with: "title: [")
            try build(workspace)
            try write(french: random.below(3), to: workspace)
        }
    }

    private func write(french number: Int, to workspace: TestWorkspace, with line: String = "") throws {
        try workspace.write(
            "---\ntitle: Soldes \(number)\n\(line)\n---\nTout.\n", to: "campaigns/2026-11-20-sale.fr.md")
    }
}
