import Campaigns

extension ClientFindings {
    /// Checks what `raw` puts in place of entries that are made of the campaign's own fields: in every language the same,
    /// and looked at by no rule.
    ///
    /// - Parameters:
    ///   - raw: what stands under `raw`.
    ///   - own: the entries of each locale's message, without those of `raw`.
    ///   - identity: the entry by which phones know a message; variants of it for some phones count as well.
    ///   - ignoringCase: whether the client takes names for the same that differ in nothing but case.
    mutating func checkRaw(
        _ raw: RawEntries, replacing own: [PropertyValue], identity: String? = nil,
        ignoringCase: Bool = false
    ) {
        for entry in raw.entries {
            let name = ignoringCase ? entry.key.lowercased() : entry.key
            if let identity, name == identity || ignoringCase && name.hasPrefix(identity + "_") {
                report(
                    .rawIdentity, at: raw.offset(of: entry.key),
                    "phones know the message by “\(entry.key)”, and under “raw” it is not compared with others",
                    suggestion: "write \(identity) in the block itself")
                continue
            }
            let isReplaced = own.contains { message in
                (message.dictionary ?? []).contains { other in
                    (ignoringCase ? other.key.lowercased() : other.key) == name && other.value != entry.value
                }
            }
            guard isReplaced else { continue }
            report(
                .rawReplaces, at: raw.offset(of: entry.key),
                "“\(entry.key)” under “raw” takes the place of what the campaign says itself",
                suggestion: "use the campaign's own field, or leave it out")
        }
    }
}

extension Rule {
    /// A `raw` entry in place of the one by which phones know a message.
    static let rawIdentity = Rule.locked("raw-identity")
    /// A `raw` entry in place of one that is made of the campaign's own fields.
    static let rawReplaces = Rule.changeable("raw-replaces", .warning)
}
