import Clients
import Files

/// Finds the files of journeys in a folder.
enum JourneyFolder {
    /// The path itself if it is a file; if it is a folder, the files in it that may hold journeys.
    static func files(_ path: String) throws(FileProblem) -> [String] {
        guard try FileExistence.isFolder(path) else { return [path] }
        return try FolderListing.files(below: path).filter { name in
            [".yml", ".yaml", ".json", ".jsonl"].contains { name.hasSuffix($0) }
        }.map { path + "/" + $0 }
    }

    /// Whether a file of a folder holds journeys, tables or mistakes in them; of JSON also feeds may lie there.
    static func holdsJourneys(_ path: String, _ bytes: [UInt8]) -> Bool {
        guard path.hasSuffix(".json"), let root = try? JSONReader().read(bytes) else { return true }
        return (root.array ?? [root]).contains { value in
            ["steps", "client", "expected"].contains { value[$0] != nil }
        }
    }
}
