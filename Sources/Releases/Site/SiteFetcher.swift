import Foundation

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
    public func fetch<Value: Sendable>(
        _ requests: [SiteRequest], width: Int = 8,
        _ transform: @escaping @Sendable (SiteRequest, Result<SiteResponse, SiteProblem>) -> Value
    ) -> [Value] {
        let progress = SiteProgress<Value>(count: requests.count)
        let group = DispatchGroup()
        for _ in 0..<min(width, requests.count) {
            group.enter()
            Thread.detachNewThread {
                while let place = progress.next() {
                    let request = requests[place]
                    let answer = Result { () throws(SiteProblem) in try fetch(request) }
                    progress.finish(place, transform(request, answer))
                }
                group.leave()
            }
        }
        group.wait()
        return progress.values
    }
}
