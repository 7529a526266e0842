import Campaigns

extension ClientFindings {
    /// Checks a client's blocks in translations, which may hold only what can be said differently in each language.
    ///
    /// - Parameters:
    ///   - localizable: the keys that may stand there.
    ///   - known: the keys that may stand in the source.
    mutating func checkTranslations(
        of campaign: Campaign, messages: [Message], client: String, localizable: [String], known: [String]
    ) {
        for (locale, text) in campaign.translations.sorted(by: { $0.key < $1.key }) {
            guard let node = text.blocks[client] else { continue }
            var reader = FieldReader(node, in: text.file, path: client)
            for key in localizable { _ = reader.texts(key) }
            if case .mapping(let entries) = node.content {
                for entry in entries where known.contains(entry.key) && !localizable.contains(entry.key) {
                    _ = reader.node(entry.key)
                    reader.report(
                        .unknownKey, at: entry.keyOffset,
                        "“\(client).\(entry.key)” belongs to the whole campaign, not to a translation",
                        suggestion: "write it in \(campaign.source.file.path)")
                }
            }
            let users = messages.filter { $0.texts.contains { $0.locale == locale } }.map(\.locale)
            add(
                reader.finish().map { finding in
                    var finding = finding
                    finding.locales = Set(users + [locale])
                    return finding
                })
        }
    }
}
