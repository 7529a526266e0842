import Files

/// The values of a dictionary by key, in the order in which they were first named.
///
/// Dictionaries of feeds hold some ten values under short names: looking along them takes less than a table.
struct ISmartNewsValues: Equatable, Sendable, Sequence {
    private var entries: [PropertyValue.Entry] = []
    private var places: [ExactText: Int]?

    /// How many values are looked along.
    private static let mostWithoutTable = 24

    /// No values yet, but soon so many.
    init(capacity: Int) {
        entries.reserveCapacity(capacity)
    }

    /// The value of a key.
    subscript(key: String) -> PropertyValue? {
        get { place(of: key).map { entries[$0].value } }
        set {
            guard let newValue else { return }
            if let place = place(of: key) {
                entries[place].value = newValue
                return
            }
            places?[ExactText(key)] = entries.count
            entries.append(.init(key, newValue))
            if places == nil, entries.count > Self.mostWithoutTable {
                places = Dictionary(entries.indices.map { (ExactText(entries[$0].key), $0) }, uniquingKeysWith: { $1 })
            }
        }
    }

    /// The keys with their values.
    func makeIterator() -> some IteratorProtocol<PropertyValue.Entry> {
        entries.makeIterator()
    }

    /// The keys.
    var keys: some Sequence<String> { entries.lazy.map(\.key) }

    private func place(of key: String) -> Int? {
        if let places { return places[ExactText(key)] }
        return entries.firstIndex { $0.key.hasBytes(of: key) }
    }
}
