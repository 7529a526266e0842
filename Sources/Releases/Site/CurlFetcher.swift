import Files

/// Asks web servers through the program `curl`, of which every system has one that knows its certificates and proxies.
///
/// Address and headers reach it through its standard input, so that no list of processes shows them.
public struct CurlFetcher: SiteFetcher {
    private let environment: [String: String]
    private let limits: SiteLimits

    /// A fetcher.
    ///
    /// - Parameters:
    ///   - environment: its `PATH` leads to curl, and curl reads proxies and certificates from it.
    ///   - limits: what one answer may cost.
    public init(environment: [String: String], limits: SiteLimits = SiteLimits()) {
        self.environment = environment
        self.limits = limits
    }

    /// The answer to one question, whatever its status.
    ///
    /// - Throws: ``SiteProblem`` where there is no answer, or only a part of one.
    public func fetch(_ request: SiteRequest) throws(SiteProblem) -> SiteResponse {
        let run = try run(request)
        guard run.status == 0 else {
            let reason = CurlReason.text(status: run.status, messages: run.messages, limits: limits)
            throw SiteProblem(
                url: request.url, reason: reason,
                isUnheard: CurlReason.isUnheard(status: run.status, messages: run.messages),
                isLasting: CurlReason.isLasting(status: run.status),
                beginning: ResponseHead(reading: run.head).map { SiteResponse(status: $0.status, headers: $0.headers) })
        }
        guard let head = ResponseHead(reading: run.head) else {
            throw SiteProblem(url: request.url, reason: "the answer is not HTTP")
        }
        return SiteResponse(status: head.status, headers: head.headers, body: run.body)
    }

    /// The run of curl that puts a question.
    private func run(_ request: SiteRequest) throws(SiteProblem) -> CurlRun {
        let configuration: String
        do throws(CurlConfiguration.Refusal) {
            configuration = try CurlConfiguration(request, limits: limits).text
        } catch {
            throw SiteProblem(url: request.url, reason: error.rawValue, isUnheard: true, isLasting: true)
        }
        do throws(ToolFailure) {
            let curl = try Tool(named: "curl", environment: environment)
            return try CurlRun(curl, configuration: Array(configuration.utf8), limits: limits)
        } catch {
            throw problem(error, for: request.url)
        }
    }

    /// What it means for a question that curl did not run to its end.
    private func problem(_ failure: ToolFailure, for url: String) -> SiteProblem {
        switch failure {
        case .notFound:
            SiteProblem(url: url, reason: "the program curl is not installed", isUnheard: true, isLasting: true)
        case .notStarted(_, let reason): SiteProblem(url: url, reason: "curl cannot be run: \(reason)", isUnheard: true)
        case .tooSlow: SiteProblem(url: url, reason: CurlReason.text(status: 28, messages: [], limits: limits))
        case .tooMuch: SiteProblem(url: url, reason: CurlReason.tooLarge(limits))
        case .unknownEnd, .killed: SiteProblem(url: url, reason: failure.description)
        }
    }
}
