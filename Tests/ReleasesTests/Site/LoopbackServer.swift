import Foundation

/// A web server on this machine that answers each path with the bytes it was given, whole or broken.
final class LoopbackServer: @unchecked Sendable {
    /// What a path is answered with.
    enum Answer {
        /// These bytes, then the end of the connection.
        case bytes([UInt8])
        /// Nothing, while the connection stays open until the server stops.
        case silence
        /// These bytes, once so many questions are waiting for theirs.
        case together(Int, [UInt8])
    }

    private let answers: [String: Answer]
    private let listener: Int32
    let port: UInt16
    // What stands below is touched only while the condition is locked.
    private let condition = NSCondition()
    private var asked: [String] = []
    private var waiting = 0
    private var isStopped = false

    init(_ answers: [String: Answer]) throws {
        self.answers = answers
        #if os(Linux)
            listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        #else
            listener = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let (listener, size) = (listener, length)
        let failed = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, size) != 0 || listen(listener, 64) != 0
                    || getsockname(listener, address, &length) != 0
            }
        }
        guard !failed else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [self] in accept() }
    }

    /// The address of a path.
    func url(_ path: String) -> String {
        "http://127.0.0.1:\(port)\(path)"
    }

    /// The heads of all questions so far.
    var questions: [String] {
        condition.withLock { asked }
    }

    /// Ends the server and what it has not answered.
    func stop() {
        condition.withLock {
            isStopped = true
            condition.broadcast()
        }
        shutdown(listener, Int32(SHUT_RDWR))
    }

    private func accept() {
        while true {
            let connection = Foundation.accept(listener, nil, nil)
            guard connection >= 0 else { break }
            #if canImport(Darwin)
                // Who hangs up early must not end the tests.
                var on: Int32 = 1
                setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
            #endif
            Thread.detachNewThread { [self] in
                serve(connection)
                close(connection)
            }
        }
        close(listener)
    }

    private func serve(_ connection: Int32) {
        var head: [UInt8] = []
        while !head.suffix(4).elementsEqual(Array("\r\n\r\n".utf8)) {
            var byte: UInt8 = 0
            guard recv(connection, &byte, 1, 0) == 1 else { return }
            head.append(byte)
        }
        let question = String(decoding: head, as: UTF8.self)
        condition.withLock { asked.append(question) }
        switch answers[question.split(separator: " ").dropFirst().first.map(String.init) ?? ""] {
        case .bytes(let bytes): send(bytes, to: connection)
        case .silence: condition.withLock { while !isStopped { condition.wait() } }
        case .together(let count, let bytes):
            condition.withLock {
                waiting += 1
                condition.broadcast()
                while waiting < count && !isStopped { condition.wait() }
            }
            send(bytes, to: connection)
        case nil: send(Array("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n".utf8), to: connection)
        }
    }

    private func send(_ bytes: [UInt8], to connection: Int32) {
        var sent = 0
        while sent < bytes.count {
            #if os(Linux)
                let flags = Int32(MSG_NOSIGNAL)
            #else
                let flags: Int32 = 0
            #endif
            let count = bytes.withUnsafeBytes {
                Foundation.send(connection, $0.baseAddress! + sent, bytes.count - sent, flags)
            }
            guard count > 0 else { return }
            sent += count
        }
    }
}
