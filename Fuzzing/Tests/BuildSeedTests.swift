import Clients
import Files
import Foundation
import Testing
import TestSupport

@testable import Newsroom

/// The inputs that only a build can make: what its cache holds. Its form changes with the program, and an input of an
/// earlier form would be refused at its first bytes without anybody noticing.
@Suite struct BuildSeedTests {
    /// The seed of each parser; its other inputs were found by fuzzing, and are to be refused.
    private static let seeds = ["record": "small-build", "kept": "small-campaign"]

    /// A record as a build leaves it, and one of its campaigns behind the forms of its views.
    private func made() throws -> [String: [UInt8]] {
        let folder = try TestFolder([
            "newsadmin.yml": """
            sourceLocale: en
            locales: [en, ja]
            timeZone: UTC
            baseURL: https://news.example.com/feeds/
            app: {versions: ['1.0', '1.2']}
            clients: {inotify: {}, notable: {}}

            """,
            "campaigns/2026-03-01-spring.md": """
            ---
            title: Spring, {{name}}
            start: 2026-03-01T09:00
            vars: {name: friends}
            action: {url: https://example.com/spring, label: Look}
            ---
            Everything is *new*.

            - one
            - two

            """,
            "campaigns/2026-03-01-spring.ja.md": """
            ---
            title: 春の{{name}}
            vars: {name: 皆さま}
            ---
            すべてが新しい。

            """,
        ])
        let plan = BuildPlan(folder: folder.path, now: FuzzedWorkspace.now, program: "seed")
        _ = try Build(plan).run()
        let cache = folder.path + "/.newsadmin/cache/"
        let sealed = [UInt8](try Data(contentsOf: URL(filePath: cache + "build")))
        let places = try #require(BuildCache(plan)?.record?.record.campaigns)
        let place = try #require(places.places["2026-03-01-spring"])
        let pieces = [UInt8](try Data(contentsOf: URL(filePath: cache + "campaigns-\(place.segment)")))
        var kept = ByteWriter()
        kept.write(places.forms)
        kept.append(Array(pieces[place.offset..<place.offset + place.length]))
        // A digest stands before the record, and one behind it.
        return ["record": Array(sealed.dropFirst(32).dropLast(32)), "kept": kept.bytes]
    }

    /// Whether the parser reads all of an input.
    private func isRead(_ bytes: [UInt8], by parser: String) -> Bool {
        var reader = ByteReader(bytes)
        if parser == "record" {
            return (try? reader.value(BuildRecord.self)) != nil && (try? reader.value(BuildResult.self)) != nil
                && reader.isAtEnd
        }
        guard let forms = try? reader.value(TemplateFormTable.self), let content = try? reader.content(), reader.isAtEnd
        else { return false }
        return (try? KeptCampaign(content, in: content.indices, with: forms)) != nil
    }

    @Test func areOfThePresentForm() throws {
        for (parser, bytes) in try made() {
            #expect(isRead(bytes, by: parser), "\(parser)")
            try #require(Parsers.named(parser)).read(bytes)
            let files = try KeptInput.files(of: parser)
            let seed = try #require(files.first { $0.lastPathComponent == Self.seeds[parser] })
            if isRead([UInt8](try Data(contentsOf: seed)), by: parser) { continue }
            let fresh = FileManager.default.temporaryDirectory.appending(path: "\(UUID())-\(parser)")
            try Data(bytes).write(to: fresh)
            Issue.record("\(parser)/\(seed.lastPathComponent) is of an earlier form; \(fresh.path) is of this one")
        }
    }
}
