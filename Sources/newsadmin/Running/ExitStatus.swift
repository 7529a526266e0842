import ArgumentParser

/// What the program's exit code says.
enum ExitStatus: Int32 {
    /// Findings of severity error in what was read.
    case findings = 1
    /// Wrong usage, or an error in `newsadmin.yml`.
    case usage = 2
    /// Something could not be read, written or reached.
    case failure = 3
    /// The table of moves refused it.
    case refused = 4

    /// The status as the parser throws it.
    var code: ExitCode { ExitCode(rawValue) }
}
