import Files

/// Asks web servers.
public protocol SiteFetcher: Sendable {
    /// The answer to one question, whatever its status.
    ///
    /// - Throws: ``SiteProblem`` where there is no answer, or only a part of one.
    func fetch(_ request: SiteRequest) throws(SiteProblem) -> SiteResponse
}

extension SiteFetcher {
    /// What `transform` makes of the answers to many questions, in the questions' order; several are under way at once.
    ///
    /// - Parameters:
    ///   - requests: the questions.
    ///   - width: how many are under way at once.
    ///   - transform: takes an answer as soon as it is there, so that not all bodies are held.
    func fetch<Value: Sendable>(
        _ requests: [SiteRequest], width: Int = 8,
        _ transform: @escaping @Sendable (SiteRequest, Result<SiteResponse, SiteProblem>) -> Value
    ) -> [Value] {
        Workers.map(requests, width: width) { request in
            transform(request, Result { () throws(SiteProblem) in try fetch(request) })
        }
    }
}
