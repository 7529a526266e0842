import Clients

/// Finds values in a binary property list that has been read already; no more steps are taken than a path has.
struct BinaryPlaces {
    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let root: Int
    private let table: Int

    /// The list with its trailer read; nil where it is damaged.
    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        let trailer = bytes.count - 32
        guard trailer >= 8, let root = Self.number(bytes, trailer + 16, 8),
            let table = Self.number(bytes, trailer + 24, 8), table <= bytes.count
        else { return nil }
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else { return nil }
        self.root = root
        self.table = table
    }

    /// The offset of the value at the end of these steps.
    func offset(of steps: ArraySlice<FeedPath.Step>) -> Int? {
        offset(of: steps, from: root)
    }

    private func offset(of steps: ArraySlice<FeedPath.Step>, from object: Int) -> Int? {
        guard object < bytes.count, let start = Self.number(bytes, table + object * offsetSize, offsetSize),
            start < bytes.count
        else { return nil }
        guard let step = steps.first else { return start }
        guard let (count, content) = length(at: start) else { return nil }
        switch step {
        case .index(let place):
            guard bytes[start] >> 4 == 0xA, place < count, let next = reference(content, place) else { return nil }
            return offset(of: steps.dropFirst(), from: next)
        case .key(let key):
            guard bytes[start] >> 4 == 0xD, count <= bytes.count else { return nil }
            for place in 0..<count where reference(content, place).flatMap(text) == key {
                guard let next = reference(content, count + place) else { return nil }
                return offset(of: steps.dropFirst(), from: next)
            }
            return nil
        }
    }

    private func text(of object: Int) -> String? {
        guard object < bytes.count, let start = Self.number(bytes, table + object * offsetSize, offsetSize),
            start < bytes.count, let (count, content) = length(at: start)
        else { return nil }
        let isWide = bytes[start] >> 4 == 6
        guard isWide || bytes[start] >> 4 == 5, count <= (bytes.count - content) / (isWide ? 2 : 1) else { return nil }
        guard isWide else { return String(decoding: bytes[content..<content + count], as: UTF8.self) }
        let units = (0..<count).map { UInt16(bytes[content + 2 * $0]) << 8 | UInt16(bytes[content + 2 * $0 + 1]) }
        return String(decoding: units, as: UTF16.self)
    }

    private func length(at start: Int) -> (count: Int, content: Int)? {
        let low = Int(bytes[start] & 15)
        if low < 15 { return (low, start + 1) }
        guard start + 1 < bytes.count, bytes[start + 1] & 15 <= 3 else { return nil }
        let size = 1 << Int(bytes[start + 1] & 15)
        return Self.number(bytes, start + 2, size).map { ($0, start + 2 + size) }
    }

    private func reference(_ content: Int, _ place: Int) -> Int? {
        Self.number(bytes, content + place * referenceSize, referenceSize)
    }

    private static func number(_ bytes: [UInt8], _ start: Int, _ size: Int) -> Int? {
        guard start >= 0, start <= bytes.count - size else { return nil }
        return Int(exactly: bytes[start..<start + size].reduce(0) { $0 << 8 | UInt64($1) })
    }
}
