import Campaigns

extension ImportedRow {
    /// Where it begins.
    var position: SourcePosition { position(at: row.place.row) }

    private func position(at offset: Int) -> SourcePosition {
        row.place.text.position(at: offset).sourcePosition(in: file)
    }
}
