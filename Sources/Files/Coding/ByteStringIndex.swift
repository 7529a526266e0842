#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Numbers strings of bytes in the order in which they come, each once.
///
/// A dictionary would take longer to hash each of the thousands of lines of a page, and hold a text of its own for each. Here
/// a string is looked for once, whether it is there or not.
public struct ByteStringIndex: Sendable {
    private var bytes: [UInt8] = []
    private var strings: [(hash: UInt64, start: Int, count: Int)] = []
    /// The numbers of strings by their hashes, one more than each: 0 is room. Its size is a power of two.
    private var slots = [UInt32](repeating: 0, count: 1024)
    private let seed = Self.seed

    /// What hashes follow from beside the strings: nobody can write thousands of texts that have one in common. Numbers do
    /// not depend on it.
    private static let seed = UInt64.random(in: .min ... .max)

    /// An index of nothing.
    public init() {}

    /// The number of a string, from 0, and whether it was not there before.
    public mutating func number(of string: UnsafeBufferPointer<UInt8>) -> (number: Int, isNew: Bool) {
        let string = UnsafeRawBufferPointer(string)
        let hash = hash(of: string)
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let number = Int(slots[slot]) - 1
            if holds(string, hash: hash, at: number) { return (number, false) }
            slot = (slot + 1) & (slots.count - 1)
        }
        strings.append((hash, bytes.count, string.count))
        bytes.append(contentsOf: string)
        slots[slot] = UInt32(strings.count)
        if strings.count * 2 > slots.count { grow() }
        return (strings.count - 1, true)
    }

    /// Forgets all strings, and keeps the room.
    public mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        strings.removeAll(keepingCapacity: true)
        for slot in slots.indices { slots[slot] = 0 }
    }

    private func holds(_ string: UnsafeRawBufferPointer, hash: UInt64, at number: Int) -> Bool {
        let known = strings[number]
        guard known.hash == hash, known.count == string.count else { return false }
        guard let start = string.baseAddress, !string.isEmpty else { return true }
        return bytes.withUnsafeBytes { all in
            all.baseAddress.map { memcmp($0 + known.start, start, string.count) == 0 } ?? true
        }
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        for (number, string) in strings.enumerated() {
            var slot = Int(truncatingIfNeeded: string.hash) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt32(number + 1)
        }
    }

    /// A hash that is quick and spreads, and that nobody can foresee: eight bytes for each multiplication.
    private func hash(of string: UnsafeRawBufferPointer) -> UInt64 {
        var hash = UInt64(string.count) &* 0x9E37_79B9_7F4A_7C15
        var index = 0
        while index + 8 <= string.count {
            hash = mixed(hash ^ string.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            index += 8
        }
        var rest: UInt64 = 0
        while index < string.count {
            rest = rest << 8 | UInt64(string[index])
            index += 1
        }
        return mixed(hash ^ rest)
    }

    private func mixed(_ value: UInt64) -> UInt64 {
        let (high, low) = (value ^ seed).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
        return high ^ low
    }
}
