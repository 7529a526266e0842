import Campaigns

extension FieldReader {
    /// Notes keys that version 2.0.1 does not know.
    ///
    /// - Parameters:
    ///   - restrictions: keys that say who sees an item, when or how often, and cannot be left out in silence.
    ///   - others: keys without which the item is still shown as it is meant.
    mutating func checkVersion(
        of restrictions: [String], _ others: [String], version: ISmartNewsVersion
    ) {
        guard version == .v201 else { return }
        for key in restrictions {
            guard let node = node(key) else { continue }
            report(
                .ismartnewsNewerOnly, at: node.offset,
                "iSmartNews 2.0.1 ignores “\(key)”, so the item would be shown without it",
                suggestion: "leave it out, or set clients.ismartnews.clientVersion to 4.9.6")
        }
        for key in others {
            guard let node = node(key) else { continue }
            report(.noPlace, at: node.offset, "iSmartNews 2.0.1 has no place for “\(key)”: it came later")
        }
    }
}

extension Rule {
    /// A restriction that only a newer version of iSmartNews keeps.
    static let ismartnewsNewerOnly = Rule.locked("ismartnews-newer-only")
}
