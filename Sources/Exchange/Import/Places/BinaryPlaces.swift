import Clients

/// Finds values in a binary property list that has been read already; no more steps are taken than a path has.
struct BinaryPlaces {
    private let layout: BinaryPropertyListLayout

    /// The list with its trailer read; nil where it is damaged.
    init?(_ bytes: [UInt8]) {
        guard let layout = try? BinaryPropertyListLayout(bytes) else { return nil }
        self.layout = layout
    }

    /// The offset of the value at the end of these steps.
    func offset(of steps: ArraySlice<FeedPath.Step>) -> Int? {
        try? offset(of: steps, from: layout.root)
    }

    private func offset(of steps: ArraySlice<FeedPath.Step>, from object: Int) throws(PropertyListError) -> Int? {
        let start = try layout.offset(of: object)
        guard let step = steps.first else { return start }
        let kind = layout.bytes[start] >> 4
        let (count, content) = try layout.length(at: start)
        switch step {
        case .index(let place):
            guard kind == 0xA, place < count else { return nil }
            return try offset(of: steps.dropFirst(), from: layout.reference(content, place))
        case .key(let key):
            guard kind == 0xD else { return nil }
            for place in 0..<count {
                guard try text(of: layout.reference(content, place)) == key else { continue }
                return try offset(of: steps.dropFirst(), from: layout.reference(content, count + place))
            }
            return nil
        }
    }

    private func text(of object: Int) throws(PropertyListError) -> String? {
        let start = try layout.offset(of: object)
        let kind = layout.bytes[start] >> 4
        guard kind == 0x5 || kind == 0x6 else { return nil }
        let (count, content) = try layout.length(at: start)
        return try layout.text(isWide: kind == 0x6, length: count, start: content)
    }
}
