import Foundation
import Releases
import Testing

@Suite struct SecureConnectionTests {
    private static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"

    @Test func aCertificateThatIsTrustedLetsTheAnswerThrough() throws {
        let server = try SecureServer()
        let fetcher = CurlFetcher(environment: ["PATH": Self.path, "CURL_CA_BUNDLE": server.certificate])
        let response = try fetcher.fetch(SiteRequest(url: server.url))
        #expect(response.status == 200)
        #expect(response.body == Array("news".utf8))
    }

    @Test func aCertificateThatNobodyVouchesForIsAProblem() throws {
        let server = try SecureServer()
        let fetcher = CurlFetcher(environment: ["PATH": Self.path])
        let problem = #expect(throws: SiteProblem.self) { try fetcher.fetch(SiteRequest(url: server.url)) }
        #expect(problem?.reason == "its certificate cannot be trusted")
    }
}
