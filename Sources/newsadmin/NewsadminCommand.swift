import ArgumentParser

/// The command line: parses, calls the newsroom, prints.
struct NewsadminCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "newsadmin",
        abstract: "Publishes in-app news: campaigns in Markdown become localized, checked feeds.",
        discussion: """
            Start with “newsadmin init” in an empty folder, then “newsadmin build”, and open public/index.html.

            Exit codes: 0 done; 1 errors were found; 2 wrong usage or errors in newsadmin.yml; 3 a file could not be \
            read or written; 4 refused by the rules of releases.
            """,
        version: Program.versionAndCommit,
        subcommands: [
            InitCommand.self, NewCommand.self, ImportCommand.self, CheckCommand.self, BuildCommand.self,
            ServeCommand.self, ScheduleCommand.self, SimulateCommand.self, ForecastCommand.self, TestCommand.self,
            TranslateCommand.self,
            StatusCommand.self, ApproveCommand.self, ReleaseCommand.self, WithdrawCommand.self, RollbackCommand.self,
            LogCommand.self, DiffCommand.self, DeployCommand.self, PushCommand.self, ShipCommand.self,
            VerifyCommand.self, KeyCommand.self,
        ])
}
