import Foundation
import Testing

@testable import Releases

@Suite struct CurlFetcherTests {
    private static let environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"]
    private static let fetcher = CurlFetcher(environment: environment)

    private static func answer(_ head: String, _ body: [UInt8] = []) -> LoopbackServer.Answer {
        .bytes(Array(head.replacingOccurrences(of: "\n", with: "\r\n").utf8) + Array("\r\n\r\n".utf8) + body)
    }

    private static func fetch(
        _ answer: LoopbackServer.Answer, method: SiteRequest.Method = .get, headers: SiteHeaders = [:],
        limits: SiteLimits = SiteLimits()
    ) throws -> (response: SiteResponse, question: String) {
        let server = try LoopbackServer(["/feed": answer])
        defer { server.stop() }
        let request = SiteRequest(method, url: server.url("/feed"), headers: headers)
        let response = try CurlFetcher(environment: environment, limits: limits).fetch(request)
        return (response, try #require(server.questions.first))
    }

    private static func problem(_ answer: LoopbackServer.Answer, limits: SiteLimits = SiteLimits()) throws -> String {
        let problem = #expect(throws: SiteProblem.self) { try fetch(answer, limits: limits) }
        return try #require(problem).reason
    }

    @Test func statusHeadersAndBodyArrive() throws {
        let body = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
        let (response, _) = try Self.fetch(
            Self.answer("HTTP/1.1 200 OK\nContent-Type: text/xml\nX-Two: a\nx-two:  b \nContent-Length: 100000", body))
        #expect(response.status == 200)
        #expect(response.headers["content-type"] == "text/xml")
        #expect(response.headers.values(of: "X-TWO") == ["a", "b"])
        #expect(response.headers["X-Three"] == nil)
        #expect(response.body == body)
    }

    @Test(arguments: [[0x1F, 0x8B, 8, 0, 1, 2, 3], Array("this is no gzip".utf8)] as [[UInt8]])
    func aCompressedBodyStaysAsItWasSent(_ body: [UInt8]) throws {
        let (response, question) = try Self.fetch(
            Self.answer("HTTP/1.1 200 OK\nContent-Encoding: gzip\nContent-Length: \(body.count)", body),
            headers: ["Accept-Encoding": "gzip"])
        #expect(response.headers["Content-Encoding"] == "gzip")
        #expect(response.body == body)
        #expect(question.contains("\r\nAccept-Encoding: gzip\r\n"))
    }

    @Test func chunksArePutTogetherAndTrailersAreNoPartOfTheBody() throws {
        let chunks = Array("3\r\nabc\r\n2\r\nde\r\n0\r\nX-Trailer: late\r\n\r\n".utf8)
        let (response, _) = try Self.fetch(
            Self.answer("HTTP/1.1 200 OK\nTransfer-Encoding: chunked\nTrailer: X-Trailer", chunks))
        #expect(response.body == Array("abcde".utf8))
        #expect(response.headers["X-Trailer"] == nil)
    }

    @Test func aRedirectIsAnsweredAndNotFollowed() throws {
        let (response, _) = try Self.fetch(
            Self.answer("HTTP/1.1 302 Found\nLocation: http://127.0.0.1:1/\nContent-Length: 0"))
        #expect(response.status == 302)
        #expect(response.headers["Location"] == "http://127.0.0.1:1/")
    }

    @Test func ownHeadersAreSentAndAnAnswerWithoutBodyIsOne() throws {
        let (response, question) = try Self.fetch(
            Self.answer("HTTP/1.1 304 Not Modified\nETag: \"1\""),
            headers: ["If-Modified-Since": "Sat, 21 Nov 2026 09:00:00 GMT", "X-Quoted": #"a "b" \n c"#, "X-Empty": ""])
        #expect(response == SiteResponse(status: 304, headers: ["ETag": "\"1\""]))
        #expect(question.hasPrefix("GET /feed HTTP/1.1\r\n"))
        #expect(question.contains("\r\nIf-Modified-Since: Sat, 21 Nov 2026 09:00:00 GMT\r\n"))
        #expect(question.contains("\r\nX-Quoted: a \"b\" \\n c\r\n"))
        #expect(question.contains("\r\nX-Empty:\r\n"))
    }

    @Test func headAsksForHeadersAlone() throws {
        let (response, question) = try Self.fetch(
            Self.answer("HTTP/1.1 200 OK\nContent-Length: 1000000000"), method: .head)
        #expect(question.hasPrefix("HEAD /feed HTTP/1.1\r\n"))
        #expect(response.headers["Content-Length"] == "1000000000")
        #expect(response.body == [])
    }

    @Test func anAnnouncementBeforeTheAnswerIsPassedOver() throws {
        let (response, _) = try Self.fetch(
            Self.answer("HTTP/1.1 103 Early Hints\nLink: </a>\n\nHTTP/1.1 200 OK\nContent-Length: 1", [7]))
        #expect(response == SiteResponse(status: 200, headers: ["Content-Length": "1"], body: [7]))
    }

    @Test func aBodyThatEndsTooEarlyIsAProblem() throws {
        let reason = try Self.problem(Self.answer("HTTP/1.1 200 OK\nContent-Length: 10", [1, 2]))
        #expect(reason == "the answer ended too early")
    }

    @Test(arguments: ["Content-Length: 2000", "Connection: close"])
    func aBodyAboveTheLimitIsAProblemAnnouncedOrNot(_ header: String) throws {
        let body = [UInt8](repeating: 1, count: 2000)
        let reason = try Self.problem(Self.answer("HTTP/1.1 200 OK\n\(header)", body), limits: SiteLimits(bytes: 1999))
        #expect(reason == "the answer is larger than 1999 bytes")
        let (response, _) = try Self.fetch(
            Self.answer("HTTP/1.1 200 OK\n\(header)", body), limits: SiteLimits(bytes: 2000))
        #expect(response.body == body)
    }

    @Test func aServerThatStaysSilentIsGivenUp() throws {
        let reason = try Self.problem(.silence, limits: SiteLimits(seconds: 0.25))
        #expect(reason == "there was no whole answer within 0.25 seconds")
    }

    @Test func aServerThatHangsUpIsAProblem() throws {
        #expect(try Self.problem(.bytes([])) == "the server hung up without an answer")
    }

    @Test func whatIsNoHTTPIsAProblem() throws {
        #expect(try !Self.problem(.bytes(Array("hello\r\n".utf8))).isEmpty)
    }

    @Test(arguments: [
        "file:///etc/passwd", "ftp://127.0.0.1/", "feed", "", "http://127.0.0.1/\nurl = file:///etc/passwd",
    ])
    func addressesOfAnotherKindAreRefused(_ url: String) {
        #expect(throws: SiteProblem.self) { try Self.fetcher.fetch(SiteRequest(url: url)) }
    }

    @Test(arguments: [["X": "a\r\nY: b"], ["X: y": "a"], ["@/etc/passwd": "a"], ["": "a"]] as [SiteHeaders])
    func headersThatCannotBeSentAreRefused(_ headers: SiteHeaders) throws {
        let server = try LoopbackServer([:])
        defer { server.stop() }
        #expect(throws: SiteProblem.self) {
            try Self.fetcher.fetch(SiteRequest(url: server.url("/"), headers: headers))
        }
        #expect(server.questions == [])
    }

    @Test func aPathIsAskedForAsItIsWritten() throws {
        let server = try LoopbackServer([:])
        defer { server.stop() }
        let path = #"/a/../[b]{c,d}"%5c\x"#
        #expect(try Self.fetcher.fetch(SiteRequest(url: server.url(path))).status == 404)
        #expect(server.questions.map { $0.prefix { $0 != "\r\n" } } == ["GET \(path) HTTP/1.1"])
    }

    @Test func aProblemNamesTheAddressWithoutItsPassword() {
        let problem = SiteProblem(url: "https://me:secret@example.com/a@b", reason: "it is gone")
        #expect(problem.description == "cannot read https://example.com/a@b: it is gone")
    }

    @Test func aPortThatNobodyListensOnIsAProblem() {
        let problem = #expect(throws: SiteProblem.self) {
            try Self.fetcher.fetch(SiteRequest(url: "http://127.0.0.1:1/"))
        }
        #expect(problem?.reason == "the server takes no connection")
    }

    @Test func aProgramInARelativeFolderOfThePathIsNotRun() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/newsadmin-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data("#!/bin/sh\n".utf8).write(to: URL(fileURLWithPath: folder + "/curl"))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/curl")
        let here = FileManager.default.currentDirectoryPath
        let up = String(repeating: "../", count: here.split(separator: "/").count)
        let problem = #expect(throws: SiteProblem.self) {
            try CurlFetcher(environment: ["PATH": up + folder.dropFirst()])
                .fetch(SiteRequest(url: "http://127.0.0.1:1/"))
        }
        #expect(problem?.reason == "the program curl is not installed")
    }

    @Test func withoutCurlTheProblemNamesIt() {
        let problem = #expect(throws: SiteProblem.self) {
            try CurlFetcher(environment: ["PATH": "/absent"]).fetch(SiteRequest(url: "http://127.0.0.1:1/"))
        }
        #expect(problem?.reason == "the program curl is not installed")
    }

    @Test func manyQuestionsAreUnderWayAtOnceAndAnsweredInOrder() throws {
        let head = Array("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n".utf8)
        let paths = (0..<8).map { "/\($0)" }
        let server = try LoopbackServer(
            Dictionary(uniqueKeysWithValues: paths.map { ($0, .together(8, head + $0.utf8.suffix(1))) }))
        defer { server.stop() }
        let requests = (paths + ["/absent"]).map { SiteRequest(url: server.url($0)) }
        let answers = Self.fetcher.fetch(requests, width: 8) { request, answer in
            "\(request.url.suffix(2)) \((try? answer.get()).map { "\($0.status) \($0.body)" } ?? "none")"
        }
        #expect(answers == (0..<8).map { "/\($0) 200 [\(48 + $0)]" } + ["nt 404 []"])
    }

    @Test func moreQuestionsThanAreUnderWayAtOnceAreAllAnswered() throws {
        let server = try LoopbackServer(["/feed": Self.answer("HTTP/1.1 200 OK\nContent-Length: 2", [1, 2])])
        defer { server.stop() }
        let requests = Array(repeating: SiteRequest(url: server.url("/feed")), count: 100)
        let answers = Self.fetcher.fetch(requests, width: 16) { _, answer in try? answer.get().body }
        #expect(answers == Array(repeating: [1, 2], count: 100))
        #expect(server.questions.count == 100)
    }
}
