/// What a program said until its end.
public struct ToolRun: Equatable, Sendable {
    /// Its exit status; 0 where all went well.
    public var status: Int32
    /// What it wrote to its standard output.
    public var output: [UInt8]
    /// What it wrote to its standard error, without blank space around it.
    public var messages: String
}
