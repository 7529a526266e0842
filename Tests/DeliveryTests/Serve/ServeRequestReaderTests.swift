import Testing

@testable import Delivery

/// What is a request, and what is refused before it is one.
@Suite struct ServeRequestReaderTests {
    @Test("Requests that come in one byte at a time, one behind the other, are read one by one")
    func inPieces() throws {
        var reader = ServeRequestReader()
        var requests: [ServeRequest] = []
        for byte
            in "GET /a HTTP/1.1\r\nHost: x\r\n\r\nPOST /b HTTP/1.1\r\nContent-Length:2 \r\n\r\nhi\r\nHEAD /c HTTP/1.0\r\n\r\n"
            .utf8
        {
            reader.append([byte])
            while let request = try reader.next() { requests.append(request) }
        }
        #expect(
            requests == [
                ServeRequest("GET", "/a", [.init("host", "x")]),
                ServeRequest("POST", "/b", [.init("content-length", "2")], body: Array("hi".utf8)),
                ServeRequest("HEAD", "/c", [], isPersistent: false, isOld: true),
            ])
        #expect(reader.isEmpty)
    }

    @Test(
        "What is no request is refused with the status that says so",
        arguments: [
            ("GET / HTTP/1.1\nHost: x\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: x\nA: b\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nHost: x\rA: b\r\n\r\n", 400), ("GET /\r\n\r\n", 400), ("GET / HTTP/1.1 x\r\n\r\n", 400),
            ("GET  / HTTP/1.1\r\n\r\n", 400), (" GET / HTTP/1.1\r\n\r\n", 400), ("G@T / HTTP/1.1\r\n\r\n", 400),
            ("GET /\u{7F} HTTP/1.1\r\n\r\n", 400), ("GET /é HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/2.0\r\n\r\n", 505),
            ("GET / HTTP/1.12\r\n\r\n", 400), ("\u{16}\u{3}\u{1}\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nHost : x\r\n\r\n", 400), ("GET / HTTP/1.1\r\n: x\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nA: b\r\n folded\r\n\r\n", 400), ("GET / HTTP/1.1\r\nA: \u{0}\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nno colon\r\n\r\n", 400), ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 411),
            ("POST / HTTP/1.1\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\nContent-Length: +1\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\nContent-Length: 104857600\r\n\r\n", 413),
            ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", 413),
            ("POST / HTTP/1.1\r\nExpect: 100-continue\r\n\r\n", 417),
        ])
    func noRequest(text: String, status: Int) {
        #expect(refusal(of: Array(text.utf8)) == status)
    }

    @Test("What is too long is refused before its end has come, and no more than the limits is kept")
    func tooLong() {
        #expect(refusal(of: Array("GET /".utf8) + Array(repeating: 97, count: 5000)) == 414)
        let fields = String(repeating: "A: \(String(repeating: "b", count: 1000))\r\n", count: 20)
        #expect(refusal(of: Array("GET / HTTP/1.1\r\n\(fields)".utf8)) == 431)
        let many = String(repeating: "A: b\r\n", count: 65)
        #expect(refusal(of: Array("GET / HTTP/1.1\r\n\(many)\r\n".utf8)) == 431)
        #expect(refusal(of: Array(repeating: 0, count: 100_000)) == 414)
    }

    @Test("A half request is waited for")
    func half() throws {
        var reader = ServeRequestReader()
        reader.append(Array("GET / HTTP/1.1\r\nHost: x\r\n".utf8))
        #expect(try reader.next() == nil)
        #expect(!reader.isEmpty)
    }

    private func refusal(of bytes: [UInt8]) -> Int? {
        var reader = ServeRequestReader()
        do throws(ServeRefusal) {
            for start in stride(from: 0, to: bytes.count, by: 4096) {
                reader.append(bytes[start..<min(start + 4096, bytes.count)])
                if try reader.next() != nil { return nil }
            }
            return nil
        } catch {
            return error.status
        }
    }
}
