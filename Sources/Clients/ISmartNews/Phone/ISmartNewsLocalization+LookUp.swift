extension ISmartNewsLocalization {
    /// The value that the client finds under the key; the key is lower-cased, false and empty text count as found.
    func value(of key: String, in dictionary: ISmartNewsDictionary) -> PropertyValue? {
        let isFolded = key.utf8.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) }
        return value(ofFolded: isFolded ? key : key.lowercased(), in: dictionary)
    }

    private func value(ofFolded key: String, in dictionary: ISmartNewsDictionary) -> PropertyValue? {
        guard dictionary.mayHaveVariants(of: key) else { return dictionary.values[key] }
        for (step, ending) in endings.enumerated() {
            let name = key + ending
            if step >= Self.stepsWithCountry, let value = conditioned(name, in: dictionary) { return value }
            if let value = dictionary.values[name] { return value }
        }
        return nil
    }

    /// Where several conditions hold, the client follows the order of a hash table; here the names' order decides.
    private func conditioned(_ name: String, in dictionary: ISmartNewsDictionary) -> PropertyValue? {
        dictionary.conditioned[name]?.first { satisfies($0.condition) }?.value
    }

    /// Looks up one key of a dictionary.
    ///
    /// - Parameters:
    ///   - key: the key without any ending.
    ///   - dictionary: a dictionary; anything else holds nothing.
    ///   - lowercaseFirst: whether keys are folded before, as those of feeds are.
    func value(of key: String, in dictionary: PropertyValue, lowercaseFirst: Bool) -> PropertyValue? {
        guard let entries = dictionary.dictionary else { return nil }
        return value(of: key, in: ISmartNewsDictionary(entries, folds: lowercaseFirst))
    }
}
