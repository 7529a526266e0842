import Campaigns
import Foundation
import Testing

@testable import Delivery

/// What is answered, as a function of the site and the request.
@Suite struct ServeAnswersTests {
    static let since = Instant(seconds: 1_763_640_000)
    static let plist = Array(repeating: UInt8(ascii: "p"), count: 2000)
    static let answers = ServeAnswers(
        site: ServeSite(
            files: [
                "index.html": ServeFile(
                    Array("<head><meta content=\"default-src 'none'\"></head><body>Hi</body>".utf8),
                    type: "text/html; charset=utf-8", caching: .page, since: since),
                "~serve/index.html": ServeFile([1], type: "text/html", caching: .notKept, since: since),
                "feeds/inotify/en.plist": ServeFile(
                    plist, gzip: [31, 139], type: "application/xml", caching: .checked, since: since),
                "feeds/notable/en/control.json": ServeFile(
                    Array("{}".utf8), gzip: [31], type: "application/json", caching: .alwaysSent, since: since),
                "feeds/assets/a b.png": ServeFile([137], type: "image/png", caching: .forEver, since: since),
            ], bar: Data("<aside></aside>".utf8), version: "v1"),
        hosts: ServeHosts(isOpen: false), token: "secret")

    private func response(
        _ method: String = "GET", _ target: String, _ fields: [ServeRequest.Field] = [], body: String = ""
    ) throws -> ServeResponse {
        let host = fields.contains { $0.name == "host" } ? [] : [ServeRequest.Field("host", "127.0.0.1:8080")]
        let request = ServeRequest(method, target, host + fields, body: Array(body.utf8))
        guard case .response(let response) = Self.answers.outcome(of: request) else {
            throw Unexpected(target: target)
        }
        return response
    }

    struct Unexpected: Error { let target: String }

    @Test(
        "A feed is sent with type, tag, time and for how long it may be kept; what follows a question mark is ignored")
    func feed() throws {
        for target in ["/feeds/inotify/en.plist", "/feeds/inotify/en.plist?v=4.9.6", "/feeds/inotify/%65n.plist?../.."]
        {
            let response = try response("GET", target)
            #expect(response.status == 200)
            #expect(response.body == Data(Self.plist))
            #expect(response.value(of: "Content-Type") == "application/xml")
            #expect(response.value(of: "Cache-Control") == "no-cache")
            #expect(response.value(of: "Vary") == "Accept-Encoding")
            #expect(response.value(of: "Last-Modified") == "Thu, 20 Nov 2025 12:00:00 GMT")
            #expect(response.value(of: "ETag")?.wholeMatch(of: /"[0-9a-f]{32}"/) != nil)
            #expect(response.value(of: "Content-Encoding") == nil)
        }
    }

    @Test(
        "gzip is sent to those who read it, under another tag",
        arguments: [
            ("gzip", true), ("gzip, deflate, br", true), ("br;q=1, gzip;q=0.5", true), ("GZIP", true), ("*", true),
            ("gzip;q=0", false), ("gzip; q=0.0", false), ("*, gzip;q=0", false), ("*;q=0", false), ("identity", false),
            ("", false), ("gzipped", false), ("gzip;q=x", false),
        ])
    func gzip(accepted: String, isPacked: Bool) throws {
        let response = try response("GET", "/feeds/inotify/en.plist", [.init("accept-encoding", accepted)])
        #expect(response.value(of: "Content-Encoding") == (isPacked ? "gzip" : nil))
        #expect(response.value(of: "ETag")?.hasSuffix("-gzip\"") == isPacked)
        #expect(response.body == (isPacked ? Data([31, 139]) : Data(Self.plist)))
        #expect(response.value(of: "Vary") == "Accept-Encoding")
    }

    @Test("HEAD is answered with the header alone, as long as the body would be")
    func head() throws {
        let response = try response("HEAD", "/feeds/inotify/en.plist")
        #expect(response.status == 200)
        #expect(response.body.isEmpty)
        #expect(response.announced == 2000)
        let missing = try self.response("HEAD", "/nothing")
        #expect(missing.status == 404)
        #expect(missing.body.isEmpty)
    }

    @Test("A browser that asks for what was not built is shown the way to the dashboard, and an app a plain text")
    func leadsBack() throws {
        let browser = ServeRequest.Field("accept", "text/html,application/xhtml+xml,*/*;q=0.8")
        let page = try response("GET", "/nothing", [browser])
        #expect(page.status == 404)
        #expect(page.value(of: "Content-Type") == "text/html; charset=utf-8")
        #expect(String(decoding: page.body, as: UTF8.self).contains("<a href=\"/\">"))
        let text = try response("GET", "/nothing", [.init("accept", "*/*")])
        #expect(text.value(of: "Content-Type") == "text/plain; charset=utf-8")
        #expect(try response("HEAD", "/nothing", [browser]).announced == page.body.count)
    }

    @Test("Who has the feed already is told so: by its tag, or by its time")
    func conditions() throws {
        let path = "/feeds/inotify/en.plist"
        let tag = try #require(try response("GET", path).value(of: "ETag"))
        let packed = ServeRequest.Field("accept-encoding", "gzip")
        func status(_ name: String, _ value: String, _ more: [ServeRequest.Field] = []) throws -> Int {
            try response("GET", path, [.init(name, value)] + more).status
        }
        #expect(try status("if-none-match", tag) == 304)
        #expect(try status("if-none-match", "W/\(tag)") == 304)
        #expect(try status("if-none-match", "\"x\", \(tag)") == 304)
        #expect(try status("if-none-match", "*") == 304)
        #expect(try status("if-none-match", tag, [packed]) == 200)
        #expect(try status("if-none-match", tag.replacing(/"$/, with: "-gzip\""), [packed]) == 304)
        #expect(try status("if-none-match", "\"x\"") == 200)
        let later = ServeRequest.Field("if-modified-since", "Fri, 21 Nov 2025 12:00:00 GMT")
        #expect(try status("if-none-match", "\"x\"", [later]) == 200)
        #expect(try status("if-modified-since", later.value) == 304)
        #expect(try status("if-modified-since", "Thu, 20 Nov 2025 12:00:00 GMT") == 304)
        #expect(try status("if-modified-since", "Thu, 20 Nov 2025 11:59:59 GMT") == 200)
        #expect(try status("if-modified-since", "yesterday") == 200)
    }

    @Test("A control file is always sent, because phones ask with the time of their own last download")
    func control() throws {
        let path = "/feeds/notable/en/control.json"
        let tag = try #require(try response("GET", path).value(of: "ETag"))
        for method in ["GET", "HEAD"] {
            for field in [
                ServeRequest.Field("if-modified-since", "Fri, 01 Jan 2038 00:00:00 GMT"), .init("if-none-match", tag),
            ] {
                let response = try response(method, path, [field])
                #expect(response.status == 200)
                #expect(response.value(of: "Last-Modified") != nil)
            }
        }
    }

    @Test("A part of a file is not sent: the whole is")
    func range() throws {
        let response = try response("GET", "/feeds/inotify/en.plist", [.init("range", "bytes=0-9")])
        #expect(response.status == 200)
        #expect(response.body.count == 2000)
    }

    @Test("Pages get the bar before their end, leave to ask the server, and are not kept")
    func bar() throws {
        for target in ["/", "/index.html", "http://localhost:8080", "http://127.0.0.1:8080/index.html?x"] {
            let response = try response("GET", target)
            #expect(
                String(decoding: response.body, as: UTF8.self)
                    == "<head><meta content=\"connect-src 'self'; default-src 'none'\"></head><body>Hi<aside></aside></body>"
            )
            #expect(response.value(of: "Cache-Control") == "no-store")
            #expect(response.value(of: "ETag") == nil)
            #expect(response.value(of: "Content-Security-Policy") == "frame-ancestors 'none'")
        }
    }

    @Test("Images, whose names are made of their content, are kept")
    func assets() throws {
        let response = try response("GET", "/feeds/assets/a%20b.png")
        #expect(response.value(of: "Cache-Control") == "public, max-age=31536000, immutable")
        #expect(response.value(of: "Vary") == nil)
    }

    @Test(
        "Nothing but what was built is sent",
        arguments: [
            ("/..", 400), ("/../newsadmin.yml", 400), ("/feeds/../../etc/passwd", 400), ("/%2e%2e/etc/passwd", 400),
            ("/%2E%2e%2fetc", 400), ("/feeds%2finotify/en.plist", 400), ("/feeds/%2e/x", 400), ("/a%00.plist", 400),
            ("/%5c..%5cx", 400), ("/\\..\\x", 400), ("/%c0%ae%c0%ae/x", 400), ("/%ff", 400), ("/%e0%80%af", 400),
            ("/feeds//inotify/en.plist", 400), ("//feeds/inotify/en.plist", 400), ("/%", 400), ("/%2", 400),
            ("/%zz", 400), ("/#top", 400), ("index.html", 400), ("*", 400), ("ftp://127.0.0.1/x", 400),
            ("http://news.example.com/", 421), ("http://127.0.0.1:8080@news.example.com/", 421),
            ("http://127.0.0.1:8080/../x", 400), ("/newsadmin.yml", 404), ("/feeds/", 404), ("/feeds", 404),
            ("/FEEDS/inotify/en.plist", 404), ("/feeds/inotify/en.plist/", 404), ("/.git/config", 404), ("/%20", 404),
            ("/feeds/inotify/en.plist%20", 404), ("/feeds/inotify/en.plist.gz", 404), ("/%0d%0aSet-Cookie:x", 400),
            ("/%252e%252e/x", 404), ("/~serve/index.htm", 404),
        ])
    func hostile(target: String, status: Int) throws {
        #expect(try response("GET", target).status == status)
    }

    @Test(
        "Only reading is answered; what else there is says so",
        arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "CONNECT", "get", "X"])
    func methods(method: String) throws {
        let response = try response(method, "/feeds/inotify/en.plist")
        #expect(response.status == 405)
        #expect(response.value(of: "Allow") == "GET, HEAD")
    }

    @Test(
        "A name that another site may have pointed here is not answered",
        arguments: [
            ("127.0.0.1:8080", 200), ("localhost:8080", 200), ("LOCALHOST:8080", 200), ("[::1]:8080", 200),
            ("127.0.0.1", 200), ("127.0.0.1:8081", 200), ("127.0.0.1:x", 421), ("127.0.0.1:99999", 421),
            ("news.example.com:8080", 421), ("192.168.1.2:8080", 421), ("127.0.0.+1:8080", 421),
            ("127.0.0.1:+8080", 421), ("127.0.0.01:8080", 421), ("127.0.0.1:", 421),
            ("localhost.news.example.com:8080", 421), ("", 421), (":8080", 421), ("127.0.0.1:8080:8080", 421),
        ])
    func hosts(host: String, status: Int) throws {
        #expect(try response("GET", "/", [.init("host", host)]).status == status)
    }

    @Test("A server that is open to other machines is asked by its numbers")
    func open() {
        let hosts = ServeHosts(isOpen: true)
        func isAnswered(_ host: String) -> Bool {
            (try? hosts.target(of: ServeRequest("GET", "/", [.init("host", host)]))) != nil
        }
        #expect(isAnswered("192.168.1.2"))
        #expect(isAnswered("[fe80::1]:80"))
        #expect(!isAnswered("news.example.com"))
        #expect(!isAnswered("192.168.1.2.example.com"))
    }

    @Test("Two hosts are refused, and so is none, but by HTTP/1.0")
    func hostCount() throws {
        let host = ServeRequest.Field("host", "127.0.0.1:8080")
        #expect(try response("GET", "/", [host, host]).status == 400)
        guard case .response(let none) = Self.answers.outcome(of: ServeRequest("GET", "/", [])),
            case .response(let old) = Self.answers.outcome(of: ServeRequest("GET", "/", [], isOld: true))
        else { throw Unexpected(target: "/") }
        #expect(none.status == 400)
        #expect(old.status == 200)
    }

    @Test("The moment is chosen by the server’s own pages only")
    func moment() throws {
        let token = ServeRequest.Field("x-newsadmin-token", "secret")
        let origin = ServeRequest.Field("origin", "http://127.0.0.1:8080")
        let host = ServeRequest.Field("host", "127.0.0.1:8080")
        let body = Array("clock".utf8)
        let right = ServeRequest("POST", "/~serve/now", [host, token, origin], body: body)
        guard case .moment("clock") = Self.answers.outcome(of: right) else { throw Unexpected(target: "now") }
        #expect(try response("POST", "/~serve/now", [origin]).status == 403)
        #expect(try response("POST", "/~serve/now", [token, .init("origin", "http://evil.example")]).status == 403)
        #expect(try response("POST", "/~serve/now", [token, .init("origin", "null")]).status == 403)
        #expect(try response("POST", "/~serve/now", [token, .init("sec-fetch-site", "cross-site")]).status == 403)
        #expect(try response("POST", "/~serve/now", [.init("x-newsadmin-token", "Secret")]).status == 403)
        let get = try response("GET", "/~serve/now", [token])
        #expect(get.status == 405)
        #expect(get.value(of: "Allow") == "POST")
    }

    @Test("Changes are told to the server’s own pages only")
    func events() throws {
        let host = ServeRequest.Field("host", "127.0.0.1:8080")
        guard case .events = Self.answers.outcome(of: ServeRequest("GET", "/~serve/events", [host])) else {
            throw Unexpected(target: "events")
        }
        #expect(try response("GET", "/~serve/events", [.init("sec-fetch-site", "cross-site")]).status == 403)
        #expect(try response("POST", "/~serve/events").status == 405)
    }

    @Test("An answer is written as HTTP/1.1 has it; one that nothing has changed has no length")
    func encoding() throws {
        var response = try response("HEAD", "/feeds/assets/a%20b.png")
        response.closes = true
        let tag = try #require(response.value(of: "ETag"))
        #expect(
            String(decoding: response.encoded(now: Instant(seconds: 0)), as: UTF8.self) == """
                HTTP/1.1 200 OK\r
                Date: Thu, 01 Jan 1970 00:00:00 GMT\r
                Content-Type: image/png\r
                Cache-Control: public, max-age=31536000, immutable\r
                X-Content-Type-Options: nosniff\r
                ETag: \(tag)\r
                Last-Modified: Thu, 20 Nov 2025 12:00:00 GMT\r
                Content-Length: 1\r
                Connection: close\r
                \r

                """)
        let same = try self.response("GET", "/feeds/assets/a%20b.png", [.init("if-none-match", tag)])
        #expect(!String(decoding: same.encoded(now: Instant(seconds: 0)), as: UTF8.self).contains("Content-Length"))
    }
}

extension ServeResponse {
    /// The value of a header field; nil where there is none.
    fileprivate func value(of name: String) -> String? {
        fields.first { $0.name.lowercased() == name.lowercased() }?.value
    }
}
