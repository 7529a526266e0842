import Files
import Foundation
import TestSupport
import Testing

@testable import Newsroom
@testable import Releases

@Suite struct KilledReleaseTests {
    private static func campaigns(_ numbers: Range<Int>, text: String) -> [String: String] {
        var files = ["newsadmin.yml": TestWorkspace.configuration("en", more: "release: {horizon: 30}")]
        for number in numbers {
            files["campaigns/2026-11-20-\(number).md"] = """
                ---
                title: Number \(number)
                start: 2026-11-\(20 + number % 10)T09:00
                ---
                \(text)

                """
        }
        return files
    }

    private static let now = "2026-11-20T12:00:00Z"

    private static func arguments(_ verb: String) -> [String] {
        let release = ["release", "en", "--author", "Otto", "--quiet", "--now", now]
        let approve = ["approve", "--all", "--yes", "--reviewer", "Rita", "--author", "Will", "--quiet", "--now", now]
        return verb == "release" ? release : approve
    }

    @Test func killedAtAnyMomentTheLedgerIsTheOldOneOrTheNewOne() throws {
        let workspace = try TestWorkspace(Self.campaigns(0..<20, text: "first"))
        var generator = SteppedGenerator(seed: 20_261_120)
        var releases = 0
        for step in 0..<40 {
            let verb = step % 2 == 0 ? "approve" : "release"
            if verb == "approve" {
                for (path, text) in Self.campaigns(0..<20, text: "text \(step)") { try workspace.write(text, to: path) }
            } else {
                try workspace.approve()
            }
            let before = try? workspace.text("releases/en/current")
            let process = Program.process(Self.arguments(verb), in: workspace.folder)
            try process.run()
            // The journal says that writing is about to begin; some are killed long before.
            let journal = workspace.folder + "/.newsadmin/ledger.journal"
            while step % 8 > 1, process.isRunning, !FileManager.default.fileExists(atPath: journal) { usleep(100) }
            usleep(UInt32.random(in: 0...UInt32(step % 3 == 0 ? 3_000 : 15_000), using: &generator))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            let status = try workspace.status()
            #expect(status.findings == [], "after step \(step)")
            let after = try? workspace.text("releases/en/current")
            if after != before { releases += 1 }
            #expect(status.locales[0].release?.number ?? 0 == releases, "after step \(step)")
        }
        try workspace.approve()
        try workspace.release("en")
        let ledgers = try LedgerSet(folder: workspace.folder)
        #expect(ledgers.findings == [])
        #expect(Set(try workspace.files(below: "releases").keys.map { "releases/" + $0 }) == ledgers.files)
        #expect(workspace.names(below: ".newsadmin").filter { !$0.contains("newsadmin-") } == ["ledger.lock"])
        #expect(try workspace.release("en").map(\.isNew) == [false])
    }

    /// Each file of a release in turn is the last that was written.
    @Test func aFirstReleaseCutOffBehindAnyFileIsMended() throws {
        let whole = try TestWorkspace(Self.campaigns(0..<2, text: "first"))
        try whole.approve()
        let approved = try whole.files(below: "releases")
        try whole.release("en")
        let released = try whole.files(below: "releases")
        let added = released.keys.filter { approved[$0] == nil }.sorted(by: >)
        #expect(added.count > 4)
        for count in 0..<added.count {
            let workspace = try TestWorkspace(Self.campaigns(0..<2, text: "first"))
            for (path, bytes) in approved { try Self.put(bytes, at: "releases/" + path, in: workspace) }
            for path in added.filter({ $0 != "en/current" }).prefix(count) {
                try Self.put(released[path] ?? Data(), at: "releases/" + path, in: workspace)
            }
            try workspace.write("half", to: "releases/en/files/.newsadmin-4194304-half")
            try workspace.write("half", to: "releases/.newsadmin-4194304-.gitattributes")
            try workspace.write(
                (added + [".gitattributes"]).map { "releases/" + $0 }.sorted().joined(separator: "\n"),
                to: ".newsadmin/ledger.journal")
            #expect(try workspace.status().findings == [])
            #expect(try workspace.release("en").map(\.number) == [1])
            #expect(try workspace.files(below: "releases") == released)
        }
    }

    /// In containers, the number of a killed process soon is that of another one.
    @Test func aHalfWhoseProcessSeemsToRunIsRemoved() throws {
        let workspace = try TestWorkspace(Self.campaigns(0..<2, text: "first"))
        try workspace.approve()
        try workspace.release("en")
        let whole = try workspace.files(below: "releases")
        try workspace.write("half", to: "releases/en/.newsadmin-\(getppid())-1")
        try workspace.write("releases/en/current", to: ".newsadmin/ledger.journal")
        #expect(try workspace.status().findings == [])
        #expect(try workspace.release("en").map(\.isNew) == [false])
        #expect(try workspace.files(below: "releases") == whole)
        #expect(try LedgerSet(folder: workspace.folder).findings == [])
    }

    @Test func nothingOfADamagedLedgerIsTakenForALeftover() throws {
        let workspace = try TestWorkspace(Self.campaigns(0..<2, text: "first"), locales: "en, fr")
        try workspace.write(TestWorkspace.configuration("en, fr"), to: "newsadmin.yml")
        try workspace.approve(["2026-11-20-0", "2026-11-20-1"], in: ["en", "fr"])
        try workspace.release("en")
        try workspace.write("1 what\n", to: "releases/en/current")
        let before = try workspace.files(below: "releases/en")
        let journal = before.keys.map { "releases/en/" + $0 }.sorted().joined(separator: "\n")
        try workspace.write(journal, to: ".newsadmin/ledger.journal")
        #expect(throws: ReleaseFailure.self) { try workspace.release("en") }
        try workspace.release("fr")
        #expect(try workspace.files(below: "releases/en") == before)
        #expect(try workspace.text(".newsadmin/ledger.journal") == journal)
    }

    @Test func ofTwoReleasesAtOnceOneFindsNothingLeftToDo() throws {
        let workspace = try TestWorkspace(Self.campaigns(0..<10, text: "first"))
        try workspace.approve()
        let processes = (0..<3).map { _ in Program.process(Self.arguments("release"), in: workspace.folder) }
        for process in processes { try process.run() }
        var readings = 0
        while processes.contains(where: \.isRunning) {
            #expect(try LedgerSet(folder: workspace.folder).findings == [])
            readings += 1
        }
        #expect(readings > 0)
        #expect(processes.map(\.terminationStatus) == [0, 0, 0])
        #expect(try workspace.ledger("en").releases.count == 1)
    }

    @Test func aBuildBesideReleasesReadsOneOfThem() throws {
        let workspace = try TestWorkspace(Self.campaigns(0..<10, text: "first"))
        try workspace.approve()
        for step in 0..<4 {
            let build = Program.process(["build", "--quiet", "--now", Self.now], in: workspace.folder)
            let release = Program.process(Self.arguments("release"), in: workspace.folder)
            try build.run()
            try release.run()
            build.waitUntilExit()
            release.waitUntilExit()
            #expect(build.terminationStatus == 0)
            #expect(release.terminationStatus == 0)
            try workspace.write("---\ntitle: More\n---\nMore \(step)\n", to: "campaigns/2026-11-21-more.md")
            try workspace.approve()
        }
        #expect(try LedgerSet(folder: workspace.folder).findings == [])
        #expect(try workspace.ledger("en").releases.count == 4)
    }

    /// A limit on the size of files fails in the middle of one, as a full disk does.
    @Test func aDiskThatIsFullLeavesTheOldRelease() throws {
        let workspace = try TestWorkspace(Self.campaigns(0..<2, text: "first"))
        try workspace.approve()
        try workspace.release("en")
        let text = String(repeating: "long ", count: 200)
        for (path, text) in Self.campaigns(0..<20, text: text) { try workspace.write(text, to: path) }
        try workspace.approve()
        let before = try workspace.files(below: "releases")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // A signal that is ignored stays so in the program, to which writing then fails as on a full disk.
        let limited = "trap '' XFSZ; ulimit -f 8; exec \"$@\""
        process.arguments = ["-c", limited, "sh", Program.path] + Self.arguments("release")
        process.currentDirectoryURL = URL(fileURLWithPath: workspace.folder)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 3)
        #expect(try workspace.status().findings == [])
        #expect(try workspace.status().locales[0].release?.number == 1)
        #expect(try workspace.release("en").map(\.number) == [2])
        let ledgers = try LedgerSet(folder: workspace.folder)
        #expect(Set(try workspace.files(below: "releases").keys.map { "releases/" + $0 }) == ledgers.files)
        let after = try workspace.files(below: "releases")
        #expect(before.allSatisfy { $0.key == "en/current" || after[$0.key] == $0.value })
    }

    @Test(arguments: ["releases/en/0002", "releases/en/files", "releases/en/approvals"])
    func aPathInTheWayLeavesTheOldRelease(_ path: String) throws {
        let workspace = try TestWorkspace(Self.campaigns(0..<2, text: "first"))
        if path.hasSuffix("0002") {
            try workspace.approve()
            try workspace.release("en")
        }
        try workspace.write("in the way", to: path)
        let before = try workspace.files(below: "releases")
        for verb in ["approve", "release"] {
            let outcome = try Program.run(Self.arguments(verb), in: workspace.folder)
            #expect(outcome.status == 1)
            #expect(outcome.messages.contains("\(path):1:1: error:"))
        }
        #expect(try workspace.files(below: "releases") == before)
    }

    private static func put(_ bytes: Data, at path: String, in workspace: TestWorkspace) throws {
        try workspace.write("", to: path)
        try bytes.write(to: URL(fileURLWithPath: workspace.folder + "/" + path))
    }
}
