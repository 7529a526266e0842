/// How a program ended.
public enum ProgramEnd: Equatable, Sendable {
    /// By itself, with an exit status.
    case exit(Int32)
    /// By a signal.
    case signal(Int32)
    /// In a way that the system reports to nobody, as where whoever started us ignores the ends of programs.
    case unknown

    /// What the system call `waitpid` says of a program that has ended.
    init(waitStatus status: Int32) {
        let signal = status & 0x7F
        self = signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
    }
}
