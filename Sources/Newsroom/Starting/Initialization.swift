import Campaigns
import Files
import Foundation

/// Makes a new workspace with one campaign that shows the form.
public struct Initialization: Sendable {
    private let folder: String
    private let now: Instant

    /// A new workspace in a folder; its campaign is dated by `now`.
    public init(folder: String, now: Instant) {
        self.folder = folder
        self.now = now
    }

    /// Why no workspace was made.
    public enum Failure: Error, Sendable {
        /// There is a file already that would be overwritten.
        case exists(String)
        /// It would lie in a folder that newsadmin or git uses in another workspace: what is below `campaigns/` are
        /// campaigns of that one.
        case inside(folder: String, workspace: String)
        /// The operating system refused.
        case file(FileProblem)
    }

    /// Writes the files and returns their paths, relative to the folder; schemas for editors are written beside them.
    ///
    /// - Throws: ``Failure``; nothing is written where one of the files exists.
    public func run() throws(Failure) -> [String] {
        let date = CivilTime(utc: now).dateText
        // What makes it a workspace comes last, so that a run that was stopped can be done again.
        let files: [(path: String, text: String)] = [
            (".gitignore", (Self.ignored + [Self.unfinished]).map { $0 + "\n" }.joined()),
            ("campaigns/\(date)-welcome.md", Self.campaign),
            ("newsadmin.yml", Self.configuration),
        ]
        do {
            try refuseFoldersInUse()
            try WorkspaceFolders.refuseLinks(in: folder)
            for file in files.dropFirst() where try isTaken(file.path, besides: file.text) {
                throw Failure.exists(file.path)
            }
            try SchemaFiles(workspace: folder).write()
            var mine: [String] = []
            for file in files where try !isTaken(file.path, besides: file.text) {
                mine.insert(file.path, at: 0)
                let target = folder + "/" + file.path
                if try FileExistence.exists(target) { continue }
                try SingleFile.create(Array(file.text.utf8), at: target)
            }
            return mine
        } catch let problem as FileProblem {
            throw .file(problem)
        } catch let failure as Failure {
            throw failure
        } catch {
            throw .file(FileProblem(path: folder, action: .write, reason: "\(error)"))
        }
    }

    /// Refuses a folder in one that is in use in the workspace around it.
    private func refuseFoldersInUse() throws {
        // Wherever links lead: of the folder itself there may be nothing yet.
        var nearest = URL(fileURLWithPath: folder).standardizedFileURL
        while nearest.path != "/", (try? FileExistence.isFolder(nearest.path)) != true {
            nearest.deleteLastPathComponent()
        }
        var above = (FolderNesting.resolved(nearest.path) ?? nearest.path) + "/inside"
        while let parent = PathSteps(above).parent, parent != above {
            above = parent
            guard try FileExistence.exists(above + "/newsadmin.yml") else { continue }
            for name in WorkspaceFolders.used where try FileExistence.isFolder("\(above)/\(name)") {
                guard try FolderNesting.folder("\(above)/\(name)", holds: folder + "/inside") else { continue }
                throw Failure.inside(folder: name, workspace: above)
            }
        }
    }

    /// What builds make, for version control to pass over.
    private static let ignored = [".newsadmin/", "public/"]
    /// What runs leave anywhere that were killed while they wrote a file, until the next one there removes it.
    private static let unfinished = ".newsadmin-*"

    /// What builds make that the `.gitignore` of a folder has no line for; all of it where that cannot be read.
    public static func unignored(in folder: String) -> [String] {
        let bytes = try? FileReading.bytes(at: folder + "/.gitignore", limit: 1 << 20)
        let lines = String(decoding: bytes ?? [], as: UTF8.self).split(whereSeparator: \.isNewline)
        return ignored.filter { name in
            !lines.contains { $0 == name || $0 == "/" + name || $0 == name.dropLast() || $0 == "/" + name.dropLast() }
        }
    }

    /// Whether something stands there that a run before this one has not written.
    private func isTaken(_ path: String, besides text: String) throws(FileProblem) -> Bool {
        let target = folder + "/" + path
        guard try FileExistence.exists(target) else { return false }
        guard path != "newsadmin.yml" else { return true }
        return (try? FileReading.bytes(at: target, followingLinks: false)) != Array(text.utf8)
    }

    private static let configuration = """
        # yaml-language-server: $schema=\(SchemaFiles.folder)/newsadmin.schema.json
        # What newsadmin knows of your app. Every key is explained in docs/configuration.md.
        name: My App
        sourceLocale: en
        locales: [en]                 # add fr, de, pt-BR … and translations beside each campaign
        timeZone: UTC                 # of dates without an offset
        baseURL: https://news.example.com/feeds/   # where public/feeds/ will be served
        app:
          versions: ["1.0"]           # every version still in use
        clients:                      # the libraries that your app has
          inotify: {}

        """

    private static let campaign = """
        ---
        title: Welcome
        action:
          url: https://example.com/welcome
          label: Show me
        ---
        Thank you for using **My App**. This is your first announcement:

        - its title and this text become one message in every feed,
        - its file name becomes its key,
        - and `newsadmin build` shows it to you before anybody else sees it.

        """
}
