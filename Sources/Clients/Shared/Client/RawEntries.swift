/// What stands under `raw` in a campaign's block, and where.
struct RawEntries: Sendable {
    /// The entries, in the order in which they are written.
    let entries: [PropertyValue.Entry]
    /// Where `raw` is written, as an offset of the source file; nil where it is not.
    let offset: Int?
    private let places: [String: Int]

    /// Nothing.
    init() {
        self.init([], at: nil, places: [:])
    }

    /// Entries whose names stand at these offsets.
    init(_ entries: [PropertyValue.Entry], at offset: Int?, places: [String: Int]) {
        self.entries = entries
        self.offset = offset
        self.places = places
    }

    /// Whether there are none.
    var isEmpty: Bool { entries.isEmpty }

    /// Where a name is written; where `raw` is, for one that stands further inside.
    func offset(of key: String) -> Int? { places[key] ?? offset }

    /// Where the name is written under which something stands.
    func offset(under path: FeedPath) -> Int? {
        guard case .key(let key)? = path.steps.first else { return offset }
        return offset(of: key)
    }

    /// Others of the same names, in the same places.
    func with(_ entries: [PropertyValue.Entry]) -> RawEntries {
        RawEntries(entries, at: offset, places: places)
    }
}
