/// The rows of an exchange file, with what it says of itself.
public struct ExchangeFile: Sendable {
    /// What form it had: `XLIFF 1.2`.
    var form: String
    /// The rows.
    public var rows: [ExchangeRow]

    /// The largest file that is read, in bytes.
    public static let sizeLimit = 64 << 20

    /// Reads a file, whose form is recognized by what is in it.
    public static func read(_ bytes: [UInt8]) throws(ExchangeProblem) -> ExchangeFile {
        guard bytes.count <= sizeLimit else { throw ExchangeProblem("the file is larger than \(sizeLimit) bytes") }
        let text = try DecodedText.text(of: bytes)
        guard let first = text.first(where: { !$0.isWhitespace }) else { throw ExchangeProblem("the file is empty") }
        if first == "<" { return try XLIFFReader.read(IndexedText(text)) }
        if text.contains("msgid") { return try CatalogueReader.read(IndexedText(text)) }
        throw ExchangeProblem("this is neither XLIFF nor a PO catalogue")
    }
}
