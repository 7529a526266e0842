import Foundation

/// A temporary folder with some files in it, removed with the last reference to it.
public final class TestFolder: Sendable {
    /// The folder.
    public let path: String

    /// A folder with these texts, by their paths.
    public init(_ files: [String: String] = [:]) throws {
        path = FileManager.default.temporaryDirectory.path + "/newsadmin-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try add(name, text) }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Writes a text, and makes the folders that it lies in.
    public func add(_ name: String, _ text: String) throws { try add(name, bytes: Data(text.utf8)) }

    /// Writes a file, and makes the folders that it lies in.
    public func add(_ name: String, bytes: Data) throws {
        let target = path + "/" + name
        let parent = String(target[..<(target.lastIndex(of: "/") ?? target.endIndex)])
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        try bytes.write(to: URL(fileURLWithPath: target))
    }

    /// Makes a symbolic link.
    public func link(_ name: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: destination)
    }

    /// Everything below the folder, hidden files too; folders end in a slash.
    public var names: [String] {
        let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return all.map { name in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
            return exists && isFolder.boolValue ? name + "/" : name
        }.sorted()
    }

    /// The text of a file.
    public func text(_ name: String) throws -> String {
        try String(contentsOfFile: path + "/" + name, encoding: .utf8)
    }

    /// What shows that a file was touched: its inode and the time of its last change.
    public func trace(of name: String) throws -> [String] {
        let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
        return ["\(attributes[.systemFileNumber] ?? "")", "\(attributes[.modificationDate] ?? "")"]
    }

    /// Makes a file as old as can be, so that the next change of it shows.
    public func age(_ name: String) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)], ofItemAtPath: path + "/" + name)
    }
}
