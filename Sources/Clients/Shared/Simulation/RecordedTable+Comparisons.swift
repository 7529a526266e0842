import Foundation

extension RecordedTable {
    /// Pairs of versions: -1, 0 or 1 as the first is less than, equal to or greater than the second.
    public static let versionCompare = comparison("version-compare") {
        NumericVersion($0).compare(to: NumericVersion($1))
    }

    /// Pairs of texts in the order of iNotify's keys: -1, 0 or 1.
    public static let caseInsensitiveCompare = comparison("case-insensitive-compare", CaseInsensitiveOrder.compare)

    private static func comparison(
        _ name: String, _ compare: @escaping @Sendable (String, String) -> ComparisonResult
    ) -> RecordedTable {
        RecordedTable(name: name, fields: ["a", "b", "expected"]) { line throws(JourneyError) in
            guard let first = try line.text("a"), let second = try line.text("b") else {
                throw JourneyError("a comparison needs the texts `a` and `b`")
            }
            return ["expected": .integer(compare(first, second).rawValue)]
        }
    }
}
