import Files

/// Finds the source text that a row was translated from.
enum RowSource {
    /// The parts of the source: as they are now where they have not changed, else as the row itself has them.
    static func parts(
        of row: ExchangeRow, key: UnitKey, source: TranslatableText, fingerprint: String
    ) -> [Inline] {
        let own = source[key.field]
        if key.fingerprint == fingerprint, let own { return own }
        let text = row.source.characters
        guard text.contains(where: { !$0.isWhitespace }) else { return own ?? [] }
        return key.field.isMarkdown ? InlineReader.markdown(text) : InlineReader.plain(text.trimmingWhitespace)
    }
}
