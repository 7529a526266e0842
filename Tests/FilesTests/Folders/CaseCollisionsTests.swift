import Files
import Foundation
import Testing

@Suite struct CaseCollisionsTests {
    /// A hard link stands for a file system that ignores case: one file, two spellings.
    @Test func aPathIsATwinWhereItIsTheSameFile() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data().write(to: URL(fileURLWithPath: folder + "/sale.html"))
        try Data().write(to: URL(fileURLWithPath: folder + "/news.html"))
        for (name, other) in [("Sale.html", "sale.html"), ("other.html", "news.html")]
        where !FileManager.default.fileExists(atPath: folder + "/" + name) {
            try FileManager.default.linkItem(atPath: folder + "/" + other, toPath: folder + "/" + name)
        }
        let collisions = CaseCollisions(of: ["sale.html", "news.html", "gone.html"])
        #expect(collisions.hold("Sale.html", below: folder))
        #expect(!collisions.hold("sale.html", below: folder), "it is that path itself")
        #expect(!collisions.hold("other.html", below: folder), "it is called otherwise")
        #expect(!collisions.hold("Gone.html", below: folder), "it is not there")
    }
}
