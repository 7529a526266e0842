import Campaigns
import Clients
import Foundation

/// An answer.
public struct ServeResponse: Sendable {
    /// The status.
    var status: Int
    /// The header fields that are not about the connection.
    var fields: [ServeRequest.Field]
    /// What is sent behind the header.
    var body: Data
    /// The length to announce in place of the body's own: that of a body which `HEAD` leaves out.
    private(set) var announced: Int?
    /// Whether the connection ends with it.
    var closes = false

    /// An answer.
    init(_ status: Int, _ fields: [ServeRequest.Field] = [], body: Data = Data()) {
        self.status = status
        self.fields = fields
        self.body = body
    }

    /// A plain text that is not kept.
    public init(_ status: Int, text: String) {
        self.init(
            status,
            [
                .init("Content-Type", "text/plain; charset=utf-8"), .init("Cache-Control", "no-store"),
                .init("X-Content-Type-Options", "nosniff"),
            ], body: Data(text.utf8))
    }

    /// The answer without its body, as `HEAD` is answered.
    func withoutBody() -> ServeResponse {
        var response = self
        response.announced = announced ?? body.count
        response.body = Data()
        return response
    }

    /// The answer as it is sent.
    ///
    /// - Parameter now: `Date`.
    func encoded(now: Instant) -> Data {
        var text = "HTTP/1.1 \(status) \(Self.phrase(status))\r\nDate: \(now.httpDate)\r\n"
        for field in fields { text += "\(field.name): \(field.value)\r\n" }
        if status != 304 { text += "Content-Length: \(announced ?? body.count)\r\n" }
        if closes { text += "Connection: close\r\n" }
        return Data((text + "\r\n").utf8) + body
    }

    /// What a status means.
    static func phrase(_ status: Int) -> String {
        switch status {
        case 200: "OK"
        case 304: "Not Modified"
        case 400: "Bad Request"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 411: "Length Required"
        case 413: "Content Too Large"
        case 414: "URI Too Long"
        case 417: "Expectation Failed"
        case 421: "Misdirected Request"
        case 431: "Request Header Fields Too Large"
        case 505: "HTTP Version Not Supported"
        default: "Refused"
        }
    }
}
