/// How a program ended, and what it wrote until then.
public struct ToolOutcome: Equatable, Sendable {
    /// Its exit status, or the signal that ended it.
    public let end: ProgramEnd
    /// What it wrote to its descriptors 1, 2 and so on.
    public let outputs: [[UInt8]]
}
