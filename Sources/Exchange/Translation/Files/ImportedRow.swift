/// A row of an exchange file with the file that it stands in.
public struct ImportedRow: Sendable {
    /// The file, as it was named.
    var file: String
    /// The row.
    var row: ExchangeRow

    /// A row of a file.
    public init(file: String, row: ExchangeRow) {
        self.file = file
        self.row = row
    }
}
