import Synchronization

/// The names of files that are being written: `.newsadmin-`, a number that each process draws for itself, `-`, and
/// a number that counts within it.
public enum TemporaryName {
    /// How each begins. Numbers of processes would not do: in containers, many have the same.
    static let prefix = ".newsadmin-"

    private static let own = String(UInt64.random(in: .min ... .max), radix: 16)
    /// How many names this process has given: files of one folder may be written at the same time.
    private static let count = Atomic(0)

    /// A name that no other file has.
    static func next() -> String {
        "\(prefix)\(own)-\(count.add(1, ordering: .relaxed).newValue)"
    }

    /// Whether a name may be one of these.
    public static func isOne(_ name: String) -> Bool {
        guard name.hasPrefix(prefix) else { return false }
        let number = name.dropFirst(prefix.count).prefix { $0 != "-" }
        return number.endIndex < name.endIndex && number.first != "+" && UInt64(number, radix: 16) != nil
    }
}
