import Files

/// Tells tables, as spreadsheets keep them: people send translations in them, and nothing in one says which text of
/// which campaign a cell is.
public enum TableFile {
    private static let endings = [".csv", ".tsv", ".xls", ".xlsx", ".ods"]

    /// Whether a file has the name of one.
    public static func isNamed(by path: String) -> Bool {
        let name = PathSteps(path).last.lowercased()
        return endings.contains { name.hasSuffix($0) }
    }
}
