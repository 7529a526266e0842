extension Rule {
    /// A message that has a title and nothing else to read.
    public static let emptyText = Rule.changeable("empty-text", .warning)
}

/// Finds messages without a text, which are mostly ones that somebody has not finished.
public enum EmptyText {
    /// A finding for each file that gives no text, for all messages that would have theirs from it.
    ///
    /// Where a client's block names views or pages of its own, the words are there.
    public static func findings(in messages: [Message], of campaign: Campaign) -> [Diagnostic] {
        guard !campaign.source.blocks.values.contains(where: namesOwnPages) else { return [] }
        var places: [SourcePosition] = []
        var locales: [String: Set<String>] = [:]
        for message in messages where message.text.value.plain.isEmpty && message.text.value.imageCount == 0 {
            let place = message.text.position()
            if locales.updateValue((locales[place.file] ?? []).union([message.locale]), forKey: place.file) == nil {
                places.append(place)
            }
        }
        return places.map { place in
            Diagnostic(
                .emptyText, at: place, "there is no text, so people see a title with nothing below it",
                suggestion: "write what is new below the second ---", campaign: campaign.id,
                locales: locales[place.file])
        }
    }

    private static func namesOwnPages(_ block: YAMLNode) -> Bool {
        guard case .mapping(let entries) = block.content else { return false }
        return entries.contains { ["views", "urls"].contains($0.key) }
    }
}
