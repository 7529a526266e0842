/// The messages of phones of one locale by what people call them.
struct DeviceMessages {
    private let messages: [String: DeviceReport.Message]
    /// How many messages have a title.
    private let countByTitle: [String: Int]

    /// These messages, by campaign.
    init(_ messages: [String: DeviceReport.Message]) {
        self.messages = messages
        var counts: [String: Int] = [:]
        for message in messages.values {
            if let title = message.title { counts[title, default: 0] += 1 }
        }
        countByTitle = counts
    }

    /// The message of a campaign.
    subscript(campaign: String) -> DeviceReport.Message? { messages[campaign] }

    /// By what a device remembers a message.
    func identity(of name: RunReport.Name) -> String {
        switch name {
        case .campaign(let id): messages[id]?.identity ?? id
        case .id(let words), .words(let words): words
        }
    }

    /// What a user reads first in a message.
    func title(of name: RunReport.Name) -> String {
        title(ofKnown: name) ?? identity(of: name)
    }

    /// A message in an English sentence: its title in quotation marks, with what devices remember it by where another
    /// message has the same title. What has no title is called by that alone.
    func words(for name: RunReport.Name) -> String {
        let identity = identity(of: name)
        guard let title = title(ofKnown: name) else { return QuotedTitle.isolated(identity) }
        guard countByTitle[title, default: 0] > 1 else { return QuotedTitle.text(title) }
        return QuotedTitle.text(title, id: identity == title ? name.campaign : identity)
    }

    /// What stands on the buttons of a message.
    func buttons(of name: RunReport.Name) -> [String] {
        name.campaign.flatMap { messages[$0]?.buttons } ?? []
    }

    private func title(ofKnown name: RunReport.Name) -> String? {
        name.campaign.flatMap { messages[$0]?.title }
    }
}
