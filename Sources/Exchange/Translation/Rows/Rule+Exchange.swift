import Campaigns

extension Rule {
    /// The rules of exchange files and translations made with them.
    public static let ofExchange: [Rule] = [
        .exchangeFile, .exchangeRow, .lostPlaceholder, .rearrangedSource, .changedSource, .incompleteTranslation,
        .replacedTranslation, .unfinishedRows, .foreignTranslation,
    ]

    /// A file that cannot be read as XLIFF or PO.
    public static let exchangeFile = Rule.locked("exchange-file")
    /// A row that belongs to nothing in the workspace.
    static let exchangeRow = Rule.locked("exchange-row")
    /// A translation without a link or another code of its source, or with one that the source does not have.
    static let lostPlaceholder = Rule.locked("lost-placeholder")
    /// A source that has other paragraphs than when it was exported.
    static let rearrangedSource = Rule.locked("rearranged-source")
    /// A source that has changed since it was exported.
    static let changedSource = Rule.changeable("changed-source", .warning)
    /// A translation of which some rows are still missing.
    static let incompleteTranslation = Rule.changeable("incomplete-translation", .warning)
    /// A translation of another form than its source, which is written anew.
    static let replacedTranslation = Rule.changeable("replaced-translation", .warning)
    /// Rows without a finished translation.
    static let unfinishedRows = Rule.changeable("unfinished-rows", .note)
    /// A translation that a pseudo-translation must not replace.
    public static let foreignTranslation = Rule.changeable("foreign-translation", .warning)
}
