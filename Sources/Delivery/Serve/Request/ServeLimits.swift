import Files

/// How much of a client's bytes, time and connections the server puts up with.
public struct ServeLimits: Equatable, Sendable {
    /// The longest first line of a request, in bytes.
    var line = 4096
    /// The longest header, first line and all, in bytes.
    var head = 16384
    /// The most header fields.
    var fields = 64
    /// The longest body, in bytes; nothing longer than a moment is ever sent.
    var body = 512
    /// How many seconds a request may take to come in, from its first byte or the connection's opening on.
    var requestSeconds: Int64 = 10
    /// How many seconds a connection may rest between two requests.
    var restSeconds: Int64 = 60
    /// How many seconds an answer may take to be taken.
    var answerSeconds: Int64 = 60
    /// How many seconds of that it has in any case, when others wait for a connection.
    var patienceSeconds: Int64 = 5
    /// How many seconds a client that was refused has to see why.
    var lingerSeconds: Int64 = 2
    /// The most connections; one that waits for its request makes room for a new one.
    var connections = 512
    /// The most pages that are notified of changes at once; the oldest one makes room for a new one.
    var listeners = 32

    /// How many files are left to the server for its own work: to listen, to read the workspace, to run programs.
    private static let ownFiles = 128
    /// The fewest connections, however few files may be open.
    private static let fewestConnections = 16

    /// The usual limits.
    public init() {}

    /// The usual limits where this process may have so many files open: fewer connections if there are few, because one
    /// that cannot be opened makes no other one end.
    init(openFiles: Int) {
        connections = min(connections, max(openFiles - Self.ownFiles, Self.fewestConnections))
    }

    /// The usual limits, and as many open files allowed to this process as they need, if the system lets it.
    public static func allowed() -> ServeLimits {
        ServeLimits(openFiles: OpenFiles.allow(ServeLimits().connections + ownFiles))
    }
}
