extension Campaign {
    /// Whether another reading found the same in the same files, so that both say the same in one workspace.
    public func isWritten(as other: Campaign) -> Bool {
        id == other.id && other.unreadTranslations.isEmpty
            && isWritten(in: other.source.file, translations: other.translations.map { ($0, $1.file) })
    }

    /// Whether it was read from these files, as they are, and from no other one.
    func isWritten(in source: SourceFile, translations: [(locale: String, file: SourceFile)]) -> Bool {
        unreadTranslations.isEmpty && self.source.file == source && self.translations.count == translations.count
            && translations.allSatisfy { self.translations[$0.locale]?.file == $0.file }
    }
}
