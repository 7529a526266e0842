import Files

extension FeedEntry {
    /// Whether phones get the same of both: the identity, the entry and its files.
    func isSame(as other: FeedEntry) -> Bool {
        hasIdentity(of: other) && value == other.value && files == other.files
    }

    /// Whether both have one identity for devices, which also tell apart what only looks alike.
    func hasIdentity(of other: FeedEntry) -> Bool {
        identity.hasBytes(of: other.identity)
    }
}

extension PropertyValue {
    /// The names under which two dictionaries hold different values, in the order of the alphabet.
    func namesOfDifferences(from other: PropertyValue) -> [String] {
        let names = Set(((dictionary ?? []) + (other.dictionary ?? [])).map { ExactText($0.key) })
        return names.map(\.text).filter { self[$0] != other[$0] }.sorted()
    }
}
