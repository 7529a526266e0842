import ArgumentParser
import Foundation
import Newsroom

@main
enum Main {
    static func main() {
        StandardDescriptors.open()
        MemoryAllocator.configure()
        // A file that may not grow is told of like a disk that is full. Programs that are run begin without this.
        signal(SIGXFSZ) { _ in }
        let arguments = CommandLine.arguments.dropFirst()
        if let answer = ReadyAnswer.to(arguments) {
            Console.result(answer)
            return
        }
        if let complaint = VerbPath.complaint(about: arguments) {
            Console.message(complaint)
            exit(ExitStatus.usage.rawValue)
        }
        do {
            try run(try NewsadminCommand.parseAsRoot())
        } catch let code as ExitCode {
            exit(code.rawValue)
        } catch {
            let text = NewsadminCommand.fullMessage(for: error)
            guard NewsadminCommand.exitCode(for: error) != .success else {
                Console.result(text + "\n")
                exit(0)
            }
            // The parser repeats what was typed.
            Console.message(TerminalText.shownLines(text))
            exit(ExitStatus.usage.rawValue)
        }
    }

    /// Runs a verb; what it finds wrong with its arguments leads to its own help.
    private static func run(_ command: any ParsableCommand) throws {
        let verb = VerbPath(to: type(of: command)).map { $0.words.joined(separator: " ") }
        if let verb, Console.showsProgress { Console.progress.begin(verb) }
        defer { Console.progress.end() }
        EndingSignals.watch()
        var command = command
        do {
            try command.run()
        } catch let error as ValidationError {
            let help = ["newsadmin", "help", verb].compactMap { $0 }.joined(separator: " ")
            Console.message("Error: \(TerminalText.shownLines(error.message))\n  “\(help)” tells more.")
            throw ExitStatus.usage.code
        }
    }
}
