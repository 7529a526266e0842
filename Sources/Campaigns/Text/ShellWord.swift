import Files

/// A word of a command as people copy it into a shell.
public enum ShellWord {
    /// The word itself where a shell takes it as it is, else in quotation marks: names of files can hold anything.
    public static func quoted(_ word: String) -> String {
        // An ellipsis is no sign to any shell, and tells readers that they have to fill in something.
        guard word.isEmpty || !word.unicodeScalars.allSatisfy({ $0 == "…" || isPlain($0) }) else { return word }
        return "'" + word.replacingScalars("'", with: #"'\''"#) + "'"
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        UInt8(exactly: scalar.value).map { $0.isLetterOrDigit || "-._/:@+".utf8.contains($0) } ?? false
    }
}
