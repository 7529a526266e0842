import Campaigns

extension ImportedRow {
    /// Where it begins.
    var position: SourcePosition { position(at: row.place.row) }

    /// Where what it belongs to is named; where it begins if nothing names it.
    var keyPosition: SourcePosition { position(at: row.place.key ?? row.place.row) }

    /// Where its translation begins; where it begins itself if there is none.
    var targetPosition: SourcePosition {
        position(at: target.firstOffset(in: row.place.text.bytes) ?? row.place.row)
    }

    /// Where a part of its translation stands.
    ///
    /// - Parameter number: the part's number, from 0; nil where it is not a single one.
    func position(ofItem number: Int?) -> SourcePosition {
        guard let number, target.indices.contains(number) else { return targetPosition }
        return position(at: target[number].place.offset)
    }

    /// Where each of some problems of its translation stands: what is lost has no place but that of the translation. What
    /// is not looked for is reported at the last place that was found, so that it does not come before what was.
    func positions(of problems: [PlaceholderProblem]) -> [SourcePosition] {
        guard !problems.isEmpty else { return [] }
        let start = targetPosition
        let parts = target
        let search = PlaceholderSearch(in: parts.items.characters)
        var last = start
        var searched = 0
        return problems.map { problem -> SourcePosition in
            if problem.isLost { return start }
            guard searched < Self.searchLimit else { return last }
            searched += 1
            let offset = search.offset(of: problem.placeholder).flatMap { before in
                parts.offset(behind: before, in: row.place.text.bytes)
            }
            let found = offset.map(position(at:)) ?? start
            last = max(last, found)
            return found
        }
    }

    /// How many problems of a row are looked for in it, which takes time: as many as findings tell places of.
    private static let searchLimit = FindingLimit.listed + 1

    private var target: [PlacedItem] {
        zip(row.target, row.place.target).map { PlacedItem($0, at: $1) }
    }

    private func position(at offset: Int) -> SourcePosition {
        row.place.text.position(at: offset).sourcePosition(in: file)
    }
}
