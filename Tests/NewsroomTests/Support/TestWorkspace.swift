import Campaigns
import Foundation
import Newsroom
import TestSupport
import Testing

@testable import Files

/// A workspace in a temporary folder, made of its files and removed with the last reference to it.
final class TestWorkspace: Sendable {
    private let place: TestFolder

    /// A workspace of these files; where no `newsadmin.yml` is among them, one for iNotify with the locales named.
    init(_ files: [String: String] = [:], locales: String = "en, fr") throws {
        place = try TestFolder(["newsadmin.yml": Self.configuration(locales)].merging(files) { $1 })
    }

    var folder: String { place.path }

    /// All clients, with the settings that each cannot do without.
    static let allClients =
        "clients: {inotify: {}, notable: {}, ismartnews: {}, sourse: {topic: \"news-{locale}\", project: acme}}"

    static func configuration(
        _ locales: String = "en, fr", clients: String = "clients: {inotify: {}}", versions: [String] = ["1.0", "2.0"],
        more: String = ""
    ) -> String {
        """
        name: Acme
        sourceLocale: en
        locales: [\(locales)]
        timeZone: Europe/Berlin
        baseURL: https://news.example.com/feeds/
        app: {versions: \(versions)}
        \(clients)
        \(more)

        """
    }

    func write(_ text: String, to path: String) throws { try place.add(path, text) }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(atPath: folder + "/" + path)
    }

    func text(_ path: String) throws -> String { try place.text(path) }

    /// All files below a folder of the workspace, hidden ones too, by their paths relative to it.
    func files(below path: String = "public") throws -> [String: Data] {
        var files: [String: Data] = [:]
        for case let name as String in FileManager.default.enumerator(atPath: folder + "/" + path) ?? .init() {
            var isFolder: ObjCBool = false
            let target = "\(folder)/\(path)/\(name)"
            guard FileManager.default.fileExists(atPath: target, isDirectory: &isFolder), !isFolder.boolValue else {
                continue
            }
            files[name] = try Data(contentsOf: URL(fileURLWithPath: target))
        }
        return files
    }

    /// Everything below a folder of the workspace: files, and folders with a slash behind.
    func names(below path: String = "public") -> [String] {
        let names = FileManager.default.enumerator(atPath: folder + "/" + path)?.compactMap { $0 as? String } ?? []
        return names.map { name in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: "\(folder)/\(path)/\(name)", isDirectory: &isFolder)
            return exists && isFolder.boolValue ? name + "/" : name
        }.sorted()
    }

    /// What shows for each file below `public/` whether it was touched: its inode and the time of its last change.
    func traces() throws -> [String: String] {
        try files().keys.reduce(into: [:]) { traces, name in
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/public/\(name)")
            let time = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            traces[name] = "\(attributes[.systemFileNumber] ?? "") \(time)"
        }
    }

    /// Makes all files below `public/` old, so that the next change of one shows.
    func age() throws {
        for name in try files().keys {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
                ofItemAtPath: "\(folder)/public/\(name)")
        }
    }

    /// Waits until the file system's clock has moved on: files that were written just before a record are not relied on.
    func settle() throws {
        let clock = folder + "/.clock"
        let settled = try FileMoment.now(at: clock).advanced(milliseconds: 51)
        while try FileMoment.now(at: clock) < settled { sched_yield() }
    }

    /// Puts a link in the place of whatever is there.
    func link(_ path: String, to target: String) throws {
        try? remove(path)
        try FileManager.default.createSymbolicLink(atPath: folder + "/" + path, withDestinationPath: target)
    }

    @discardableResult
    func build(
        now: String = "2026-11-20T12:00:00Z", locales: Set<String>? = nil, clients: Set<String>? = nil
    ) throws -> BuildResult {
        let now = try #require(Instant(iso8601: now))
        return try Build(BuildPlan(folder: folder, now: now, locales: locales, clients: clients)).run()
    }

    /// What is in the output once it is built.
    func built() throws -> [String: Data] {
        try build()
        return try files()
    }

    func check(now: String = "2026-11-20T12:00:00Z") throws -> [Diagnostic] {
        try Check(folder: folder, now: try #require(Instant(iso8601: now))).run()
    }
}
