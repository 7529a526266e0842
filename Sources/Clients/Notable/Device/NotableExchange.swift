/// How the web space answers at a step.
struct NotableExchange: Sendable {
    /// Status of the HEAD request; 0: no network.
    var headStatus: Int
    /// Status of the GET request; 0: it fails.
    var getStatus: Int
    /// The body that GET brings.
    var body: FeedBody?

    /// The answers a step gives; 200, or 404 where there is no file.
    init(_ step: JourneyFields, served: ServedFeed) throws(JourneyError) {
        body = served.own ?? served.published
        let usual: Double = body == nil ? 404 : 200
        headStatus = Int(try step.number("headStatus") ?? usual)
        getStatus = Int(try step.number("getStatus") ?? usual)
        if try step.flag("offline") == true { headStatus = 0 }
    }
}
