import Files

/// Reads the header of a request: the first line and the fields.
struct ServeRequestHead {
    let limits: ServeLimits

    /// The request without its body, and how long the body is.
    func read(_ header: ArraySlice<UInt8>) throws(ServeRefusal) -> (ServeRequest, Int) {
        let lines = try lines(of: header)
        guard lines[0].count <= limits.line else {
            throw ServeRefusal(414, "The first line of the request is too long.")
        }
        guard lines.count - 1 <= limits.fields else {
            throw ServeRefusal(431, "The request has too many header fields.")
        }
        let parts = lines[0].split(separator: 32, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].allSatisfy(Self.isToken), !parts[0].isEmpty, parts[0].count <= 32,
            !parts[1].isEmpty, parts[1].allSatisfy({ $0 > 32 && $0 < 127 })
        else { throw ServeRefusal(400, "The first line is no request.") }
        let version = String(decoding: parts[2], as: UTF8.self)
        guard version.wholeMatch(of: /HTTP\/[0-9]\.[0-9]/) != nil else {
            throw ServeRefusal(400, "The first line is no request.")
        }
        guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
            throw ServeRefusal(505, "This server speaks HTTP/1.1.")
        }
        var request = ServeRequest(
            String(decoding: parts[0], as: UTF8.self), String(decoding: parts[1], as: UTF8.self), [],
            isOld: version == "HTTP/1.0")
        for line in lines.dropFirst() { request.fields.append(try field(line)) }
        let connection = request.list("connection").map { $0.lowercased() }
        request.isPersistent = !request.isOld && !connection.contains("close")
        return (request, try bodyLength(of: request))
    }

    /// The lines; a lone CR or LF, which some servers take for a line end and others do not, is refused.
    private func lines(of header: ArraySlice<UInt8>) throws(ServeRefusal) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = header.startIndex
        var index = start
        while index < header.endIndex {
            if header[index] == 10 { throw ServeRefusal(400, "A line of the header does not end with CR LF.") }
            if header[index] == 13 {
                guard index + 1 < header.endIndex, header[index + 1] == 10 else {
                    throw ServeRefusal(400, "A line of the header does not end with CR LF.")
                }
                lines.append(header[start..<index])
                index += 2
                start = index
            } else {
                index += 1
            }
        }
        return lines + [header[start...]]
    }

    private func field(_ line: ArraySlice<UInt8>) throws(ServeRefusal) -> ServeRequest.Field {
        guard let colon = line.firstIndex(of: 58), colon > line.startIndex,
            line[..<colon].allSatisfy(Self.isToken), line.allSatisfy({ $0 >= 32 && $0 != 127 || $0 == 9 })
        else { throw ServeRefusal(400, "A line of the header is no header field.") }
        let value = String(decoding: line[(colon + 1)...], as: UTF8.self)
        return ServeRequest.Field(
            String(decoding: line[..<colon], as: UTF8.self).lowercased(), value.trimmingBlanks)
    }

    private func bodyLength(of request: ServeRequest) throws(ServeRefusal) -> Int {
        guard request.values(of: "transfer-encoding").isEmpty else {
            throw ServeRefusal(411, "A body says how long it is; bodies in chunks are not read.")
        }
        guard request.values(of: "expect").isEmpty else { throw ServeRefusal(417, "Nothing is promised in advance.") }
        let lengths = request.values(of: "content-length")
        guard let text = lengths.first else { return 0 }
        guard lengths.count == 1, !text.isEmpty, text.utf8.allSatisfy(\.isDigit) else {
            throw ServeRefusal(400, "Content-Length is no number.")
        }
        guard let length = Int(text), length <= limits.body else {
            throw ServeRefusal(413, "The request’s body is too long.")
        }
        return length
    }

    /// Whether a byte may stand in a method or in the name of a field.
    private static func isToken(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit || "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
}
