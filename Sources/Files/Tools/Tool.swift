import Foundation

/// A program of somebody else's, found once and run as often as needed.
public struct Tool: Equatable, Sendable {
    /// Where the program is.
    public var path: String
    /// The environment it runs in; nothing else is inherited.
    public var environment: [String: String]
    /// How long one run may take, in seconds.
    public var timeLimit: Double
    /// What it finds on its standard input where it is given none, such as a lock that it is to hold as well; nil: nothing.
    public var handle: Int32?

    /// A program at a known place.
    init(path: String, environment: [String: String], timeLimit: Double = 60) {
        self.path = path
        self.environment = environment
        self.timeLimit = timeLimit
    }

    /// The program of that name in the first folder of the environment's `PATH` that has it.
    ///
    /// Relative folders in `PATH` are passed over, so that no file of a workspace is run in a program's place.
    ///
    /// - Throws: ``ToolFailure/notFound(name:)`` if there is none.
    public init(named name: String, environment: [String: String], timeLimit: Double = 60) throws(ToolFailure) {
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").filter { $0.hasPrefix("/") }
        let found = folders.map { "\($0)/\(name)" }.first { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
                && FileManager.default.isExecutableFile(atPath: path)
        }
        guard let found else { throw .notFound(name: name) }
        self.init(path: found, environment: environment, timeLimit: timeLimit)
    }
}
