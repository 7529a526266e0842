import Files

/// The first lines of an answer: its status and its headers.
struct ResponseHead {
    var status: Int
    var headers: SiteHeaders = [:]

    /// Reads what curl wrote of an answer's headers; nil if there is none that counts.
    ///
    /// An answer may be announced by others (status 100 to 199) and followed by trailers; both are passed over.
    init?(reading bytes: [UInt8]) {
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Self.text)[...]
        while let first = lines.first {
            let block = lines.prefix { !$0.isEmpty }
            lines = lines.dropFirst(block.count + 1)
            guard first.hasPrefix("HTTP/"),
                let status = first.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
            else { return nil }
            if 100..<200 ~= status { continue }
            self.status = status
            for line in block.dropFirst() {
                guard let colon = line.firstIndex(of: ":") else { continue }
                headers.add(String(line[..<colon]), line[line.index(after: colon)...].trimmingBlanks)
            }
            return
        }
        return nil
    }

    /// The characters of a line; HTTP has one byte for each.
    private static func text(_ line: ArraySlice<UInt8>) -> String {
        var text = ""
        text.unicodeScalars.append(contentsOf: (line.last == 0x0D ? line.dropLast() : line).map { Unicode.Scalar($0) })
        return text
    }
}
