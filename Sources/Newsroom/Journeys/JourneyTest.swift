import Campaigns
import Clients
import Files
import Simulation

/// Runs the journeys and tables of files, and compares what devices do with what is expected of them.
public struct JourneyTest: Sendable {
    /// What became of one journey or line.
    public struct Outcome: Sendable {
        /// The file it stands in.
        var file: String
        /// The line of the file on which it begins, counted from 1; nil where that is not known.
        var line: Int?
        /// Its id, or its place in the file; empty where it is about the file as a whole.
        var name: String
        /// What it shows, for a person.
        var note: String?
        /// The fields in which what happened is not what was expected.
        var differences: [JourneyDifference] = []
        /// Why it could not be run; nil where it was.
        var error: JourneyError?

        /// Whether it was run, and agreed.
        var hasPassed: Bool { error == nil && differences.isEmpty }

        /// Whether it could not be run because a file that it names cannot be read.
        public var isUnreadableFile: Bool { error?.isUnreadableFile ?? false }

        /// What differed, or why it could not be run, a sentence each; none where it agreed.
        var complaints: [String] {
            differences.map(\.description) + (error.map { [$0.description] } ?? [])
        }
    }

    /// The outcomes, in the files' order.
    public let outcomes: [Outcome]
    /// The paths in which there is nothing to run.
    public let emptyPaths: [String]
    /// The files in folders in which there is nothing to run.
    public let passedOver: [String]
    /// Why the workspace could not be read, where a journey needs its feeds.
    public let failure: WorkspaceReader.Failure?
    /// The errors for which feeds that journeys read are not published.
    public let errors: StoppingErrors

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
        var emptyPaths: [String] = []
        var passedOver: [String] = []
        for path in paths {
            var isEmpty = true
            var empty: [String] = []
            for file in try JourneyFolder.files(path) {
                let bytes = try FileReading.bytes(at: file, limit: ImportedFeedFile.sizeLimit)
                guard file == path || JourneyFolder.holdsJourneys(file, bytes) else {
                    passedOver.append(file)
                    continue
                }
                let found = Self.outcomes(of: bytes, in: file, published: published)
                isEmpty = isEmpty && found.isEmpty
                if found.isEmpty { empty.append(file) }
                outcomes += found
            }
            if isEmpty { emptyPaths.append(path) } else { passedOver += empty }
        }
        self.outcomes = outcomes
        self.emptyPaths = emptyPaths
        self.passedOver = passedOver
        failure = published.failure
        errors = published.errors
    }

    private static func outcomes(of bytes: [UInt8], in path: String, published: PublishedFeeds) -> [Outcome] {
        let runner = JourneyRunner(feeds: published.source(of: path), factory: ClientCatalogue.device)
        do throws(JourneyError) {
            let file = try JourneyFile(name: path, bytes: bytes, tables: ClientCatalogue.tables)
            return file.cases.parallelMap { outcome(of: $0, in: path, runner) }
        } catch {
            return [Outcome(file: path, name: "", error: error)]
        }
    }

    /// How many agreed.
    var passed: Int { outcomes.count(where: \.hasPassed) }
    /// How many did not.
    public var failed: Int { outcomes.count - passed }

    private static func outcome(of test: JourneyCase, in path: String, _ runner: JourneyRunner) -> Outcome {
        var outcome = Outcome(file: path, line: test.line, name: test.name, note: test.note)
        do {
            outcome.differences = try test.differences(runner)
        } catch {
            outcome.error = error
        }
        return outcome
    }
}
