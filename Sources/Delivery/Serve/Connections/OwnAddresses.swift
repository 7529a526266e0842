#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The numbers under which other machines reach this one.
public enum OwnAddresses {
    /// Those of IP version 4, in the order of the network interfaces.
    public static func all() -> [String] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        var addresses: [String] = []
        var next = list
        while let entry = next {
            next = entry.pointee.ifa_next
            let isUp = entry.pointee.ifa_flags & UInt32(IFF_UP.rawBits) != 0
            guard isUp, let address = entry.pointee.ifa_addr, Int32(address.pointee.sa_family) == AF_INET else {
                continue
            }
            var name = [CChar](repeating: 0, count: 64)
            let size = socklen_t(MemoryLayout<sockaddr_in>.size)
            guard getnameinfo(address, size, &name, 64, nil, 0, NI_NUMERICHOST) == 0 else { continue }
            let text = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            if !text.hasPrefix("127.") { addresses.append(text) }
        }
        return addresses
    }
}

#if canImport(Darwin)
    extension Int32 {
        fileprivate var rawBits: UInt32 { UInt32(self) }
    }
#else
    extension Numeric where Self: BinaryInteger {
        fileprivate var rawBits: UInt32 { UInt32(self) }
    }
#endif
