/// Base64 with padding, as property lists hold data.
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// Appends the notation of `data`.
    static func append(_ data: [UInt8], to bytes: inout [UInt8]) {
        for start in stride(from: 0, to: data.count, by: 3) {
            let group = data[start..<Swift.min(start + 3, data.count)]
            let bits = group.reduce(0) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
            for position in 0..<4 {
                let digit = Int(bits >> (18 - 6 * UInt32(position)) & 63)
                bytes.append(position <= group.count ? alphabet[digit] : UInt8(ascii: "="))
            }
        }
    }

    /// The notation of `data`.
    static func text(_ data: [UInt8]) -> String {
        var bytes: [UInt8] = []
        append(data, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
