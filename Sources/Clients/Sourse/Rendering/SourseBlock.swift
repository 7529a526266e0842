import Campaigns

/// A campaign's block `sourse`.
struct SourseBlock: Sendable {
    /// All fields of the block.
    static let fields = ["tag", "immediate", "topic", "ab", "raw"]

    /// The label for analytics, where it is not the campaign's id.
    var tag: Located<String>?
    /// Whether the message is shown at once; else the SDK chooses the moment.
    var isImmediate = false
    /// The topic, where it is not the workspace's.
    var topic: Located<SourseTopic>?
    /// The topic whose phones get the message at once, to compare them with the others.
    var comparedTopic: Located<SourseTopic>?
    /// What is written into the payload unchanged.
    var raw = RawEntries()

    /// Reads a block.
    ///
    /// - Parameter locales: those that get the message.
    init(reading block: inout ClientBlock, locales: [String]) {
        tag = block.reader.text("tag")
        if let tag, tag.value.allSatisfy(\.isWhitespace) {
            block.reader.report(.badClientKey, at: tag.offset, "the tag is empty")
        }
        let immediate = block.reader.flag("immediate")
        isImmediate = immediate?.value ?? false
        topic = block.reader.sourseTopic("topic")
        if let topic { block.reader.checkLocale(of: topic, locales: locales) }
        comparedTopic =
            block.reader.nested("ab") { reader in
                if !reader.has("topic") {
                    reader.report(
                        .missingField, at: reader.offset, "“sourse.ab.topic” is missing: who gets it at once",
                        suggestion: "add topic: …")
                }
                return reader.sourseTopic("topic")
            } ?? nil
        if let immediate, comparedTopic != nil {
            block.reader.report(
                .contradictingBlock, at: immediate.offset,
                "“immediate” is the same for everyone, and “ab” compares it with the SDK's choice",
                suggestion: "keep one of the two")
        }
        raw = Self.texts(of: &block)
    }

    /// The entries of `raw`, all of them texts, as the characters in the file.
    private static func texts(of block: inout ClientBlock) -> RawEntries {
        let raw = block.raw()
        guard let node = block.reader.node("raw"), case .mapping(let entries) = node.content else { return raw }
        let texts = entries.compactMap { entry -> PropertyValue.Entry? in
            checkReserved(entry, &block.reader)
            checkDate(entry, &block.reader)
            guard case .scalar(let text, _) = entry.value.content else {
                block.reader.wrongType("raw.\(entry.key)", entry.value, expected: "text")
                return nil
            }
            return PropertyValue.Entry(entry.key, .string(text))
        }
        return raw.with(texts)
    }
}
