import Campaigns
import Clients
import Foundation
import TestSupport
import Testing

@testable import Files
@testable import Newsroom

/// Campaigns that a build takes over from the last one; the plain twin is a build of a copy, which knows nothing.
@Suite struct KeptCampaignsTests {
    private static let now = "2026-11-20T12:00:00Z"

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
        let edition = try edition(TestWorkspace.example())
        #expect(edition.parts.count > 10)
        var forms = TemplateFormTable()
        for part in edition.parts.values { for (_, entry) in part.entries { forms.add(formsOf: entry) } }
        var writer = ByteWriter()
        writer.write(forms)
        let written = writer.bytes
        for length in stride(from: 0, to: written.count, by: 97) {
            var reader = ByteReader(written, in: 0..<length)
            #expect(throws: ByteReader.Damage.self) { _ = try reader.value(TemplateFormTable.self) }
        }
        var reader = ByteReader(written)
        let others: TemplateFormTable = try reader.value()
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
        let part = try #require(edition(TestWorkspace.example()).parts["2026-11-20-sale"])
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
        let edition = try edition(TestWorkspace.example())
        let part = try #require(edition.parts["2026-11-20-sale"])
        var forms = TemplateFormTable()
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
        let record = try #require(cache.record).record
        let configuration = try WorkspaceReader(vocabulary: .standard).readConfiguration(in: workspace.folder)
            .configuration
        var inputs = try BuildInputs(in: workspace.folder, configuration: configuration, clock: cache.clock)
        return cache.kept(of: record, after: inputs.compare(with: record.inputs), configuration).campaigns
    }

    @Test func whatNobodyHasTouchedIsKept() throws {
        let workspace = try TestWorkspace.example()
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

    /// For file systems that tell them apart, two forms of a letter make two files.
    @Test func anImageThatGoesIsMissedBesideItsTwin() throws {
        let (composed, decomposed) = ("caf\u{E9}.png", "cafe\u{301}.png")
        let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { path, _ in path.deletingLastPathComponent() }
        let image = try Data(contentsOf: root.appendingPathComponent("campaigns/images/harbour.png"))
        for gone in [composed, decomposed] {
            let workspace = try TestWorkspace([
                "newsadmin.yml": TestWorkspace.configuration(clients: "clients: {notable: {}}")
            ])
            try FileManager.default.createDirectory(
                atPath: workspace.folder + "/campaigns/images", withIntermediateDirectories: true)
            for (number, name) in [composed, decomposed].enumerated() {
                try image.write(to: URL(fileURLWithPath: workspace.folder + "/campaigns/images/" + name))
                try workspace.write(
                    "---\ntitle: New\n---\n![](images/\(name))\n", to: "campaigns/2026-11-2\(number)-new.md")
            }
            guard Set(workspace.names(below: "campaigns/images").map { Array($0.utf8) }).count == 2 else { continue }
            for _ in 0..<2 {
                _ = try build(workspace)
                try workspace.write(workspace.text("newsadmin.yml") + "#\n", to: "newsadmin.yml")
            }
            _ = try build(workspace)
            try workspace.remove("campaigns/images/" + gone)
            try workspace.write("---\ntitle: Other\n---\n", to: "campaigns/2026-11-22-other.md")
            let copy = try TestWorkspace(sourcesOf: workspace.folder)
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
        let workspace = try TestWorkspace.example()
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
        let workspace = try TestWorkspace.example()
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
