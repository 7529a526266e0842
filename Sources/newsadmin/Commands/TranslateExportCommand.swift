import ArgumentParser
import Campaigns
import Exchange
import Foundation
import Newsroom

extension ExchangeFormat: ExpressibleByArgument {}

/// `newsadmin translate export`.
struct TranslateExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Writes the texts to be translated, as XLIFF or PO.",
        discussion: """
            What is missing or stale goes out, with the old translation and with notes on where each text is shown and \
            how long it may be. Campaigns that have ended are left out, and so are those that are still to be \
            written (see the rule text-filler). With --all everything goes out.

            Examples:
              newsadmin translate export --locale fr --output fr.xlf
              newsadmin translate export --locale fr de --format po --output to-translate/
              newsadmin translate export --locale fr --all > fr.xlf
            """)

    @Argument(
        help: ArgumentHelp("Only these campaigns. (default: all)", valueName: "campaign"),
        completion: .campaigns, transform: CampaignPath.id)
    var campaigns: [String] = []

    @OptionGroup var options: WorkspaceOptions

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("The locales to translate into. (default: all)", valueName: "locale"),
        completion: .locales)
    var locale: [String] = []

    @Option(help: ArgumentHelp("xliff (1.2), xliff2 (2.0) or po.", valueName: "format"))
    var format: ExchangeFormat = .xliff

    @Option(
        help: ArgumentHelp(
            "The file to write, or a folder with a file for each locale. (default: standard output)",
            valueName: "path"))
    var output: String?

    @Flag(help: "Export everything, not only what is missing or stale.")
    var all = false

    func run() throws {
        let now = try options.moment()
        let export = try Failures.reported(options) { () throws(VerbFailure) in
            try TranslationExport(
                folder: options.folder, now: now, locales: locale, campaigns: campaigns, format: format,
                isComplete: all)
        }
        if export.files.isEmpty, !options.quiet {
            Console.message("Nothing to translate: newsadmin.yml lists no language but the source.")
        }
        guard !ResultFile.isStandardOutput(output) || export.files.count <= 1 else {
            throw ValidationError("there are several locales; name one with --locale, or a folder with --output")
        }
        if export.files.count > 1, let output, isNamedLikeAFile(output) {
            throw ValidationError(
                "there are several locales, and “\(TerminalText.shown(output))” is named like a file; name one of them "
                    + "with --locale, or a folder with --output")
        }
        Console.findings(export.errors, isColoured: options.isColoured)
        var isRefused = false
        for file in export.files where try !write(file, isOnly: export.files.count == 1) { isRefused = true }
        if isRefused { throw ExitStatus.refused.code }
        if !export.errors.isEmpty { throw ExitStatus.findings.code }
    }

    /// Whether a path that is no folder yet has the end of a file for translators: nobody means a folder “one.po”.
    private func isNamedLikeAFile(_ path: String) -> Bool {
        let ends = ExchangeFormat.allCases.map(\.fileExtension)
        return ends.contains(where: { path.lowercased().hasSuffix(".\($0)") }) && !isFolder(path)
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Writes a file; false where that would destroy what a translator has done.
    private func write(_ file: TranslationExport.File, isOnly: Bool) throws -> Bool {
        let reasons = [(file.ended, "ended"), (file.unwritten, "still to be written")]
        let leftOut = reasons.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
        let rest = leftOut.isEmpty ? "" : " (left out: \(leftOut); --all has them)"
        guard file.rows > 0 else {
            if !options.quiet { Console.message("Nothing to translate into \(file.locale)\(rest).") }
            return true
        }
        guard let output, !ResultFile.isStandardOutput(output) else {
            if file.unwritten > 0, !options.quiet { Console.message("Left out: \(leftOut); --all has them.") }
            Console.result(file.text)
            return true
        }
        let isNamedFolder = !isOnly || output.hasSuffix("/") || isFolder(output)
        let path = isNamedFolder ? "\(output.hasSuffix("/") ? String(output.dropLast()) : output)/\(file.name)" : output
        let isOutstanding = try Failures.reported(options) { () throws(VerbFailure) in
            try TranslationImporting.isOutstanding(path, in: options.folder)
        }
        if isOutstanding {
            Console.message(
                "refused: \(TerminalText.shown(path)) holds translations that the workspace does not have; import it first, or "
                    + "write to another file")
            return false
        }
        try ResultFile.write(file.text, to: path, outside: options.folder)
        if !options.quiet {
            let counts = "\(CountWords.of(file.rows, "text")) of \(CountWords.of(file.campaigns, "campaign"))"
            Console.message("\(TerminalText.shown(path)): \(counts) to translate into \(file.locale)\(rest)")
        }
        return true
    }
}
