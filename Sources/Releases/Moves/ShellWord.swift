import Campaigns
import Files

/// A word of a command as people copy it into a shell.
public enum ShellWord {
    /// The word itself where a shell takes it as it is, else in quotation marks: names of files can hold anything.
    public static func quoted(_ word: String) -> String {
        guard word.isEmpty || !word.utf8.allSatisfy(isPlain) else { return word }
        return "'" + word.replacingScalars("'", with: #"'\''"#) + "'"
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit || "-._/:@+".utf8.contains(byte)
    }
}
