import Files

/// The names under which the server may be asked.
///
/// A page of another site can have its own name point at this machine, and then read what is here as if it were its own.
/// Its name gives it away: numbers and names of this machine alone are answered.
public struct ServeHosts: Equatable, Sendable {
    private let isOpen: Bool

    /// The names of a server.
    ///
    /// - Parameter isOpen: whether other machines may ask it; they do by its number.
    public init(isOpen: Bool) {
        self.isOpen = isOpen
    }

    /// Checks that a request is meant for this server, and returns the part of its target that names a file.
    ///
    /// - Throws: ``ServeRefusal`` with 400 or 421.
    func target(of request: ServeRequest) throws(ServeRefusal) -> Substring {
        let hosts = request.values(of: "host")
        guard hosts.count == 1 || hosts.isEmpty && request.isOld else {
            throw ServeRefusal(400, "A request names one host.")
        }
        if let host = hosts.first { try check(host) }
        let target = Substring(request.target)
        guard !target.hasPrefix("/") else { return target }
        guard target.lowercased().hasPrefix("http://") else {
            throw ServeRefusal(400, "An address begins with a slash.")
        }
        let rest = target.dropFirst("http://".count)
        let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
        try check(String(rest[..<end]))
        return rest[end...].isEmpty ? "/" : rest[end...]
    }

    /// Whether a page that sent a request is one of this server's own.
    func isOwn(_ origin: String, of request: ServeRequest) -> Bool {
        guard let host = request.value(of: "host") else { return false }
        return origin.lowercased() == "http://\(host.lowercased())"
    }

    private func check(_ authority: String) throws(ServeRefusal) {
        var name = Substring(authority.lowercased())
        // The port may be another one than the server's: that of a tunnel which leads here.
        if let colon = name.lastIndex(of: ":"), !name.hasSuffix("]") {
            guard Self.isDecimal(name[name.index(after: colon)...], below: 65536) else { throw Self.misdirected }
            name = name[..<colon]
        }
        guard
            ["localhost", "127.0.0.1", "[::1]"].contains(name)
                || Self.isNumber(name) && (isOpen || name.hasPrefix("127."))
        else {
            throw Self.misdirected
        }
    }

    private static func isNumber(_ name: Substring) -> Bool {
        if name.hasPrefix("["), name.hasSuffix("]") {
            return name.dropFirst().dropLast().allSatisfy { $0 == ":" || $0 == "." || $0.isASCII && $0.isHexDigit }
        }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { isDecimal($0, below: 256) }
    }

    /// Whether these are digits alone, without a sign and without a zero before them: to browsers `127.0.0.+1` is a name, which
    /// may lead anywhere.
    private static func isDecimal(_ text: Substring, below bound: Int) -> Bool {
        let digits = text.utf8.allSatisfy(\.isDigit)
        return digits && (text == "0" || !text.hasPrefix("0")) && Int(text).map { $0 < bound } == true
    }

    private static let misdirected = ServeRefusal(421, "This server is asked by its number or as localhost only.")
}
