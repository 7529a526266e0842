/// Reads requests from the bytes of a connection, piece by piece, and never keeps more of them than the limits allow.
///
/// It is strict where leniency has made servers disagree about where a request ends: line ends are CR LF, a header field
/// goes on no second line, a body has one length and is not in chunks.
struct ServeRequestReader: Sendable {
    private let limits: ServeLimits
    private var bytes: [UInt8] = []
    private var searched = 0
    private var head: (request: ServeRequest, length: Int)?

    /// A reader of a new connection.
    init(limits: ServeLimits = ServeLimits()) {
        self.limits = limits
    }

    /// Whether nothing of a further request has come in.
    var isEmpty: Bool { bytes.isEmpty && head == nil }

    /// Takes in bytes.
    mutating func append(_ more: some Collection<UInt8>) { bytes.append(contentsOf: more) }

    /// The next request, once it is there as a whole; nil until then.
    ///
    /// - Throws: ``ServeRefusal`` for what is no request, or more than the limits allow; the connection is then to end.
    mutating func next() throws(ServeRefusal) -> ServeRequest? {
        if head == nil { head = try readHead() }
        guard let (request, length) = head, bytes.count >= length else { return nil }
        head = nil
        var whole = request
        whole.body = Array(bytes.prefix(length))
        bytes.removeFirst(length)
        searched = 0
        return whole
    }

    private mutating func readHead() throws(ServeRefusal) -> (ServeRequest, Int)? {
        // Some clients send an empty line behind a body.
        while searched == 0, bytes.starts(with: Self.lineEnd) { bytes.removeFirst(2) }
        guard let end = headEnd() else {
            let lineCount = bytes.prefix(limits.line + 2).firstIndex(of: 10) ?? bytes.count
            guard lineCount <= limits.line else {
                throw ServeRefusal(414, "The first line of the request is too long.")
            }
            guard bytes.count <= limits.head else { throw ServeRefusal(431, "The header of the request is too long.") }
            return nil
        }
        let header = bytes[..<end]
        guard header.count <= limits.head else { throw ServeRefusal(431, "The header of the request is too long.") }
        let (request, length) = try ServeRequestHead(limits: limits).read(header)
        bytes.removeFirst(end + 4)
        return (request, length)
    }

    /// Where the header's last line ends, if it is all there.
    private mutating func headEnd() -> Int? {
        var index = searched
        while index + 3 < bytes.count {
            if bytes[index] == 13, bytes[index + 1] == 10, bytes[index + 2] == 13, bytes[index + 3] == 10 {
                return index
            }
            index += 1
        }
        searched = max(0, bytes.count - 3)
        return nil
    }

    private static let lineEnd: [UInt8] = [13, 10]
}
