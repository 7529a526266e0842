/// One way by which bytes that somebody else wrote come into the program.
///
/// Fuzzing hands it bytes that nobody would write, and kept inputs are handed to it by a test. It may refuse them as it
/// likes; it may not crash, hang or fill the memory. What must hold of all that is read is a `precondition`.
protocol Parser: Sendable {
    /// Its name on the command line and of its folder of kept inputs.
    static var name: String { get }
    /// The longest input that is worth trying, in bytes.
    static var greatestLength: Int { get }
    /// Reads bytes, and does with what was read what the program does.
    static func read(_ bytes: [UInt8])
}

extension Parser {
    /// Enough for a few entries.
    static var greatestLength: Int { 4096 }
}
