/// What stands under a key at the root of an element.
enum ISmartNewsSection: Equatable, Sendable {
    /// A dictionary with folded keys, as it should be.
    case dictionary(ISmartNewsDictionary)
    /// Anything else.
    case other

    /// The section that the value makes.
    init(_ value: PropertyValue) {
        if let entries = value.dictionary {
            self = .dictionary(ISmartNewsDictionary(entries, folds: true))
        } else {
            self = .other
        }
    }

    /// The dictionary, if it is one.
    var dictionary: ISmartNewsDictionary? {
        if case .dictionary(let dictionary) = self { dictionary } else { nil }
    }
}
