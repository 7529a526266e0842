import Clients
import Foundation

/// Why a request is not answered with what it asks for.
struct ServeRefusal: Error, Equatable, Sendable {
    /// The status: 4xx or 5xx.
    var status: Int
    /// The reason in a sentence, for the person who sees it.
    var reason: String
    /// The methods that would be answered, where another one was used.
    var allow: String?

    /// A refusal.
    init(_ status: Int, _ reason: String, allow: String? = nil) {
        self.status = status
        self.reason = reason
        self.allow = allow
    }

    /// The refusal as an answer: a short plain text.
    ///
    /// - Parameter closes: whether the connection ends with it, because nobody knows where the next request begins.
    func response(closes: Bool = false) -> ServeResponse {
        var response = ServeResponse(status, text: "\(status) \(ServeResponse.phrase(status))\n\(reason)\n")
        if let allow { response.fields.append(ServeRequest.Field("Allow", allow)) }
        response.closes = closes
        return response
    }

    /// The refusal as a short page for somebody with a browser, who would find no way back from a plain text.
    func page() -> ServeResponse {
        let title = "\(status) \(ServeResponse.phrase(status))"
        let html = """
            <!doctype html>
            <html lang="en">
            <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>\(title)</title></head>
            <body><h1>\(title)</h1><p>\(HTMLEscaping.escaped(reason))</p><p><a href="/">To the dashboard</a></p></body>
            </html>

            """
        return ServeResponse(
            status,
            [
                .init("Content-Type", "text/html; charset=utf-8"), .init("Cache-Control", "no-store"),
                .init("X-Content-Type-Options", "nosniff"),
                .init("Content-Security-Policy", "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"),
            ], body: Data(html.utf8))
    }
}
