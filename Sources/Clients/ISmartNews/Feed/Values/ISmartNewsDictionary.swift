import Files

/// A dictionary of a feed, made for look-ups through the localization ladder.
struct ISmartNewsDictionary: Equatable, Sendable {
    /// The values by key.
    private(set) var values: ISmartNewsValues
    /// The values whose keys end in a condition on the system, by the key before it, in the order of the keys.
    private(set) var conditioned: [String: [Conditioned]] = [:]
    /// What stands before the first underscore of a key.
    private var stems: Set<Substring> = []

    /// A value and the condition under which it holds.
    struct Conditioned: Equatable, Sendable {
        var condition: ISmartNewsSystemCondition
        var value: PropertyValue
    }

    /// The dictionary with those entries.
    ///
    /// - Parameter folds: whether keys are put in lower case, here and in all dictionaries inside; of keys that differ in
    ///   case only the client keeps any, this the last.
    init(_ entries: [PropertyValue.Entry], folds: Bool) {
        values = ISmartNewsValues(capacity: entries.count)
        for entry in entries {
            let key = folds ? Self.folded(entry.key) : entry.key
            values[key] = folds ? Self.folded(entry.value) : entry.value
        }
        let variants = values.filter { $0.key.utf8.contains(UInt8(ascii: "_")) }
        for variant in variants.sorted(by: { $0.key < $1.key }) {
            let key = variant.key
            guard let underscore = key.utf8.lastIndex(of: UInt8(ascii: "_")) else { continue }
            stems.insert(Self.stem(key))
            let ending = key[underscore...]
            // The client looks for conditions in any case; in feeds all names are in lower case by then.
            guard ending.prefix(4).lowercased() == "_ios",
                let condition = ISmartNewsSystemCondition(ending.dropFirst(4))
            else { continue }
            let name = String(key[..<underscore])
            conditioned[name, default: []].append(Conditioned(condition: condition, value: variant.value))
        }
    }

    /// A dictionary inside one whose keys are folded already.
    init(folded entries: [PropertyValue.Entry]) {
        self.init(entries, folds: false)
    }

    /// The same dictionary with a value the client fills in.
    func filling(_ key: String, with value: PropertyValue) -> ISmartNewsDictionary {
        var result = self
        result.values[key] = value
        return result
    }

    /// Whether some key may be the given one with an ending.
    func mayHaveVariants(of key: String) -> Bool {
        !stems.isEmpty && stems.contains(Self.stem(key))
    }

    private static func stem(_ key: String) -> Substring {
        key.utf8.firstIndex(of: UInt8(ascii: "_")).map { key[..<$0] } ?? key[...]
    }

    /// A name in lower case; most are.
    private static func folded(_ key: String) -> String {
        key.utf8.contains { $0 >= 0x80 || (0x41...0x5A).contains($0) } ? ISmartNewsText.lowercased(key) : key
    }

    /// A value with all names inside in lower case; of names that differ in case only this keeps the last.
    static func folded(_ value: PropertyValue) -> PropertyValue {
        switch value {
        case .dictionary(let entries):
            var places: [ExactText: Int] = [:]
            var result: [PropertyValue.Entry] = []
            for entry in entries {
                let folded = PropertyValue.Entry(folded(entry.key), folded(entry.value))
                if let place = places[ExactText(folded.key)] {
                    result[place] = folded
                } else {
                    places[ExactText(folded.key)] = result.count
                    result.append(folded)
                }
            }
            return .dictionary(result)
        case .array(let values): return .array(values.map(folded))
        default: return value
        }
    }
}
