/// The forms of exchange files.
public enum ExchangeFormat: String, CaseIterable, Sendable {
    /// XLIFF 1.2.
    case xliff
    /// XLIFF 2.0.
    case xliff2
    /// A gettext catalogue.
    case po

    /// The end of its files' names.
    public var fileExtension: String { self == .po ? "po" : "xlf" }

    /// A document in this form.
    public func text(of document: ExchangeDocument) -> String {
        switch self {
        case .xliff: XLIFF1Writer(document).text()
        case .xliff2: XLIFF2Writer(document).text()
        case .po: CatalogueWriter(document).text()
        }
    }
}
