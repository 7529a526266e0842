import ArgumentParser

/// How a forecast is handed out; the verb and `merge` share it.
struct ForecastOutput: ParsableArguments {
    @Option(help: ArgumentHelp("Write the result to a file.", valueName: "file"), completion: .file())
    var output: String?

    @Flag(help: "Print JSON.")
    var json = false

    /// The columns that tables may take: those of the terminal, where they go there.
    var width: Int? { ResultFile.isStandardOutput(output) ? Console.width : nil }

    /// Prints a result, or writes it to the file.
    ///
    /// - Parameter workspace: the workspace's folder, whose own files are not written over.
    func hand(out text: String, outside workspace: String = ".") throws {
        guard let output, !ResultFile.isStandardOutput(output) else { return Console.result(text) }
        try ResultFile.write(text, to: output, outside: workspace)
    }
}
