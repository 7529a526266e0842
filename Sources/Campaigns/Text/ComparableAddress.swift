import Files

/// An address without what does not matter: encryption, a slash at its end, the case of its host.
enum ComparableAddress {
    /// The form in which two addresses are compared.
    static func of(_ address: String) -> String {
        address.withUTF8Bytes(ofASCII) ?? plain(address)
    }

    /// The same for an address whose bytes are its characters; nil for others.
    private static func ofASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        guard bytes.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return nil }
        var start = 0
        for scheme in ["https://", "http://"] as [StaticString] where start == 0 && begins(bytes, with: scheme) {
            start = scheme.utf8CodeUnitCount
        }
        var end = bytes.count
        if end > start, bytes[end - 1] == UInt8(ascii: "/") { end -= 1 }
        return String(unsafeUninitializedCapacity: end - start) { result in
            var isHost = true
            for index in start..<end {
                let byte = bytes[index]
                if byte == 0x2F || byte == 0x3F || byte == 0x23 { isHost = false }
                result[index - start] = isHost ? byte.lowercased : byte
            }
            return end - start
        }
    }

    private static func begins(_ bytes: UnsafeBufferPointer<UInt8>, with scheme: StaticString) -> Bool {
        guard bytes.count >= scheme.utf8CodeUnitCount else { return false }
        for index in 0..<scheme.utf8CodeUnitCount {
            guard bytes[index].lowercased == scheme.utf8Start[index] else { return false }
        }
        return true
    }

    /// The same, character by character, for addresses that hold more than ASCII.
    static func plain(_ address: String) -> String {
        var rest = address[...]
        for scheme in ["https://", "http://"] where address.lowercased().hasPrefix(scheme) {
            rest = address.dropFirst(scheme.count)
        }
        if rest.hasSuffix("/") { rest.removeLast() }
        let host = rest.prefix { !"/?#".contains($0) }
        return host.lowercased() + rest.dropFirst(host.count)
    }
}

extension String {
    /// Whether two opening braces stand side by side.
    var holdsTwoBraces: Bool {
        var last: UInt8 = 0
        for byte in utf8 {
            if byte == UInt8(ascii: "{"), last == byte { return true }
            last = byte
        }
        return false
    }
}
