import ArgumentParser
import Campaigns
import Newsroom

extension Failures {
    /// The value of `work`; where it is refused or fails, the reason is printed and the program's exit code thrown.
    static func reported<Value>(
        _ isColoured: Bool, releasing work: () throws(ReleaseFailure) -> Value
    ) throws -> Value {
        do {
            return try work()
        } catch {
            throw report(error, isColoured: isColoured)
        }
    }

    /// Prints what went wrong in one round of a verb that goes on.
    static func tell(_ failure: ReleaseFailure, isColoured: Bool) {
        if case .usage(let sentence) = failure {
            Console.message("newsadmin: " + Console.line(sentence))
        } else {
            _ = report(failure, isColoured: isColoured)
        }
    }

    /// Prints what was refused.
    static func tell(_ refusals: [Refusal]) {
        for refusal in refusals { Console.message("refused: " + Console.line(refusal.namedSentence)) }
    }

    /// Prints why a release was refused or failed, and returns the error that says so.
    static func report(_ failure: ReleaseFailure, isColoured: Bool) -> any Error {
        switch failure {
        case .workspace(let failure): return report(failure, isColoured: isColoured)
        case .findings(let findings):
            Console.findings(findings, isColoured: isColoured)
            Console.message("newsadmin: because of these errors nothing was written")
            return ExitStatus.findings.code
        case .refused(let refusals):
            tell(refusals)
            Console.message("newsadmin: nothing was written")
            return ExitStatus.refused.code
        case .usage(let sentence): return ValidationError(Console.line(sentence))
        case .unknown(let sentence):
            Console.message("newsadmin: " + TerminalText.shown(sentence))
            return ExitStatus.failure.code
        }
    }
}
