import Foundation
import Testing

@testable import Releases

@Suite struct TamperedLedgerTests {
    /// A ledger of two approvals, two releases and a withdrawal, with an image.
    private static func workspace() throws -> TestWorkspace {
        let workspace = try TestWorkspace([
            "newsadmin.yml": """
            name: A
            sourceLocale: en
            locales: [en]
            baseURL: https://a.example/
            app: {versions: ["1.0"], builds: {"1.0": "1"}}
            clients: {notable: {}}

            """,
            "templates/notable/banner.mustache": "{{{text}}}",
            "templates/notable/full.mustache": "{{title}}",
            "campaigns/a.md": "---\ntitle: A\n---\n![i](i.png)\n",
            "campaigns/i.png": "\u{89}PNG\r\n\u{1A}\n",
        ])
        try Data(Self.image).write(to: URL(fileURLWithPath: workspace.folder + "/campaigns/i.png"))
        try workspace.approve()
        try workspace.release("en")
        try workspace.write("---\ntitle: B\n---\nB\n", to: "campaigns/b.md")
        try workspace.approve()
        try workspace.release("en")
        try workspace.withdraw("b", in: "en")
        return workspace
    }

    /// The smallest picture there is: one point.
    private static let image = [UInt8](
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
            ?? Data())

    private static func named(in workspace: TestWorkspace) throws -> Set<String> {
        Set(try LedgerReader(folder: workspace.folder).read("en").findings.map(\.position.file))
    }

    private static func put(_ bytes: Data, at path: String, in workspace: TestWorkspace) throws {
        try bytes.write(to: URL(fileURLWithPath: workspace.folder + "/" + path))
    }

    /// What is named where a file holds other bytes: of the last manifest and `current`, nothing tells which of them
    /// it was.
    private static func names(of path: String) -> Set<String> {
        let ends: Set = ["releases/en/current", "releases/en/0003/manifest.json"]
        return ends.contains(path) ? ends : [path]
    }

    @Test func theLedgerHasEveryKindOfFileAndNoFindings() throws {
        let workspace = try Self.workspace()
        let names = workspace.names(below: "releases/en")
        #expect(names.filter { $0.hasPrefix("approvals/") && $0.hasSuffix(".json") }.count == 2)
        #expect(names.filter { $0.hasSuffix("/manifest.json") }.count == 3)
        let files = try workspace.files(below: "releases/en/files")
        #expect(files.values.contains(Data(Self.image)))
        #expect(try LedgerSet(folder: workspace.folder).findings == [])
    }

    /// Every third byte, which reaches every line and, over a file, every bit.
    @Test func bytesThatAreFlippedAreNamed() throws {
        let workspace = try Self.workspace()
        let files = try workspace.files(below: "releases/en")
        // Files that nothing leads on from are flipped together, and each must be named.
        let leaves = files.filter { $0.key.hasPrefix("files/") || $0.key.hasPrefix("approvals/") }
        let chain = files.filter { leaves[$0.key] == nil }
        #expect(chain.count == 4)
        for position in stride(from: 0, to: leaves.values.map(\.count).max() ?? 0, by: 3) {
            let flipped = leaves.filter { position < $0.value.count }
            for (name, bytes) in flipped {
                try Self.put(Self.flipping(position, in: bytes), at: "releases/en/" + name, in: workspace)
            }
            let named = try Self.named(in: workspace)
            #expect(named == Set(flipped.keys.map { "releases/en/" + $0 }), "byte \(position)")
            for (name, bytes) in flipped { try Self.put(bytes, at: "releases/en/" + name, in: workspace) }
        }
        for (name, bytes) in chain {
            let path = "releases/en/" + name
            for position in stride(from: 0, to: bytes.count, by: 3) {
                try Self.put(Self.flipping(position, in: bytes), at: path, in: workspace)
                let named = try Self.named(in: workspace)
                #expect(named.contains(path) && Self.isNoFurther(named, than: path), "byte \(position) of \(name)")
            }
            try Self.put(bytes, at: path, in: workspace)
        }
        #expect(try Self.named(in: workspace) == [])
    }

    /// One bit, another one at each position, so that letters become other letters and digits other digits too.
    private static func flipping(_ position: Int, in bytes: Data) -> Data {
        var bytes = bytes
        bytes[position] ^= 1 << UInt8(position % 8)
        return bytes
    }

    /// A number in `current` that has become another one leads to another manifest.
    private static func isNoFurther(_ named: Set<String>, than path: String) -> Bool {
        if path.hasSuffix("/current") {
            return named.allSatisfy { $0.hasSuffix("/current") || $0.hasSuffix("/manifest.json") }
        }
        return named.isSubset(of: names(of: path))
    }

    @Test func aByteMoreOrLessIsNamed() throws {
        let workspace = try Self.workspace()
        for (name, bytes) in try workspace.files(below: "releases/en") {
            let path = "releases/en/" + name
            for other in [bytes + [0x0A], bytes + [0], bytes.dropLast(), Data([0x20]) + bytes, Data()] {
                try Self.put(Data(other), at: path, in: workspace)
                let named = try Self.named(in: workspace)
                #expect(named.contains(path) && named.isSubset(of: Self.names(of: path)), "\(name)")
            }
            try Self.put(bytes, at: path, in: workspace)
        }
    }

    @Test func everyFileThatIsGoneIsNamed() throws {
        let workspace = try Self.workspace()
        for (name, bytes) in try workspace.files(below: "releases/en") {
            let path = "releases/en/" + name
            try workspace.remove(path)
            let findings = try LedgerSet(folder: workspace.folder).findings
            if name.hasPrefix("approvals/") {
                // The releases know an approval by the hash at the end of its name.
                let hash = try #require(name.split(separator: ".").dropLast().last)
                #expect(!findings.isEmpty && findings.allSatisfy { $0.message.contains(hash) }, "\(name)")
            } else {
                let named = Set(findings.map(\.position.file))
                #expect(named.contains(path) && named.isSubset(of: Self.names(of: path)), "\(name)")
            }
            try Self.put(bytes, at: path, in: workspace)
        }
    }

    @Test func everyFileThatThereIsTwiceIsNamed() throws {
        let workspace = try Self.workspace()
        let hash = String(repeating: "0", count: 64)
        for (name, bytes) in try workspace.files(below: "releases/en") {
            let folder = name.split(separator: "/").dropLast().joined(separator: "/")
            let copies = [
                name + "~", "copy of " + name.replacing("/", with: " "),
                (folder.isEmpty ? "" : folder + "/") + ".hidden", "0004/manifest.json",
                "files/\(hash)", "approvals/a.\(hash).\(hash).json", ".newsadmin-1-current",
                "files/.newsadmin-1-\(hash)",
            ]
            for copy in copies {
                let path = "releases/en/" + copy
                try workspace.write("", to: path)
                try Self.put(bytes, at: path, in: workspace)
                #expect(try Self.named(in: workspace) == [path], "\(copy)")
                try workspace.remove(path)
            }
        }
        try workspace.write("1", to: "releases/stray")
        #expect(try LedgerSet(folder: workspace.folder).findings.map(\.position.file) == ["releases/stray"])
    }

    /// What a link leads to may be the ledger itself: nobody is told to delete it.
    @Test(arguments: ["releases/en", "releases/en/current"])
    func aLinkInTheLedgerIsToldAsOne(_ path: String) throws {
        let workspace = try Self.workspace()
        let moved = workspace.folder + "/moved"
        try FileManager.default.moveItem(atPath: "\(workspace.folder)/\(path)", toPath: moved)
        try FileManager.default.createSymbolicLink(atPath: "\(workspace.folder)/\(path)", withDestinationPath: moved)
        let findings = try LedgerSet(folder: workspace.folder).findings.filter { $0.position.file == path }
        #expect(
            findings.contains {
                $0.message.contains("symbolic link") && $0.suggestion?.contains("in its place") == true
            })
        #expect(!findings.contains { $0.suggestion?.contains("see where it comes from") == true })
    }

    @Test func aLinkOrAFolderInPlaceOfAFileIsNamed() throws {
        let workspace = try Self.workspace()
        for (name, bytes) in try workspace.files(below: "releases/en") {
            let path = "releases/en/" + name
            let place = workspace.folder + "/" + path
            try workspace.remove(path)
            try Self.put(bytes, at: "outside", in: workspace)
            try FileManager.default.createSymbolicLink(
                atPath: place, withDestinationPath: workspace.folder + "/outside")
            #expect(try Self.named(in: workspace).contains(path), "\(name) as a link")
            try workspace.remove(path)
            try workspace.write("x", to: path + "/x")
            #expect(try Self.named(in: workspace).contains(path + "/x"), "\(name) as a folder")
            try workspace.remove(path)
            try Self.put(bytes, at: path, in: workspace)
        }
        #expect(try Self.named(in: workspace) == [])
    }

    @Test func aFolderWithoutFilesIsNothing() throws {
        let workspace = try Self.workspace()
        for name in ["0004", "files/x", "../fr"] {
            try FileManager.default.createDirectory(
                atPath: "\(workspace.folder)/releases/en/\(name)", withIntermediateDirectories: true)
        }
        #expect(try LedgerSet(folder: workspace.folder).findings == [])
    }

    @Test func whatKeepsGitFromChangingTheLedgerIsMissedAndMended() throws {
        let workspace = try Self.workspace()
        let path = "releases/.gitattributes"
        let text = try workspace.text(path)
        for change in [nil, text + "\n", "* text\n"] {
            if let change { try workspace.write(change, to: path) } else { try workspace.remove(path) }
            let findings = try LedgerSet(folder: workspace.folder).findings
            #expect(findings.map(\.position.file) == [path])
            #expect(findings.map(\.severity) == [.warning])
        }
        try workspace.withdraw("a", in: "en")
        #expect(try workspace.text(path) == text)
    }
}
