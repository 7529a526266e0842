import Campaigns
import Clients
import Files
import Simulation

/// Runs the journeys and tables of files, and compares what devices do with what is expected of them.
public struct JourneyTest: Sendable {
    /// What became of one journey or line.
    public struct Outcome: Sendable {
        /// The file it stands in.
        public var file: String
        /// Its id, or its place in the file.
        public var name: String
        /// What it shows, for a person.
        public var note: String?
        /// What differed, or why it could not be run; empty where it agreed.
        public var differences: [String]
    }

    /// The outcomes, in the files' order.
    public let outcomes: [Outcome]

    /// Runs files, and all that are in folders.
    ///
    /// - Parameters:
    ///   - paths: files of YAML or JSON lines, and folders of such.
    ///   - folder: the workspace whose feeds serve journeys that name none; read only if there is one.
    ///   - now: the instant that the workspace is read as of.
    /// - Throws: ``FileProblem`` where a file or folder cannot be read.
    public init(_ paths: [String], folder: String, now: Instant) throws(FileProblem) {
        try self.init(paths, published: PublishedFeeds(folder: folder, now: now))
    }

    /// Runs files, and all that are in folders; the feeds of journeys that name none are those that are handed in.
    init(_ paths: [String], published: PublishedFeeds) throws(FileProblem) {
        var outcomes: [Outcome] = []
        for path in try Self.files(paths) {
            let bytes = try FileReading.bytes(at: path)
            let runner = JourneyRunner(feeds: published.source(of: path), factory: ClientCatalogue.device)
            do {
                let file = try JourneyFile(name: path, bytes: bytes, tables: ClientCatalogue.tables)
                outcomes += file.cases.parallelMap { Self.outcome(of: $0, in: path, runner) }
            } catch {
                outcomes.append(Outcome(file: path, name: "", differences: ["\(error)"]))
            }
        }
        self.outcomes = outcomes
    }

    /// How many agreed.
    public var passed: Int { outcomes.count { $0.differences.isEmpty } }
    /// How many did not.
    public var failed: Int { outcomes.count - passed }

    private static func outcome(of test: JourneyCase, in path: String, _ runner: JourneyRunner) -> Outcome {
        var outcome = Outcome(file: path, name: test.name, note: test.note, differences: [])
        do {
            outcome.differences = try test.differences(runner).map(\.description)
        } catch {
            outcome.differences = [error.description]
        }
        return outcome
    }

    private static func files(_ paths: [String]) throws(FileProblem) -> [String] {
        var files: [String] = []
        for path in paths {
            guard try FileExistence.isFolder(path) else {
                files.append(path)
                continue
            }
            files += try FolderListing.files(below: path).filter { name in
                [".yml", ".yaml", ".json", ".jsonl"].contains { name.hasSuffix($0) }
            }.map { path + "/" + $0 }
        }
        return files
    }
}
