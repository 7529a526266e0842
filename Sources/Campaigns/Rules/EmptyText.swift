extension Rule {
    /// A message that has a title and nothing else to read.
    static let emptyText = Rule.changeable("empty-text", .warning)
}

/// Finds messages without a text, which are mostly ones that somebody has not finished.
public enum EmptyText {
    /// A finding for each file that gives no text, for all messages that would have theirs from it.
    ///
    /// Where a client's block names views or pages of its own, by fields or as they stand in the feed, the words are there;
    /// so they are where all its clients have a text under `raw`.
    ///
    /// - Parameter unsafeHTML: whether HTML reaches views and pages: then what has only tags is not empty.
    public static func findings(
        in messages: [Message], of campaign: Campaign, unsafeHTML: Bool
    ) -> [Diagnostic] {
        guard !campaign.source.blocks.values.contains(where: namesOwnPages),
            !campaign.clients.allSatisfy({ campaign.source.blocks[$0].map(hasOwnText) ?? false })
        else { return [] }
        var places: [SourcePosition] = []
        var locales: [String: Set<String>] = [:]
        for message in messages where isEmpty(message.text.value, unsafeHTML: unsafeHTML) {
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

    /// Leaves out findings of places where a client says as much or worse, as clients do that take no message without a
    /// text.
    public static func dropRepetitions(in findings: inout [Diagnostic]) {
        guard findings.contains(where: { $0.rule == .emptyText }) else { return }
        let others = Dictionary(
            findings.lazy.filter { $0.client != nil }.map { ($0.position, $0.severity) }, uniquingKeysWith: max)
        findings.removeAll { finding in
            finding.rule == .emptyText && others[finding.position].map { $0 >= finding.severity } ?? false
        }
    }

    private static func isEmpty(_ text: RenderedText, unsafeHTML: Bool) -> Bool {
        guard isBlank(text.plain), text.imageCount == 0 else { return false }
        return !unsafeHTML || !text.html.contains(/<[A-Za-z]/)
    }

    /// Whether nothing of a text is seen, such as a no-break space.
    private static func isBlank(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy {
            !(0x21...0x7E).contains($0.value)
                && ($0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint)
        }
    }

    private static func namesOwnPages(_ block: YAMLNode) -> Bool {
        guard case .mapping(let entries) = block.content else { return false }
        return entries.contains { ["views", "urls"].contains($0.key) || $0.key == "raw" && namesOwnPages($0.value) }
    }

    private static func hasOwnText(_ block: YAMLNode) -> Bool {
        guard case .mapping(let entries) = block.content,
            case .mapping(let raw)? = entries.first(where: { $0.key == "raw" })?.value.content
        else { return false }
        return raw.contains { ["text", "message"].contains($0.key.lowercased()) }
    }
}
