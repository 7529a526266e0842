import Campaigns
import Foundation
import Newsroom

/// Prints: results on standard output, messages on standard error.
enum Console {
    /// What tells on a terminal how far the work is.
    static let progress = ProgressLine()

    /// Whether standard error is a terminal on which a line can be written anew, and nobody asked for silence.
    static var showsProgress: Bool {
        isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
            && !CommandLine.arguments.contains("--quiet")
    }

    /// Prints a result as it is.
    static func result(_ text: String) {
        write(text, to: .standardOutput)
    }

    /// Prints a message and a line end, or another terminator.
    static func message(_ text: String, terminator: String = "\n") {
        write(text + terminator, to: .standardError)
    }

    /// Prints a message, on one line.
    static func message(_ sentence: Sentence) {
        message(line(sentence))
    }

    /// A sentence on one line, safe to print, with its commands as they have to be typed here.
    static func line(_ sentence: Sentence) -> String {
        TerminalText.shown(sentence.text(in: NamedWorkspace.folder))
    }

    /// Tells that others may read what is secret, where they may.
    static func warning(about file: SecretFile) {
        if let warning = file.warning { self.warning(warning) }
    }

    /// Prints what does not stop a verb, and should be known.
    static func warning(_ text: String) {
        message("Warning: " + TerminalText.shown(text))
    }

    /// Prints what a person should know before believing a result, a line each.
    static func remarks(_ remarks: [Remark]) {
        for remark in remarks {
            message("newsadmin: " + TerminalText.shown(remark.line(in: NamedWorkspace.folder)))
        }
    }

    /// Prints findings, a line each, with their severity in colour where that is wanted.
    static func findings(_ findings: [Diagnostic], isColoured: Bool) {
        var text = ""
        for finding in findings.asLines {
            let line = TerminalText.shown(finding.description)
            text += (isColoured ? coloured(line, finding.severity) : line) + "\n"
        }
        write(text, to: .standardError)
    }

    /// Whether standard error is a terminal that wants colour.
    static var wantsColour: Bool {
        let environment = ProcessInfo.processInfo.environment
        return isatty(STDERR_FILENO) == 1 && environment["NO_COLOR"]?.isEmpty != false && environment["TERM"] != "dumb"
    }

    /// How many columns a line of a result may take: those of the terminal, or what COLUMNS says; nil for as many as it
    /// needs, where results go to a file or a pipe.
    static var width: Int? {
        if let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 {
            return columns
        }
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    private static func coloured(_ line: String, _ severity: Severity) -> String {
        let code =
            switch severity {
            case .error: "31"
            case .warning: "33"
            case .note: "36"
            }
        let word = ": \(severity.rawValue): "
        guard let range = line.firstRange(of: word) else { return line }
        return line.replacingCharacters(in: range, with: ": \u{1B}[\(code)m\(severity.rawValue)\u{1B}[0m: ")
    }

    private static func write(_ text: String, to handle: FileHandle) {
        do {
            try progress.standingBack { Result { try handle.write(contentsOf: Data(text.utf8)) } }.get()
        } catch {
            // A result that nobody can read must not pass for one. Messages that nobody reads are no reason to stop.
            guard handle == .standardOutput else { return }
            let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
            let words = cause.map { String(cString: strerror(Int32($0.code))) } ?? error.localizedDescription
            message("newsadmin: the result could not be written: \(words)")
            exit(ExitStatus.failure.rawValue)
        }
    }
}
