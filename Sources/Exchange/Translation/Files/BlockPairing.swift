import Campaigns

/// Finds which of the exported blocks each block of the source is, which may have changed since.
struct BlockPairing {
    /// The number, from 0, that each block of the source had in the export.
    let places: [Int]

    /// Blocks keep their numbers as long as there are as many, or those that come back stand where they stood; otherwise each
    /// must be one of those that were exported.
    init(source: TranslatableText, isChanged: Bool, rows: [ImportedRow]) throws(MergeFailure) {
        let count = source.body.places.count
        var exported: [Int: [Inline]] = [:]
        for row in rows {
            guard let key = row.row.key, case .text(let number) = key.field else { continue }
            exported[number - 1] = InlineReader.markdown(row.row.source.characters)
            if !isChanged, number > count {
                throw MergeFailure(
                    rule: .exchangeRow, sentence: "the source has no block \(number)", position: row.keyPosition)
            }
        }
        // Some rows may be missing from what comes back.
        let areInPlace = exported.allSatisfy { number, parts in
            number < count && source.body.places[number].parts == parts
        }
        guard isChanged, !areInPlace, (exported.keys.max() ?? 0) + 1 != count else {
            places = Array(0..<count)
            return
        }
        // The numbers of blocks that say the same, the last first.
        var numbers = Dictionary(grouping: exported.keys.sorted(by: >)) { exported[$0] ?? [] }
        var places: [Int] = []
        for place in source.body.places {
            guard let found = numbers[place.parts]?.popLast() else {
                throw MergeFailure(
                    rule: .rearrangedSource,
                    sentence:
                        "the source has \(CountWords.of(count, "block")) of text now, and what came back is of another text, "
                        + "whose last block has number \((exported.keys.max() ?? 0) + 1); nobody knows which is which",
                    suggestion: "export it again; the program you translate with knows the translations it has")
            }
            places.append(found)
        }
        self.places = places
    }
}
