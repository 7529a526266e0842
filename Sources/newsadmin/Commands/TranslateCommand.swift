import ArgumentParser
import Campaigns
import Newsroom

/// `newsadmin translate`.
struct TranslateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "translate",
        abstract: "Sends texts to translators and brings their translations back.",
        discussion: """
            Texts go out as XLIFF or PO, which translators' programs read, and come back the same way. Nobody has to \
            edit Markdown, and links and variables cannot get lost.

            Examples:
              newsadmin translate status
              newsadmin translate export --locale fr --output fr.xlf
              newsadmin translate import fr.xlf
              newsadmin translate confirm 2026-11-20-sale --locale fr
            """,
        subcommands: [
            TranslateStatusCommand.self, TranslateExportCommand.self, TranslateImportCommand.self,
            TranslateConfirmCommand.self, TranslatePseudoCommand.self,
        ])

    /// The value of `work`; where it fails, the reason is printed and the program's exit code thrown.
    static func reported<Value>(
        _ options: WorkspaceOptions, _ work: () throws(TranslateFailure) -> Value
    ) throws -> Value {
        do {
            return try work()
        } catch {
            switch error {
            case .usage(let reason): throw ValidationError(TerminalText.shown(reason))
            case .file(let problem): throw Failures.report(problem)
            case .workspace(let failure): throw Failures.report(failure, isColoured: options.isColoured)
            }
        }
    }
}
