import Files

/// The way from what a request names to a file of the site.
enum ServePath {
    /// The path of a target, without the slash before it and without the query.
    ///
    /// Whatever might mean another place to another program is refused: steps up, empty steps, slashes that are encoded,
    /// backslashes, control characters, bytes that are not UTF-8.
    ///
    /// - Throws: ``ServeRefusal`` with 400.
    static func path(of target: some StringProtocol) throws(ServeRefusal) -> String {
        let written = Array(target.utf8.prefix { $0 != UInt8(ascii: "?") })
        guard written.first == UInt8(ascii: "/") else { throw ServeRefusal(400, "An address begins with a slash.") }
        let bytes = try decoded(written.dropFirst())
        guard let path = String(validating: bytes, as: UTF8.self) else {
            throw ServeRefusal(400, "The address is not UTF-8.")
        }
        guard bytes.allSatisfy({ $0 >= 32 && $0 != 127 && $0 != UInt8(ascii: "\\") }) else {
            throw ServeRefusal(400, "The address has characters that no file here has.")
        }
        let steps = PathSteps(path).all
        // A folder's address ends with a slash, so the last step may be empty.
        guard !steps.contains("."), !steps.contains(".."), !steps.dropLast().contains("") else {
            throw ServeRefusal(400, "The address has steps that lead nowhere.")
        }
        return path
    }

    private static func decoded(_ written: ArraySlice<UInt8>) throws(ServeRefusal) -> [UInt8] {
        var bytes: [UInt8] = []
        var index = written.startIndex
        while index < written.endIndex {
            var byte = written[index]
            if byte == UInt8(ascii: "#") { throw ServeRefusal(400, "The address has characters that it must encode.") }
            if byte == UInt8(ascii: "%") {
                guard index + 2 < written.endIndex, let high = written[index + 1].hexadecimalValue,
                    let low = written[index + 2].hexadecimalValue
                else { throw ServeRefusal(400, "The address is wrongly encoded.") }
                byte = high << 4 | low
                guard byte != UInt8(ascii: "/") else { throw ServeRefusal(400, "The address encodes a slash.") }
                index += 2
            }
            bytes.append(byte)
            index += 1
        }
        return bytes
    }
}
