import Campaigns

/// A campaign's block for one client, with what the translations say differently.
struct ClientBlock: Sendable {
    /// A reader of the block in the source file; its findings are added when it ends.
    var reader: FieldReader
    /// The offset of the block in the source file, nil if there is none.
    let offset: Int?

    /// The block of a client in a campaign.
    init(of client: String, in campaign: Campaign) {
        let node = campaign.source.blocks[client]
        offset = node?.offset
        reader = FieldReader(node ?? YAMLNode(.mapping([]), at: 0), in: campaign.source.file, path: client)
    }

    /// The entries of `raw:`, which are written unchanged after everything else; each use is a finding.
    mutating func raw() -> RawEntries {
        guard let node = reader.node("raw") else { return RawEntries() }
        reader.report(
            .rawEntry, at: node.offset, "what stands under “raw” is written as it is, and nobody knows what it does")
        guard case .dictionary(let entries) = PropertyValue(node) else {
            reader.wrongType("raw", node, expected: "a mapping")
            return RawEntries()
        }
        return RawEntries(entries, at: node.offset, places: Self.places(in: node))
    }
}

extension ClientBlock {
    /// Where the names of a mapping stand.
    fileprivate static func places(in node: YAMLNode) -> [String: Int] {
        guard case .mapping(let entries) = node.content else { return [:] }
        return Dictionary(keepingFirst: entries.map { ($0.key, $0.keyOffset) })
    }
}

extension PropertyValue {
    /// The dictionary with these entries behind its own; one of the same name is replaced where it stands.
    ///
    /// - Parameter ignoringCase: whether the client takes names for the same that differ in nothing but case.
    func merging(raw entries: [Entry], ignoringCase: Bool = false) -> PropertyValue {
        guard !entries.isEmpty, case .dictionary(var own) = self else { return self }
        for entry in entries {
            let name = ignoringCase ? entry.key.lowercased() : entry.key
            if let index = own.firstIndex(where: { (ignoringCase ? $0.key.lowercased() : $0.key) == name }) {
                own[index] = entry
            } else {
                own.append(entry)
            }
        }
        return .dictionary(own)
    }
}
