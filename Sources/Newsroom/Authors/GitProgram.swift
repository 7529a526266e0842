import Files

/// Git in one folder, kept from running other programs, changing files and using the network.
struct GitProgram: Sendable {
    private var tool: Tool
    let folder: String

    /// - Parameters:
    ///   - folder: where git looks for the repository: an absolute path.
    ///   - environment: what it needs to know about the user and their configuration.
    init(folder: String, environment: [String: String]) throws(VersionControlFailure) {
        self.folder = folder
        do {
            tool = try Tool(named: "git", environment: GitEnvironment.confined(environment))
        } catch {
            throw .notRun(error)
        }
    }

    private static let settings = [
        "core.fsmonitor=false", "core.hooksPath=/dev/null", "log.showSignature=false", "log.showRoot=true",
        "log.follow=false", "diff.relative=false", "diff.orderFile=/dev/null", "status.relativePaths=false",
        "trailer.separators=:", "user.useConfigOnly=true",
    ]

    /// Runs a git command, whatever its exit status.
    func run(_ arguments: [String], input: [UInt8] = []) throws(VersionControlFailure) -> ToolRun {
        let options = ["-C", folder, "--no-pager"] + Self.settings.flatMap { ["-c", $0] }
        do {
            return try tool.run(options + arguments, input: input)
        } catch {
            throw .notRun(error)
        }
    }

    /// What a git command writes; a failure if its exit status is not 0.
    func output(of arguments: [String], input: [UInt8] = []) throws(VersionControlFailure) -> [UInt8] {
        let run = try run(arguments, input: input)
        guard run.status == 0 else {
            throw .refused(reason: run.messages.isEmpty ? "exit status \(run.status)" : run.messages)
        }
        return run.output
    }

    /// The same git without the filters that the repository's own configuration names, which would run programs.
    ///
    /// Those of the user's configuration (as `git lfs install` makes) stay: they are the user's choice.
    func withoutOwnFilters() throws(VersionControlFailure) -> GitProgram {
        let answer = try output(of: ["config", "--list", "--show-scope", "--name-only", "-z"])
        let words = answer.split(separator: 0, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        var keys: [String] = []
        for (scope, key) in zip(words, words.dropFirst()) where ["local", "worktree"].contains(scope) {
            if key.hasPrefix("filter."), key.hasSuffix(".clean") || key.hasSuffix(".process") { keys.append(key) }
        }
        var result = self
        for key in keys { GitEnvironment.set(key, to: "", in: &result.tool.environment) }
        for key in Set(keys.map { $0[..<($0.lastIndex(of: ".") ?? $0.endIndex)] }).sorted() {
            GitEnvironment.set("\(key).required", to: "false", in: &result.tool.environment)
        }
        return result
    }
}
