import Foundation

/// Numbers lines of bytes in the order in which they come, each once.
///
/// A dictionary of texts would hash and compare each of the thousands of lines of a page as Unicode.
struct LineIndex {
    private var bytes: [UInt8] = []
    private var lines: [(hash: UInt64, start: Int, count: Int)] = []
    /// The places of lines by their hashes, one more than each: 0 is room. Its size is a power of two.
    private var slots = [UInt32](repeating: 0, count: 1024)

    /// The place of a line, and whether it was not there before.
    mutating func place(of line: UnsafeRawBufferPointer) -> (place: Int, isNew: Bool) {
        let hash = Self.hash(of: line)
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let place = Int(slots[slot]) - 1
            if holds(line, hash: hash, at: place) { return (place, false) }
            slot = (slot + 1) & (slots.count - 1)
        }
        lines.append((hash, bytes.count, line.count))
        bytes.append(contentsOf: line)
        slots[slot] = UInt32(lines.count)
        if lines.count * 2 > slots.count { grow() }
        return (lines.count - 1, true)
    }

    /// Forgets all lines, and keeps the room.
    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        lines.removeAll(keepingCapacity: true)
        for slot in slots.indices { slots[slot] = 0 }
    }

    private func holds(_ line: UnsafeRawBufferPointer, hash: UInt64, at place: Int) -> Bool {
        let known = lines[place]
        guard known.hash == hash, known.count == line.count else { return false }
        guard let start = line.baseAddress, !line.isEmpty else { return true }
        return bytes.withUnsafeBytes { all in
            all.baseAddress.map { memcmp($0 + known.start, start, line.count) == 0 } ?? true
        }
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        for (place, line) in lines.enumerated() {
            var slot = Int(truncatingIfNeeded: line.hash) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt32(place + 1)
        }
    }

    /// A hash that needs to be quick and to spread, nothing else: eight bytes for each multiplication.
    private static func hash(of line: UnsafeRawBufferPointer) -> UInt64 {
        var hash = UInt64(line.count) &* 0x9E37_79B9_7F4A_7C15
        var index = 0
        while index + 8 <= line.count {
            hash = mixed(hash ^ line.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            index += 8
        }
        var rest: UInt64 = 0
        while index < line.count {
            rest = rest << 8 | UInt64(line[index])
            index += 1
        }
        return mixed(hash ^ rest)
    }

    private static func mixed(_ value: UInt64) -> UInt64 {
        let (high, low) = (value ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
        return high ^ low
    }
}
