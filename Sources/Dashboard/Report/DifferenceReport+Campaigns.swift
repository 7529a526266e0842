extension DifferenceReport {
    /// What of it is about each campaign.
    var byCampaign: [String: DifferenceReport] {
        var parts: [String: DifferenceReport] = [:]
        let nothing = DifferenceReport(until: until, groups: [], messages: [])
        for group in groups {
            for item in group.items {
                for campaign in item.campaigns {
                    parts[campaign, default: nothing].add(item, under: group.title)
                }
            }
        }
        for message in messages { parts[message.campaign, default: nothing].messages.append(message) }
        return parts
    }

    private mutating func add(_ item: Item, under title: String) {
        if groups.last?.title == title {
            groups[groups.count - 1].items.append(item)
        } else {
            groups.append(Group(title: title, items: [item]))
        }
    }
}
