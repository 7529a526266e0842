import Files

/// A translation's Markdown: the source's, block by block, with the words of the translation.
struct TranslatedBody {
    private let source: TranslatableText
    private let existing: TranslatableText?
    private let texts: [[Inline]?]
    /// The blocks, from 0, that have no translation yet.
    let missing: [Int]

    /// The Markdown of new texts, one for each block of the source; blocks without one keep what a translation has
    /// that is up to date.
    init(source: TranslatableText, existing: TranslatableText?, isCurrent: Bool, texts: [[Inline]?]) {
        self.source = source
        self.existing = existing
        let kept = isCurrent && existing?.matches(source) == true ? existing?.body.places.map(\.parts) : nil
        let all = texts.enumerated().map { index, text in text ?? kept?[index] }
        self.texts = all
        missing = all.indices.filter { all[$0] == nil }
    }

    /// The Markdown; nil where what is there stays.
    ///
    /// - Parameter hasBody: whether there is any now.
    func bytes(hasBody: Bool) throws(MergeFailure) -> [UInt8]? {
        guard missing.isEmpty else { return nil }
        let texts = texts.compactMap { $0 }
        if texts.isEmpty { return hasBody ? nil : source.body.bytes }
        if existing?.matches(source) == true, existing?.body.places.map(\.parts) == texts { return nil }
        let bytes = source.body.filled(with: texts)
        // What was written is read again: nobody may lose a link because of where it has come to stand.
        let expected = Dictionary(keepingFirst: zip(source.body.places.map(\.range.lowerBound), texts))
        let places = BodyOutline(source.body.bytes, keepsWordless: true).places
        let all = places.map { place in
            let parts = expected[place.range.lowerBound] ?? place.parts
            return if case .heading = place.kind { parts.withoutLineBreaks } else { parts }
        }
        let written = BodyOutline(bytes, keepsWordless: true).places.map(\.parts)
        guard written == all else {
            let same = zip(written, all).prefix { $0 == $1 }.count
            let start = places.dropFirst(same).first?.range.lowerBound ?? source.body.bytes.count
            throw MergeFailure(
                rule: .lostPlaceholder,
                sentence: "the translation cannot be written as Markdown that reads the same",
                suggestion: "begin no paragraph with a tag",
                block: source.body.places.lastIndex { $0.range.lowerBound <= start })
        }
        return bytes
    }
}
