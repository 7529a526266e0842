import Campaigns
import Clients
import Foundation
import TestSupport
import Testing

@testable import Files
@testable import Newsroom

/// Campaigns that a build takes over from the last one; the plain twin is a build of a copy, which knows nothing.
@Suite struct KeptCampaignsTests {
    private static let sources = ["newsadmin.yml", "campaigns", "templates", "journeys", "keys", "releases"]
    private static let now = "2026-11-20T12:00:00Z"

    /// The example of the repository: all clients, five locales, images, templates, releases.
    private func example() throws -> TestWorkspace {
        let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { path, _ in path.deletingLastPathComponent() }
        return try copy(of: root.path)
    }

    private func copy(of folder: String) throws -> TestWorkspace {
        let workspace = try TestWorkspace()
        try workspace.remove("newsadmin.yml")
        for name in Self.sources where FileManager.default.fileExists(atPath: "\(folder)/\(name)") {
            try FileManager.default.copyItem(atPath: "\(folder)/\(name)", toPath: "\(workspace.folder)/\(name)")
        }
        return workspace
    }

    private func plan(_ workspace: TestWorkspace, now: String = now, program: String? = "a") throws -> BuildPlan {
        BuildPlan(folder: workspace.folder, now: try #require(Instant(iso8601: now)), program: program)
    }

    private func build(_ workspace: TestWorkspace, now: String = now) throws -> BuildResult {
        try workspace.settle()
        return try Build(plan(workspace, now: now)).run()
    }

    private func edition(_ workspace: TestWorkspace) throws -> Edition {
        var reader = EditionReader.forDashboard(now: try #require(Instant(iso8601: Self.now)))
        reader.keepsParts = true
        return try reader.read(workspace.folder)
    }

    @Test func aCampaignIsReadBackAsItWas() throws {
        let edition = try edition(example())
        #expect(edition.parts.count > 10)
        var forms = PageFormTable()
        for part in edition.parts.values { for (_, entry) in part.entries { forms.add(formsOf: entry) } }
        var writer = ByteWriter()
        writer.write(forms)
        let written = writer.bytes
        for length in stride(from: 0, to: written.count, by: 97) {
            var reader = ByteReader(written, in: 0..<length)
            #expect(throws: ByteReader.Damage.self) { _ = try reader.value(PageFormTable.self) }
        }
        var reader = ByteReader(written)
        let others: PageFormTable = try reader.value()
        for (id, part) in edition.parts {
            let findings = try #require(edition.workspace.findingsByCampaign[id])
            let bytes = KeptCampaign(part, findings: findings).bytes(with: forms)
            let kept = try KeptCampaign([7, 7] + bytes + [7], in: 2..<bytes.count + 2, with: others)
            #expect(kept.read.findings == findings)
            #expect(kept.rendered.findings == part.findings)
            #expect(kept.rendered.campaign.isWritten(as: part.campaign))
            #expect(kept.rendered.entries.map(\.client) == part.entries.map(\.client))
            for (own, entry) in zip(kept.rendered.entries, part.entries) {
                #expect(own.entry.isInterchangeable(with: entry.entry))
                #expect(own.entry.files.map(\.bytes) == entry.entry.files.map(\.bytes))
            }
            #expect(kept.rendered.messages.count == part.messages.count)
            for (own, message) in zip(kept.rendered.messages, part.messages) {
                #expect(
                    "\(own.title.value) \(own.title.position())" == "\(message.title.value) \(message.title.position())"
                )
                #expect(own.text.value == message.text.value)
                #expect(own.text.position() == message.text.position())
                #expect(own.actionURL?.position() == message.actionURL?.position())
                #expect(own.translation == message.translation)
                #expect(own.texts.map(\.blocks) == message.texts.map(\.blocks))
            }
            // All else is the same where the same bytes come of it.
            #expect(kept.bytes(with: others) == bytes)
        }
    }

    /// Who adds a field sees here that it has to be kept, too.
    @Test func noFieldIsForgotten() throws {
        let part = try #require(edition(example()).parts["2026-11-20-sale"])
        func fields(_ value: Any) -> Int { Mirror(reflecting: value).children.count }
        let message = try #require(part.messages.first)
        let entry = try #require(part.entries.first { !$0.entry.files.isEmpty }).entry
        #expect(fields(part) == 4)
        func fields(of name: String, in value: Any) throws -> Int {
            fields(try #require(Mirror(reflecting: value).descendant(name)))
        }
        #expect(fields(part.campaign) == 5)
        #expect(try fields(of: "settings", in: part.campaign) == 12)
        #expect(fields(part.campaign.source) == 6)
        #expect(try fields(of: "words", in: part.campaign.source) == 5)
        #expect(fields(message) == 10)
        #expect(fields(message.title) == 4)
        #expect(fields(message.text.value) == 8)
        #expect(fields(entry) == 10)
        #expect(fields(entry.files[0]) == 3)
    }

    /// Whatever is cut off or wrong, reading ends with an error and not otherwise.
    @Test func damagedBytesAreNoCampaign() throws {
        let edition = try edition(example())
        let part = try #require(edition.parts["2026-11-20-sale"])
        var forms = PageFormTable()
        for (_, entry) in part.entries { forms.add(formsOf: entry) }
        let bytes = KeptCampaign(part, findings: []).bytes(with: forms)
        var random = SteppedGenerator(seed: 1)
        for _ in 0..<400 {
            var damaged = bytes
            for _ in 0...random.below(3) {
                damaged[random.below(damaged.count)] = UInt8.random(in: 0...255, using: &random)
            }
            if random.happens(1, in: 2) { damaged.removeLast(random.below(damaged.count)) }
            _ = try? KeptCampaign(damaged, in: damaged.indices, with: forms)
        }
        for length in stride(from: 0, to: bytes.count, by: 41) {
            #expect(throws: ByteReader.Damage.self) { try KeptCampaign(bytes, in: 0..<length, with: forms) }
        }
    }

    private func kept(_ workspace: TestWorkspace) throws -> [String: KeptCampaign] {
        let cache = try #require(BuildCache(plan(workspace)))
        let record = try #require(cache.record).stand
        let configuration = try WorkspaceReader(vocabulary: .standard).readConfiguration(in: workspace.folder)
            .configuration
        var inputs = try BuildInputs(in: workspace.folder, configuration: configuration, clock: cache.clock)
        return cache.kept(of: record, after: inputs.compare(with: record.inputs), configuration).campaigns
    }

    @Test func whatNobodyHasTouchedIsKept() throws {
        let workspace = try example()
        let path = "campaigns/2026-11-20-sale.fr.md"
        let count = try edition(workspace).parts.count
        _ = try build(workspace)
        #expect(try kept(workspace).count == count)
        for _ in 0..<2 {
            try workspace.write(workspace.text(path) + "Encore.\n", to: path)
            _ = try build(workspace)
            #expect(try kept(workspace).count == count)
            try workspace.write(workspace.text(path) + "Encore.\n", to: path)
            #expect(try kept(workspace).count == count - 1)
        }
        try workspace.write(workspace.text("campaigns/2026-11-16-night-trains.md"), to: "campaigns/images/note.txt")
        #expect(try kept(workspace).count == count - 1)
        try workspace.write("no image", to: "campaigns/images/night-trains.png")
        #expect(try kept(workspace).isEmpty)
    }

    /// Random edits and accidents, one build after the other in the same folder.
    @Test(arguments: 1...3)
    func noSequenceOfEditsChangesAByte(seed: UInt64) throws {
        var random = SteppedGenerator(seed: seed)
        let workspace = try example()
        _ = try build(workspace)
        for _ in 0..<4 {
            for _ in 0...random.below(3) { try disturb(workspace, &random) }
            let now = random.one(of: [Self.now, Self.now, "2026-11-20T12:00:05Z", "2026-12-24T08:00:00Z"])
            let copy = try copy(of: workspace.folder)
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
            let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { path, _ in path.deletingLastPathComponent() }
            try Data(contentsOf: root.appendingPathComponent("campaigns/images/harbour.png")).write(
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

    /// For file systems that tell them apart, two forms of a letter make two files.
    @Test func anImageThatGoesIsMissedBesideItsTwin() throws {
        let (composed, decomposed) = ("caf\u{E9}.png", "cafe\u{301}.png")
        let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { path, _ in path.deletingLastPathComponent() }
        let image = try Data(contentsOf: root.appendingPathComponent("campaigns/images/harbour.png"))
        for gone in [composed, decomposed] {
            let workspace = try example()
            for (number, name) in [composed, decomposed].enumerated() {
                try image.write(to: URL(fileURLWithPath: workspace.folder + "/campaigns/images/" + name))
                try workspace.write(
                    "---\ntitle: New\n---\n![](images/\(name))\n", to: "campaigns/2026-11-2\(number)-new.md")
            }
            guard Set(workspace.names(below: "campaigns/images").map { Array($0.utf8) }).count == 5 else { continue }
            for _ in 0..<2 {
                _ = try build(workspace)
                try workspace.write(workspace.text("newsadmin.yml") + "#\n", to: "newsadmin.yml")
            }
            _ = try build(workspace)
            try workspace.remove("campaigns/images/" + gone)
            try workspace.write("---\ntitle: Other\n---\n", to: "campaigns/2026-11-22-other.md")
            let copy = try copy(of: workspace.folder)
            try FileManager.default.copyItem(atPath: workspace.folder + "/public", toPath: copy.folder + "/public")
            #expect(try build(workspace).findings == Build(plan(copy, program: nil)).run().findings)
            #expect(try workspace.files() == copy.files())
        }
    }

    @Test func filesThatNoRecordSpeaksOfAreRemovedAndNoOthers() throws {
        let workspace = try TestWorkspace(["campaigns/2026-11-20-sale.md": "---\ntitle: Sale\n---\nNow.\n"])
        let names = ["campaigns-7", "campaigns-07", "campaigns-7.md", "campaigns-", "campaigns-x", "other-7"]
        for name in names { try workspace.write("mine", to: ".newsadmin/cache/" + name) }
        _ = try build(workspace)
        let kept = try Set(workspace.files(below: ".newsadmin/cache").keys)
        #expect(kept.intersection(names) == Set(names).subtracting(["campaigns-7"]))
    }

    /// Old pieces are in the way sooner or later.
    @Test func afterManyEditsTheFilesAreWrittenAnew() throws {
        let workspace = try TestWorkspace(["campaigns/2026-11-20-sale.md": "---\ntitle: Sale\n---\nNow.\n"])
        for number in 0..<8 {
            try workspace.write("---\ntitle: Tour \(number)\n---\nNow.\n", to: "campaigns/2026-11-21-tour.md")
            _ = try build(workspace)
            let names = try workspace.files(below: ".newsadmin/cache").keys.filter { $0.hasPrefix("campaigns-") }
            #expect((1...2).contains(names.count))
            #expect(try kept(workspace).count == 2)
        }
    }

    /// Where another configuration is read than the one that said what to look at, the next build has nothing to go by.
    @Test func anotherConfigurationLeavesNoRecord() throws {
        let workspace = try example()
        let plan = try plan(workspace)
        let cache = try #require(BuildCache(plan))
        let configuration = try WorkspaceReader(vocabulary: .standard).readConfiguration(in: workspace.folder)
            .configuration
        let same = try BuildReading(plan, configuration, cache, after: nil)
        #expect(same.inputs != nil && same.places != nil)
        try workspace.write(workspace.text("newsadmin.yml") + "#\n", to: "newsadmin.yml")
        let other = try BuildReading(plan, configuration, cache, after: nil)
        #expect(other.inputs == nil && other.places == nil)
    }

    /// A folder that is away while it is read comes back as it was, and only it tells.
    @Test func whatChangesWhileItIsReadIsNotKept() throws {
        let workspace = try example()
        for _ in 0..<2 {
            _ = try build(workspace)
            try workspace.write(workspace.text("newsadmin.yml") + "#\n", to: "newsadmin.yml")
        }
        let cache = try #require(BuildCache(plan(workspace)))
        let configuration = try WorkspaceReader(vocabulary: .standard).readConfiguration(in: workspace.folder)
            .configuration
        let inputs = try BuildInputs(in: workspace.folder, configuration: configuration, clock: cache.clock)
        #expect(inputs.areUntouched)
        let images = workspace.folder + "/campaigns/images"
        try FileManager.default.moveItem(atPath: images, toPath: workspace.folder + "/away")
        #expect(!inputs.areUntouched)
        try FileManager.default.moveItem(atPath: workspace.folder + "/away", toPath: images)
        #expect(!inputs.areUntouched)
    }
}
