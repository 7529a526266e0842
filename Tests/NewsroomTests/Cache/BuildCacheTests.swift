import Campaigns
import Files
import Foundation
import Testing

@testable import Newsroom

/// The plain twin of a build with a cache is a build without one.
@Suite struct BuildCacheTests {
    private static let campaign = "---\ntitle: Sale\nstart: 2026-11-20T09:00:00Z\n---\nEverything must go.\n"

    /// By default few phones: most of a build's time here is spent on playing them for the dashboard.
    private func workspace(clients: String = "clients: {inotify: {}, notable: {}}") throws -> TestWorkspace {
        try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration(clients: clients, versions: ["1.0"]),
            "campaigns/2026-11-20-sale.md": Self.campaign,
            "campaigns/2026-11-20-sale.fr.md": "---\ntitle: Soldes\n---\nTout doit partir.\n",
            "campaigns/2026-11-21-tour.md": "---\ntitle: Tour\nend: 2026-12-01T09:00:00Z\n---\nWe come to *you*.\n",
        ])
    }

    private func build(
        _ workspace: TestWorkspace, now: String = "2026-11-20T12:00:00Z", program: String? = "a",
        locales: Set<String>? = nil
    ) throws -> BuildResult {
        try Build(
            BuildPlan(
                folder: workspace.folder, now: try #require(Instant(iso8601: now)), locales: locales, program: program)
        ).run()
    }

    /// What a build without a cache writes into the same folder.
    private func plain(_ workspace: TestWorkspace, now: String = "2026-11-20T12:00:00Z") throws -> [String: Data] {
        try FileManager.default.removeItem(atPath: workspace.folder + "/public")
        _ = try build(workspace, now: now, program: nil)
        return try workspace.files()
    }

    private func record(_ workspace: TestWorkspace) -> String { workspace.folder + "/.newsadmin/cache/build" }

    @Test func aSecondBuildTellsTheSameAndTouchesNothing() throws {
        let workspace = try workspace()
        let first = try build(workspace)
        try age(workspace)
        let recorded = try build(workspace)
        let traces = try workspace.traces()
        // Were anything read again, this would be seen as changed.
        let second = try build(workspace)
        #expect(try workspace.traces() == traces)
        for result in [recorded, second] {
            #expect(result.findings == first.findings)
            #expect(result.summary == first.summary.replacing(/\d+ changed/, with: "none changed"))
            #expect(result.changedFeedFiles.isEmpty)
        }
        #expect(second.json == recorded.json)
    }

    /// Nothing would tell such a record from one that came with the workspace from elsewhere.
    @Test func aRecordThatDoesNotNameTheConfigurationIsNone() throws {
        let workspace = try workspace()
        let result = try build(workspace)
        let now = try #require(Instant(iso8601: "2026-11-20T12:00:00Z"))
        let cache = try #require(BuildCache(BuildPlan(folder: workspace.folder, now: now, program: "a")))
        var record = try #require(cache.record?.record)
        cache.keep(record, of: result)
        #expect(cache.record != nil)
        var writer = ByteWriter()
        writer.write(record.inputs.moment)
        writer.append(UInt32(0))
        var reader = ByteReader(writer.bytes)
        record.inputs = try reader.value()
        cache.keep(record, of: result)
        #expect(cache.record == nil)
    }

    @Test func theRecordIsForNobodyElse() throws {
        let workspace = try workspace()
        _ = try build(workspace)
        let attributes = try FileManager.default.attributesOfItem(atPath: record(workspace))
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    /// Whoever scripts an edit and a build touches a folder right before.
    @Test(arguments: ["", "\u{FEFF}"])
    func whatWasMadeJustBeforeIsNotBuiltTwice(mark: String) throws {
        let workspace = try workspace()
        for round in 0..<3 {
            let path = "campaigns/2026-11-21-tour.md"
            try FileManager.default.removeItem(atPath: workspace.folder + "/" + path)
            try workspace.write(mark + Self.campaign + "\(round)\n", to: path)
            _ = try build(workspace)
            var stages: [BuildStage] = []
            let plan = BuildPlan(
                folder: workspace.folder, now: try #require(Instant(iso8601: "2026-11-20T12:00:00Z")), program: "a")
            _ = try Build(plan).run(onStage: { stages.append($0) })
            #expect(stages.isEmpty)
        }
    }

    /// Makes all sources so old that the file system's word is believed.
    private func age(_ workspace: TestWorkspace) throws {
        for name in ["newsadmin.yml"] + workspace.names(below: "campaigns").map({ "campaigns/" + $0 }) {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
                ofItemAtPath: workspace.folder + "/" + name)
        }
    }

    @Test(arguments: [
        "campaigns/2026-11-20-sale.fr.md", "campaigns/2026-11-22-new.md", "templates/notable/banner.mustache",
        "newsadmin.yml",
        "journeys/a.yml", "campaigns/deep/2026-11-23-er.md",
    ])
    func aChangeOfTheSourcesIsBuilt(path: String) throws {
        let workspace = try workspace()
        _ = try build(workspace)
        let old = (try? workspace.text(path)) ?? "---\ntitle: New\n---\n"
        try workspace.write(path.hasSuffix("yml") ? old + "# changed\n" : old + "One more line.\n", to: path)
        _ = try build(workspace)
        let files = try workspace.files()
        #expect(try files == plain(workspace))
    }

    @Test func aChangeThatLeavesSizeAndTimeAloneIsBuilt() throws {
        let workspace = try workspace()
        _ = try build(workspace)
        let path = workspace.folder + "/campaigns/2026-11-20-sale.md"
        let time = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
        try workspace.write(Self.campaign.replacing("must", with: "MUST"), to: "campaigns/2026-11-20-sale.md")
        try FileManager.default.setAttributes([.modificationDate: time as Any], ofItemAtPath: path)
        _ = try build(workspace)
        #expect(try workspace.text("public/feeds/inotify/en.plist").contains("MUST"))
        let files = try workspace.files()
        #expect(try files == plain(workspace))
    }

    @Test func whatIsRemovedOrSpoiltInTheOutputIsMended() throws {
        let workspace = try workspace()
        _ = try build(workspace)
        let files = try workspace.files()
        try workspace.remove("public/feeds/inotify/fr.plist")
        try workspace.write("spoilt", to: "public/index.html")
        let result = try build(workspace)
        #expect(result.changedFeedFiles == ["feeds/inotify/fr.plist"])
        #expect(try workspace.files() == files)
    }

    @Test(arguments: [
        "2026-11-20T12:00:01Z", "2026-11-20T08:59:59Z", "2026-11-20T09:00:00Z", "2026-12-01T09:00:00Z",
        "2026-11-20T23:30:00Z", "2030-01-01T00:00:00Z",
    ])
    func anotherMomentGetsWhatItWouldGetAnew(now: String) throws {
        let workspace = try workspace()
        _ = try build(workspace)
        _ = try build(workspace, now: now)
        let files = try workspace.files()
        #expect(try files == plain(workspace, now: now))
    }

    @Test func whatWasRefusedIsAskedForAgain() throws {
        let workspace = try workspace()
        func write(feed: String) throws {
            try workspace.write(
                "{client: inotify, feed: \(feed), steps: [{at: 2026-11-20T10:00:00Z}], expected: [{shown: null}]}\n",
                to: "journeys/a.yml")
        }
        try write(feed: String(repeating: "x", count: 300))
        let result = try build(workspace)
        #expect(result.unread.count == 1)
        #expect(result.unread.first?.hasSuffix("x: File name too long") == true)
        #expect(result.summary.contains("\nThe dashboard lacks what stands there; build again once it can be read\n"))
        #expect(!FileManager.default.fileExists(atPath: record(workspace)))
        try write(feed: "gone.plist")
        #expect(try build(workspace).unread.isEmpty)
        #expect(FileManager.default.fileExists(atPath: record(workspace)))
    }

    @Test func aDamagedCacheIsAsGoodAsNone() throws {
        let workspace = try workspace()
        let first = try build(workspace)
        try age(workspace)
        _ = try build(workspace)
        let files = try workspace.files()
        let whole = try Data(contentsOf: URL(fileURLWithPath: record(workspace)))
        var random = SystemRandomNumberGenerator()
        for step in 0..<12 {
            var damaged = whole
            switch step % 4 {
            case 0: damaged = Data(damaged.prefix(Int.random(in: 0..<whole.count, using: &random)))
            case 1:
                damaged[Int.random(in: 0..<whole.count, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 2: damaged.append(7)
            default: damaged = Data((0..<200).map { _ in UInt8.random(in: 0...255, using: &random) })
            }
            try damaged.write(to: URL(fileURLWithPath: record(workspace)))
            let result = try build(workspace)
            #expect(result.findings == first.findings)
            #expect(try workspace.files() == files)
        }
    }

    /// A file stands where a folder belongs, or a folder where a file does.
    @Test(arguments: ["", "/clock", "/build", "/campaigns-2"])
    func aCacheThatCannotBeWrittenIsAsGoodAsNone(path: String) throws {
        let workspace = try workspace()
        _ = try build(workspace)
        let place = ".newsadmin/cache" + path
        try? workspace.remove(place)
        try workspace.write("in the way", to: path.isEmpty ? place : place + "/x")
        for number in 0..<2 {
            try workspace.write(Self.campaign + "\(number)\n", to: "campaigns/2026-11-20-sale.md")
            let result = try build(workspace)
            let files = try workspace.files()
            #expect(try files == plain(workspace))
            #expect(try result.findings == build(workspace, program: nil).findings)
            #expect(result.unread.isEmpty)
        }
    }

    @Test func whatAnotherProgramOrPlanLeftIsNotBelieved() throws {
        let workspace = try workspace()
        _ = try build(workspace, program: "a")
        let left = try Data(contentsOf: URL(fileURLWithPath: record(workspace)))
        _ = try build(workspace, program: "b")
        #expect(try Data(contentsOf: URL(fileURLWithPath: record(workspace))) != left)
        let result = try build(workspace, program: "b", locales: ["fr"])
        #expect(result.builtLocales == ["fr"])
        #expect(try build(workspace, program: "b").builtLocales == ["en", "fr"])
    }

    /// Random edits, each built with whatever cache there is: kept, deleted, damaged or another program's.
    @Test(arguments: 1...3)
    func noSequenceOfEditsAndAccidentsChangesAByte(seed: UInt64) throws {
        var random = Stepped(state: seed)
        let workspace = try workspace(clients: TestWorkspace.allClients)
        let times = ["2026-11-20T12:00:00Z", "2026-11-20T12:30:00Z", "2026-11-21T08:00:00Z"]
        for _ in 0..<8 {
            switch random.next() % 6 {
            case 0:
                try workspace.write(
                    "---\ntitle: T\(random.next() % 5)\n---\nText \(random.next() % 5).\n",
                    to: "campaigns/2026-11-22-new.md")
            case 1: try? workspace.remove("campaigns/2026-11-22-new.md")
            case 2:
                try workspace.write(
                    "---\ntitle: Soldes \(random.next() % 3)\n---\nTout.\n", to: "campaigns/2026-11-20-sale.fr.md")
            case 3: try? workspace.remove(".newsadmin/cache/build")
            case 4: try? Data([1, 2, 3]).write(to: URL(fileURLWithPath: record(workspace)))
            default: break
            }
            let now = times[Int(random.next() % 3)]
            _ = try build(workspace, now: now, program: random.next() % 4 == 0 ? "b" : "a")
            let files = try workspace.files()
            #expect(try files == plain(workspace, now: now))
        }
    }

    private struct Stepped {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }
    }
}
