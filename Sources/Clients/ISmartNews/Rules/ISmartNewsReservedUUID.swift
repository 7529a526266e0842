import Campaigns

extension FieldReader {
    /// Checks an item's uuid: the library keeps its events under it untrimmed, and does things of its own with some.
    mutating func checkUUID(
        _ uuid: Located<String>?, of campaign: Campaign, version: ISmartNewsVersion
    ) {
        let uuid = uuid ?? Located(campaign.id, at: 0)
        if uuid.value.allSatisfy(\.isWhitespace) {
            report(.badClientKey, at: uuid.offset, "the uuid is empty", suggestion: "leave it out to use the id")
        } else if uuid.value.first?.isWhitespace == true || uuid.value.last?.isWhitespace == true {
            report(
                .badClientKey, at: uuid.offset,
                "the uuid “\(uuid.value)” has spaces around it, which separate it from its events",
                suggestion: "write it without them")
        }
        guard let effect = Self.effect(ofUUID: uuid.value, version: version) else { return }
        report(
            .ismartnewsReservedUUID, at: uuid.offset,
            "iSmartNews gives “\(uuid.value)” a meaning of its own: \(effect)",
            suggestion: "use another uuid unless that is meant")
    }

    private static func effect(ofUUID uuid: String, version: ISmartNewsVersion) -> String? {
        let stays = version == .v201 ? ", and devices show it even when it has left the feed" : ""
        switch ISmartNewsReservedItem(rawValue: uuid) {
        case .review: return "it comes before all others, once per version unless it says otherwise\(stays)"
        case .whatIsNew: return "it comes before all others, only after an upgrade unless it says otherwise\(stays)"
        case nil:
            guard version == .v496, uuid == "subscribe" || uuid.hasPrefix("subscribe_") else { return nil }
            return "it is shown once per install unless it says otherwise"
        }
    }
}

extension Rule {
    /// A uuid that the library treats in its own way.
    static let ismartnewsReservedUUID = Rule.changeable("ismartnews-reserved-uuid", .warning)
}
