import Campaigns

extension NotableBlock {
    /// The library takes a condition that it does not know for one that is never satisfied.
    static func reportUnknown(_ entry: YAMLNode.Entry, _ reader: inout FieldReader) {
        let names = NotableConditionName.allCases.map(\.rawValue)
        // An older version of the library called them so.
        let renamed = entry.key.replacing("lastDisplayed", with: "lastDisplay")
        let suggestion =
            names.contains(renamed)
            ? "it is called “\(renamed)” now" : DidYouMean.suggestion(for: entry.key, among: names)
        reader.report(
            .notableUnknownCondition, at: entry.keyOffset,
            "Notable knows no condition “\(entry.key)”, and takes it for one that is never satisfied",
            suggestion: suggestion ?? "use one of \(names.joined(separator: ", "))")
    }
}

extension Rule {
    /// A condition that the library does not know.
    static let notableUnknownCondition = Rule.locked("notable-unknown-condition")
}
