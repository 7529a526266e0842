/// Why a request is not answered with what it asks for.
public struct ServeRefusal: Error, Equatable, Sendable {
    /// The status: 4xx or 5xx.
    public var status: Int
    /// The reason in a sentence, for the person who sees it.
    public var reason: String
    /// The methods that would be answered, where another one was used.
    public var allow: String?

    /// A refusal.
    public init(_ status: Int, _ reason: String, allow: String? = nil) {
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
}
