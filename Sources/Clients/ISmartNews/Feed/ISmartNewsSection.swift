/// What stands under a key at the root of an element.
struct ISmartNewsSection: Equatable, Sendable {
    /// The dictionary that it should be, with folded keys; nil for anything else.
    let dictionary: ISmartNewsDictionary?

    /// The section that the value makes.
    init(_ value: PropertyValue) {
        dictionary = value.dictionary.map { ISmartNewsDictionary($0, folds: true) }
    }
}
