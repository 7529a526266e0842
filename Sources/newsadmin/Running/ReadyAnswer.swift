import Foundation

/// The answers that are asked for most and depend on nothing: kept ready, because to make them the parser has to look at
/// every verb. `newsadmin help` still asks the parser, and a test compares the two.
enum ReadyAnswer {
    /// The answer to these arguments; nil where the parser has to give it.
    static func to(_ arguments: ArraySlice<String>) -> String? {
        switch arguments.first {
        case "--version" where arguments.count == 1: Program.versionAndCommit + "\n"
        case nil where isOfUsualWidth, "--help" where arguments.count == 1 && isOfUsualWidth,
            "-h" where arguments.count == 1 && isOfUsualWidth:
            String(decoding: PackageResources.overview_txt, as: UTF8.self)
        default: nil
        }
    }

    /// Whether lines are as long as the parser makes them where nobody says otherwise.
    private static var isOfUsualWidth: Bool { isatty(STDOUT_FILENO) == 0 && getenv("COLUMNS") == nil }
}
