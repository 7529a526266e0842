import ArgumentParser

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
}
