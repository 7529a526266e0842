/// The tables of recorded answers that can be run; a new one is one line here.
public enum TableCatalogue {
    /// Every table; where two have the same fields, the name of the file decides.
    public static let tables: [RecordedTable] = [
        .versionCompare,
        .caseInsensitiveCompare,
        .ismartnewsKeys,
        .ismartnewsDates,
        .ismartnewsPatterns,
    ]
}
