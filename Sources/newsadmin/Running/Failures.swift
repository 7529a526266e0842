import ArgumentParser
import Campaigns
import Files
import Newsroom
import Releases

/// Turns what went wrong into a message that leads on, and an exit code.
enum Failures {
    /// The value of `work`; where it fails, the reason is printed and the program's exit code thrown.
    static func reported<Value>(
        _ isColoured: Bool, _ work: () throws(WorkspaceReader.Failure) -> Value
    ) throws -> Value {
        do {
            return try work()
        } catch {
            throw report(error, isColoured: isColoured)
        }
    }

    /// The value of `work`; where it fails, the reason is printed and the error thrown that says so.
    static func reported<Value>(
        _ options: WorkspaceOptions, _ work: () throws(VerbFailure) -> Value
    ) throws -> Value {
        do {
            return try work()
        } catch {
            switch error {
            case .usage(let reason): throw ValidationError(Console.line(reason))
            case .workspace(let failure): throw report(failure, isColoured: options.isColoured)
            }
        }
    }

    /// Prints why a workspace could not be read, and returns the exit code that says so.
    static func report(_ failure: WorkspaceReader.Failure, isColoured: Bool) -> ExitCode {
        switch failure {
        case .noConfiguration(let folder):
            Console.message(
                """
                newsadmin: there is no newsadmin.yml in \(folder == "." ? "this folder" : TerminalText.shown(folder))
                \(advice(without: folder))
                """)
            return ExitStatus.usage.code
        case .badConfiguration(let findings):
            Console.findings(findings.inReadingOrder(), isColoured: isColoured)
            Console.message("newsadmin: newsadmin.yml has errors, so nothing was done")
            return ExitStatus.usage.code
        case .file(let problem):
            return report(problem)
        }
    }

    /// What to do about a folder that is no workspace.
    private static func advice(without folder: String) -> String {
        func holds(_ name: String, in folder: String) -> Bool {
            (try? FileExistence.exists("\(folder)/\(name)")) == true
        }
        if holds("newsadmin.yaml", in: folder) { return "There is a newsadmin.yaml: rename it to newsadmin.yml." }
        // Whoever stands in campaigns/ wants the workspace around it, and not another one in there.
        let above = (1...maximumDepth).lazy.map { depth in
            (folder == "." ? "" : folder + "/") + Array(repeating: "..", count: depth).joined(separator: "/")
        }
        if let workspace = above.first(where: { holds("newsadmin.yml", in: $0) }) {
            return "There is one further up: say “--workspace \(ShellWord.quoted(TerminalText.shown(workspace)))”."
        }
        return "Make one with “newsadmin init”, or name the workspace with --workspace."
    }

    /// How many folders up a workspace is looked for.
    private static let maximumDepth = 8

    /// Prints what the operating system refused, and returns the exit code that says so.
    static func report(_ problem: FileProblem) -> ExitCode {
        Console.message("newsadmin: \(TerminalText.shown(problem.description))")
        return ExitStatus.failure.code
    }

    /// Prints why files could not be written, where any could not, and throws the exit code that says so.
    static func reportAny(of problems: [FileProblem]) throws(ExitCode) {
        for problem in problems { _ = report(problem) }
        if !problems.isEmpty { throw ExitStatus.failure.code }
    }

    /// Prints why nothing was simulated, and returns the error that says so.
    static func report(_ failure: SimulationFailure, isColoured: Bool) -> any Error {
        switch failure {
        case .usage(let reason): return ValidationError(Console.line(reason))
        case .workspace(let failure): return report(failure, isColoured: isColoured)
        case .journey(let error):
            Console.message("newsadmin: \(TerminalText.shown(error.description))")
            return error.isUnreadableFile ? ExitStatus.failure.code : ExitStatus.findings.code
        }
    }
}
