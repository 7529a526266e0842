/// Measures how deep a binary property list is nested; objects in it refer to one another by number.
struct BinaryPropertyListDepth {
    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let count: Int
    private let root: Int
    private let table: Int

    /// The list with its trailer read; one that is damaged has no objects.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let trailer = bytes.count - 32
        guard trailer >= 8, let count = Self.number(bytes, trailer + 8, 8), count <= bytes.count,
            let table = Self.number(bytes, trailer + 24, 8), table <= bytes.count
        else {
            (offsetSize, referenceSize, count, root, table) = (0, 0, 0, 0, 0)
            return
        }
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        root = Self.number(bytes, trailer + 16, 8) ?? 0
        self.count = count
        self.table = table
    }

    /// Whether no object lies deeper than `limit` below the root; false for objects that contain themselves.
    func isAtMost(_ limit: Int) -> Bool {
        var deepest: [Int: Int] = [root: 0]
        var pending = [root]
        // Objects may share their lists of references, so a small file can hold very many of them.
        var remaining = 20_000_000
        while let object = pending.popLast() {
            guard let depth = deepest[object] else { continue }
            let children = children(of: object)
            remaining -= children.count
            if remaining < 0 { return false }
            for child in children where (deepest[child] ?? -1) < depth + 1 {
                if depth + 1 > limit { return false }
                deepest[child] = depth + 1
                pending.append(child)
            }
        }
        return true
    }

    private func children(of object: Int) -> [Int] {
        guard object >= 0, object < count, offsetSize > 0, referenceSize > 0,
            let start = Self.number(bytes, table + object * offsetSize, offsetSize),
            start >= 0, start < bytes.count
        else { return [] }
        let kind = bytes[start] >> 4
        guard kind == 0xA || kind == 0xB || kind == 0xC || kind == 0xD else { return [] }
        var length = Int(bytes[start] & 0xF)
        var position = start + 1
        if length == 0xF {
            guard position < bytes.count, bytes[position] >> 4 == 1, bytes[position] & 0xF <= 3 else { return [] }
            let size = 1 << Int(bytes[position] & 0xF)
            guard let long = Self.number(bytes, position + 1, size) else { return [] }
            length = long
            position += 1 + size
        }
        guard length >= 0, length <= bytes.count / referenceSize else { return [] }
        let references = kind == 0xD ? length * 2 : length
        return (0..<references).compactMap { Self.number(bytes, position + $0 * referenceSize, referenceSize) }
    }

    private static func number(_ bytes: [UInt8], _ start: Int, _ size: Int) -> Int? {
        guard start >= 0, size > 0, size <= 8, start <= bytes.count - size else { return nil }
        var value: UInt64 = 0
        for byte in bytes[start..<start + size] { value = value << 8 | UInt64(byte) }
        return Int(exactly: value)
    }
}
