import Campaigns

/// What translations say in their blocks for one client, where only a few fields may differ from the source.
struct TranslatedBlocks<Value: Sendable>: Sendable {
    /// What each translation's block says, by locale.
    private(set) var values: [String: Value] = [:]

    /// Reads the block of each translation of a campaign.
    ///
    /// - Parameters:
    ///   - fields: all fields of the client's block, by which one of the source is distinguished from a misspelt one.
    ///   - configuration: the workspace, for whose locales use which translation.
    ///   - body: reads what may differ.
    init(
        of client: String, in campaign: Campaign, fields: [String], configuration: WorkspaceConfiguration,
        _ findings: inout ClientFindings, body: (inout FieldReader) -> Value
    ) {
        for (locale, text) in campaign.translations.sorted(by: { $0.key < $1.key }) {
            guard let node = text.blocks[client] else { continue }
            var reader = FieldReader(node, in: text.file, path: client)
            values[locale] = body(&reader)
            // Nobody uses the file of a locale that the campaign is not for, which a warning says.
            let isUsed = campaign.locales.contains(locale)
            let users = isUsed ? campaign.locales.filter { configuration.chain(of: $0).contains(locale) } : [locale]
            findings.add(
                reader.finish(translationOf: campaign.source.file, whereOnlySourceHas: fields).map { finding in
                    var finding = finding
                    finding.locales = Set(users)
                    return finding
                })
        }
    }
}
