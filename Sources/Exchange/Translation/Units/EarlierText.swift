/// Finds what a translation says in each block of a source that has changed since it was made.
struct EarlierText {
    private let translation: TranslatableText
    /// The translation's block for each of the source's.
    private var blocks: [Int: [Int]] = [:]

    /// Blocks of the same kind are paired from the front and from the end; what is left between goes to the first block
    /// that has none.
    init(_ translation: TranslatableText, for source: TranslatableText) {
        self.translation = translation
        let old = translation.body.places.map(\.kind.name)
        let new = source.body.places.map(\.kind.name)
        var front = 0
        while front < min(old.count, new.count), old[front] == new[front] {
            blocks[front] = [front]
            front += 1
        }
        guard old.count != new.count || front < old.count else { return }
        // Where one is longer, nobody knows which block is new: the paragraph at the end is most often still there.
        var back = 0
        while back < min(old.count, new.count) - front, old[old.count - 1 - back] == new[new.count - 1 - back] {
            blocks[new.count - 1 - back] = [old.count - 1 - back]
            back += 1
        }
        let rest = Array(front..<(old.count - back))
        if !rest.isEmpty, front < new.count { blocks[front, default: []] += rest }
    }

    /// What the translation says for a field of the source; nil where it says nothing.
    subscript(field: TranslatableField) -> [Inline]? {
        guard case .text(let number) = field else { return translation[field] }
        guard let own = blocks[number - 1], !own.isEmpty else { return nil }
        return Array(own.map { translation.body.places[$0].parts }.joined(separator: [Inline.lineBreak]))
    }
}
