import Campaigns
import Foundation
import TestSupport
import Testing

@testable import Clients
@testable import Newsroom

/// What is served after an edit is taken, where it can be, from what was served before; the plain twin is a workspace that
/// is served for the first time.
@Suite struct ServedAfterEditsTests {
    private static let start = Instant(seconds: 1_795_175_000)

    private func workspace(clients: String = TestWorkspace.allClients) throws -> TestWorkspace {
        try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en, fr, de", clients: clients),
            "campaigns/2026-11-20-sale.md":
                "---\ntitle: Sale\naction: {url: https://example.com/sale, label: Go}\n---\nAll must go. ![a](a.gif)\n",
            "campaigns/2026-11-20-sale.fr.md": "---\ntitle: Soldes\n---\nTout doit partir.\n",
            "campaigns/2026-11-21-tour.md":
                "---\ntitle: Tour\nclients: [inotify]\nversions: {min: \"1.5\"}\n---\nWe are on tour.\n",
            "campaigns/2026-11-22-draft.md": "---\ntitle: Draft\ndraft: true\n---\nNot yet.\n",
            "campaigns/a.gif": "GIF89a", "campaigns/b.gif": "GIF89a",
        ])
    }

    private func served(
        _ workspace: TestWorkspace, at now: Instant = start, drafts: Bool = false, before: ServedWorkspace? = nil
    ) throws -> ServedWorkspace {
        var reader = EditionReader.forDashboard(now: now)
        reader.includesDrafts = drafts
        reader.baseURL = "http://127.0.0.1:8080/feeds/"
        return try ServedWorkspace(reader, folder: workspace.folder, before: before)
    }

    /// All that a browser or a phone can ask for, and what the terminal is told.
    private func content(_ served: ServedWorkspace) -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for file in served.feeds + served.pages {
            files[file.path] = file.bytes
            files[file.path + ".gz"] = file.gzip
        }
        files["findings"] = Array(served.edition.findings.map { "\($0)" }.joined(separator: "\n").utf8)
        return files
    }

    private func expectSame(_ served: ServedWorkspace, as fresh: ServedWorkspace, _ edits: [String]) {
        let (own, plain) = (content(served), content(fresh))
        let differing = Set(own.keys).union(plain.keys).filter { own[$0] != plain[$0] }.sorted()
        #expect(differing.isEmpty, "after \(edits.joined(separator: ", "))")
    }

    @Test("A letter in another form is served as it is written now")
    func otherFormsOfALetterAreNotTakenOver() throws {
        let workspace = try workspace()
        func write(_ letter: String) throws {
            let action = "action: {url: https://example.com/sale, label: All\(letter)}"
            try workspace.write(
                "---\ntitle: Sold\(letter)\n\(action)\n---\nAll must go, \(letter)!\n",
                to: "campaigns/2026-11-20-sale.md")
            try workspace.write(
                "---\ntitle: Vendu \(letter)\n---\nTout, \(letter)!\n", to: "campaigns/2026-11-20-sale.fr.md")
        }
        try write("\u{E9}")
        let before = try served(workspace)
        try write("e\u{301}")
        expectSame(try served(workspace, before: before), as: try served(workspace), ["another form of a letter"])
    }

    @Test("What an edit does not touch is not made again")
    func unchangedPartsAreTakenOver() throws {
        let workspace = try workspace()
        let before = try served(workspace)
        #expect(before.stopped.isEmpty)
        try workspace.write("---\ntitle: Soldes\n---\nTout part.\n", to: "campaigns/2026-11-20-sale.fr.md")
        let after = try served(workspace, at: Self.start.advanced(seconds: 60), before: before)
        #expect(after.edition.renderingInputs === before.edition.renderingInputs)
        let (old, new) = (places(of: before), places(of: after))
        let kept = [
            "campaigns/2026-11-21-tour.html", "devices/inotify-en.html", "devices/sourse-de.html",
            "schedule/inotify-en.html", "schedule/notable-en.html",
        ]
        for path in kept { #expect(new[path] != nil && new[path] == old[path], "\(path)") }
        for path in ["campaigns/2026-11-20-sale.html", "devices/inotify-fr.html"] {
            #expect(new[path] != nil && new[path] != old[path], "\(path)")
        }
    }

    /// Where the bytes of each page are in the memory.
    private func places(of served: ServedWorkspace) -> [String: UnsafeRawPointer?] {
        Dictionary(
            uniqueKeysWithValues: served.pages.map { page in
                (page.path, page.bytes.withUnsafeBytes { $0.baseAddress })
            })
    }

    @Test("The time goes on, within a day and beyond it")
    func time() throws {
        let workspace = try workspace(clients: "clients: {inotify: {}, ismartnews: {}}")
        try workspace.write(
            "---\ntitle: Night\nstart: 2026-11-20T18:00Z\nend: 2026-11-20T19:30Z\n---\nOpen.\n",
            to: "campaigns/2026-11-20-night.md")
        var last: ServedWorkspace?
        for minutes: Int64 in [0, 1, 200, 359, 361, 450, 451, 1000, 3000, 100, 60 * 24 * 40] {
            let now = Self.start.advanced(seconds: minutes * 60)
            let served = try served(workspace, at: now, before: last)
            expectSame(served, as: try self.served(workspace, at: now), ["\(minutes) minutes"])
            last = served
        }
    }

    @Test("An edit may bring what begins between the last build and this one")
    func editsThatMakeTheTimeCount() throws {
        let workspace = try workspace(clients: "clients: {inotify: {}}")
        let before = try served(workspace)
        let now = Self.start.advanced(seconds: 3600)
        try workspace.write(
            "---\ntitle: Now\nstart: \(Self.start.advanced(seconds: 1800).iso8601)\n---\nText\n",
            to: "campaigns/2026-11-20-now.md")
        expectSame(
            try served(workspace, at: now, before: before), as: try served(workspace, at: now),
            ["a campaign that began"])
    }

    @Test("Two campaigns may exchange their keys, of which the higher is shown first")
    func exchangedKeys() throws {
        let workspace = try workspace(clients: "clients: {inotify: {}}")
        func write(_ keys: [String]) throws {
            for (id, key) in zip(["a", "b"], keys) {
                try workspace.write(
                    "---\ntitle: \(id)\ninotify: {key: \(key)}\n---\nText\n", to: "campaigns/\(id).md")
            }
        }
        try write(["2026/11/18", "2026/11/19"])
        let before = try served(workspace)
        try write(["2026/11/19", "2026/11/18"])
        expectSame(try served(workspace, before: before), as: try served(workspace), ["exchanged keys"])
    }

    @Test("Another moment may be chosen before an edit")
    func chosenMoments() throws {
        let workspace = try workspace(clients: "clients: {inotify: {}, sourse: {topic: \"news-{locale}\"}}")
        let later = try served(workspace).asOf(Self.start.advanced(seconds: 86400 * 30))
        try workspace.write("---\ntitle: Soldes\n---\nTout part.\n", to: "campaigns/2026-11-20-sale.fr.md")
        for now in [later.now, Self.start, Self.start.advanced(seconds: -86400 * 365)] {
            expectSame(
                try served(workspace, at: now, before: later), as: try served(workspace, at: now), ["a chosen moment"])
        }
    }

    @Test("A locale that errors stop leaves the others as they should be")
    func errors() throws {
        let workspace = try workspace()
        let before = try served(workspace)
        try workspace.write("---\ntitle: [\n---\nTout.\n", to: "campaigns/2026-11-20-sale.fr.md")
        let broken = try served(workspace, before: before)
        let plain = try content(served(workspace))
        let own = content(broken)
        for path in plain.keys where path.hasPrefix("feeds/") || path.hasPrefix("campaigns/") {
            #expect(own[path] == plain[path], "\(path)")
        }
        try workspace.write("---\ntitle: Soldes\n---\nTout.\n", to: "campaigns/2026-11-20-sale.fr.md")
        expectSame(try served(workspace, before: broken), as: try served(workspace), ["a corrected translation"])
    }

    @Test("No sequence of edits changes a byte", arguments: 2...3)
    func sequences(seed: UInt64) throws {
        var random = SteppedGenerator(seed: seed)
        let clients =
            seed % 2 == 0 ? TestWorkspace.allClients : "clients: {inotify: {}, notable: {}}"
        let workspace = try workspace(clients: clients)
        var now = Self.start
        let drafts = seed == 3
        var last = try served(workspace, at: now, drafts: drafts)
        for _ in 0..<5 {
            var edits: [String] = []
            for _ in 0...random.below(2) { edits.append(try edit(workspace, clients: clients, at: now, &random)) }
            now = now.advanced(seconds: random.one(of: [0, 1, 30, 3600, 86400 * 3]))
            let served = try served(workspace, at: now, drafts: drafts, before: last)
            // What errors stop stays as it was, which a workspace that is served for the first time does not know.
            let errors = served.edition.findings.filter { $0.severity == .error }.map(\.description)
            #expect(errors.isEmpty, "after \(edits)")
            expectSame(served, as: try self.served(workspace, at: now, drafts: drafts), edits)
            last = served
        }
    }

    /// One change, whatever it is good for; returns what it was.
    private func edit(
        _ workspace: TestWorkspace, clients: String, at now: Instant, _ random: inout SteppedGenerator
    ) throws -> String {
        let number = random.below(3)
        let kind = random.below(12)
        switch kind {
        case 0:
            let front = random.one(of: ["", "start: 2026-11-19T10:00Z\n", "end: 2026-11-25T10:00Z\n", "draft: true\n"])
            try workspace.write(
                "---\ntitle: New \(number)\n\(front)---\nText.\n", to: "campaigns/2026-11-19-new.md")
        case 1: try? workspace.remove("campaigns/2026-11-19-new.md")
        case 2:
            try workspace.write(
                "---\ntitle: Soldes \(number)\n---\nTout ![a](a.gif) ![b](b.gif).\n",
                to: "campaigns/2026-11-20-sale.fr.md")
        case 3: try? workspace.remove("campaigns/2026-11-20-sale.fr.md")
        case 4:
            let more = random.one(of: [
                "", "clients: [inotify]\nversions: {min: \"2.0\"}\n",
                "clients: [inotify]\nversions: {before: \"2.0\"}\n",
                "buttons: {remind: {label: Later}}\n",
            ])
            try workspace.write(
                "---\ntitle: Sale\n\(more)action: {url: https://example.com/\(number), label: Go}\n---\nGo.\n",
                to: "campaigns/2026-11-20-sale.md")
        case 5:
            try workspace.write("GIF89a" + String(repeating: "b", count: number), to: "campaigns/b.gif")
        case 6: try workspace.write("GIF89a" + String(repeating: "a", count: number), to: "campaigns/a.gif")
        case 7:
            let more = random.one(of: ["", "missing: {fr: leave-out}", "missing: {fr: [en]}", "unsafeHTML: true"])
            try workspace.write(
                TestWorkspace.configuration(
                    random.one(of: ["en, fr, de", "en, fr", "fr, en, de"]), clients: clients, more: more),
                to: "newsadmin.yml")
        case 8:
            let text = try #require(BuiltInTemplates.texts["notable/banner"])
            try workspace.write(text + "<!-- \(number) -->\n", to: "templates/notable/banner.mustache")
        case 9: try? workspace.remove("templates/notable/banner.mustache")
        case 10:
            try workspace.approve(at: now.iso8601)
            try workspace.release("en", "fr", at: now.iso8601)
        default:
            try workspace.write(
                "- id: a\n  client: inotify\n  steps: [{at: 2026-11-2\(number)T09:00:00Z}]\n  expected: [{}]\n",
                to: "journeys/a.yml")
        }
        return "edit \(kind) (\(number))"
    }
}
