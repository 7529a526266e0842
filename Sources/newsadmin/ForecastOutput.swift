import ArgumentParser
import Files

/// How a forecast is handed out; the verb and `merge` share it.
struct ForecastOutput: ParsableArguments {
    @Option(help: ArgumentHelp("Write the result to a file.", valueName: "file"), completion: .file())
    var output: String?

    @Flag(help: "Print JSON.")
    var json = false

    /// The columns that tables may take: those of the terminal, where they go there.
    var width: Int? { output == nil ? Console.width : nil }

    /// Prints a result, or writes it to the file.
    func hand(out text: String) throws {
        // What stands for standard output in other programs is one here, too.
        guard let output, output != "/dev/stdout" else { return Console.result(text) }
        do {
            _ = try AtomicFile.write(Array(text.utf8), to: output, clearing: true)
        } catch {
            throw Failures.report(error)
        }
    }
}
