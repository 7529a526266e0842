@testable import Delivery

/// Requests of browsers, in pieces as they come, and what is answered; the first byte says how long the pieces are.
enum RequestParser: Parser {
    static let name = "requests"

    static func read(_ bytes: [UInt8]) {
        guard let first = bytes.first else { return }
        let pieces = requests(bytes.dropFirst(), by: Int(first) + 1)
        let whole = requests(bytes.dropFirst(), by: bytes.count)
        precondition(pieces == whole, "requests depend on how their bytes arrive")
        for request in whole {
            for isOpen in [false, true] {
                let answers = ServeAnswers(site: site, hosts: ServeHosts(isOpen: isOpen), token: "token")
                _ = answers.outcome(of: request)
            }
        }
    }

    private static func requests(_ bytes: ArraySlice<UInt8>, by count: Int) -> [ServeRequest] {
        var reader = ServeRequestReader()
        var requests: [ServeRequest] = []
        var rest = bytes
        while !rest.isEmpty {
            reader.append(rest.prefix(count))
            rest = rest.dropFirst(count)
            do {
                while let request = try reader.next() { requests.append(request) }
            } catch {
                return requests
            }
        }
        return requests
    }

    private static let site = ServeSite()
}
